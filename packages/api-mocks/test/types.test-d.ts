// Only type-checked: each line after an expectation must not compile.
import { assertType } from 'vitest';
import { makeEvent, makeUser } from '../src/factories.ts';
import { handlers } from '../src/handlers.ts';
import { createHttp } from '../src/http.ts';
import { networkHandlers, networkState } from '../src/network.ts';
import type { BodyOf, OperationName, StatusOf } from '../src/operations.ts';

const http = createHttp({});

export function names() {
  assertType<OperationName>('listUsers');
  // @ts-expect-error: no such operation
  assertType<OperationName>('getAllUsers');
  assertType<StatusOf<'registerForEvent'>>(409);
  // @ts-expect-error: reading a list conflicts with nothing
  assertType<StatusOf<'listEvents'>>(409);
  assertType<BodyOf<'listUsers'>>({ success: true, users: [] });
  // @ts-expect-error: a bare array stays bare
  assertType<BodyOf<'listEvents'>>({ events: [] });
  void handlers.listUsers;
  // @ts-expect-error: no such handler
  void handlers.listEverybody;
}

export function states() {
  networkState('listUsers', 'empty');
  networkState('getUser', 'notFound');
  networkState('getArticle', 'notFound');
  networkHandlers({ registerForEvent: 'conflict', listUsers: 'loading' });
  // @ts-expect-error: a profile is there or not, never empty
  networkState('getUser', 'empty');
  // @ts-expect-error: the contract declares no 403 for the list of members
  networkState('listUsers', 'forbidden');
  // @ts-expect-error: reading takes no file
  networkState('getUser', 'tooLarge');
  // @ts-expect-error: the same in the other form
  networkHandlers({ listUsers: 'conflict' });
  // @ts-expect-error: no such operation
  networkHandlers({ listEverybody: 'error' });
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
