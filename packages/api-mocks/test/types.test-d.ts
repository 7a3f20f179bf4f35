// Checked by the compiler alone: each line below an expectation must not compile.
import { assertType } from 'vitest';
import { makeEvent, makeUser } from '../src/factories.ts';
import { handlers } from '../src/handlers.ts';
import { createHttp } from '../src/http.ts';
import { networkHandlers, networkState } from '../src/network.ts';
import type { BodyOf, OperationName, StatusOf } from '../src/operations.ts';

const http = createHttp({});

export function names() {
  assertType<OperationName>('users.list');
  // @ts-expect-error: no such operation
  assertType<OperationName>('users.getAll');
  assertType<StatusOf<'events.register'>>(409);
  // @ts-expect-error: reading a list conflicts with nothing
  assertType<StatusOf<'events.list'>>(409);
  assertType<BodyOf<'users.list'>>({ success: true, users: [] });
  // @ts-expect-error: a bare array stays bare
  assertType<BodyOf<'events.list'>>({ events: [] });
  void handlers.users.list;
  // @ts-expect-error: no such handler
  void handlers.users.all;
}

export function states() {
  networkState('users.list', 'empty');
  networkState('users.detail', 'notFound');
  networkState('articles.detail', 'notFound');
  networkHandlers({ 'events.register': 'conflict', 'users.list': 'loading' });
  // @ts-expect-error: a profile is there or not, never empty
  networkState('users.detail', 'empty');
  // @ts-expect-error: the contract declares no 403 for the list of members
  networkState('users.list', 'forbidden');
  // @ts-expect-error: reading takes no file
  networkState('users.detail', 'tooLarge');
  // @ts-expect-error: the same in the other form
  networkHandlers({ 'users.list': 'conflict' });
  // @ts-expect-error: no such operation
  networkHandlers({ 'users.everybody': 'error' });
}

export function drift() {
  http.get('/api/skills/recent', ({ response }) => response(200).json({ success: true, skills: [] }));
  // @ts-expect-error: the field is called skills
  http.get('/api/skills/recent', ({ response }) => response(200).json({ success: true, recent: [] }));
  // @ts-expect-error: this status is not declared
  http.get('/api/skills/recent', ({ response }) => response(404).json({ success: false, message: 'No' }));
  // @ts-expect-error: no such path
  http.get('/api/skills/newest', ({ response }) => response(200).json([]));
}

export function factories() {
  makeUser({ name: 'Ada' });
  // @ts-expect-error: not a field of a member
  makeUser({ fullName: 'Ada' });
  // @ts-expect-error: a tab's label is not a status
  makeEvent({ status: 'Scheduled' });
}
