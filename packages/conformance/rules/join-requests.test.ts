import { describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { visitor } from '../src/backend.ts';
import { effect } from '../src/effects.ts';
import { newMember } from '../src/members.ts';
import { given } from '../src/states.ts';

const unknown = { joinRequestId: '00000000-0000-4000-8000-000000000000' };

describe('listJoinRequests', () => {
  addition('has who waits, for operators', async (context) => {
    const { api, joinRequestId } = await given(context, 'somebody asks to join');
    const { requests } = await api.ok('listJoinRequests');
    expect(requests.map(({ _id }) => _id)).toContain(joinRequestId);
    const ann = await newMember('Ann');
    // Moderators let people in where operators allow it.
    const moderator = await given(context, 'a case');
    for (const { api: other } of [ann, moderator])
      expect(await other.outcome('listJoinRequests')).toEqual([403, 'not_operator']);
  });

  addition('has each request under its own id', async (context) => {
    const { api, joinRequestId: first } = await given(context, 'somebody asks to join');
    const { joinRequestId: second } = await given(context, 'somebody asks to join');
    const { requests } = await api.ok('listJoinRequests');
    const emailOf = (id: string) => requests.find(({ _id }) => _id === id)?.email;
    await api.ok('decideJoinRequest', { path: { joinRequestId: first }, body: { decision: 'declined' } });
    const left = (await api.ok('listJoinRequests')).requests.map(({ email }) => email);
    expect(left).toContain(emailOf(second));
    expect(left).not.toContain(emailOf(first));
  });
});

const decided = { let_in: 'let_in', declined: 'declined' };

effect('decideJoinRequest', 'decision', decided, async (decision, context) => {
  const { api, joinRequestId } = await given(context, 'somebody asks to join');
  const path = { joinRequestId };
  const { request } = await api.ok('decideJoinRequest', { path, body: { decision } });
  const { requests } = await api.ok('listJoinRequests');
  return requests.some(({ _id }) => _id === joinRequestId) ? 'waits' : request.decision;
});

describe('decideJoinRequest', () => {
  addition('is for operators, about somebody who waits', async (context) => {
    const { api, joinRequestId } = await given(context, 'somebody asks to join');
    const ann = await newMember('Ann');
    const body = { decision: 'let_in' };
    const call = { path: { joinRequestId }, body };
    expect(await ann.api.outcome('decideJoinRequest', call)).toEqual([403, 'not_operator']);
    expect(await api.outcome('decideJoinRequest', { path: unknown, body })).toEqual([404, 'request_not_found']);
    const wrong = { path: { joinRequestId }, body: { decision: 'later' } };
    expect(await api.outcome('decideJoinRequest', wrong)).toEqual([400, 'invalid_input']);
  });
});

describe('withdrawJoinRequest', () => {
  addition('erases the request of who knows its password, once', async (context) => {
    const password = 'correct horse battery';
    const { email } = await given(context, 'my request to join', { password });
    const withdraw = (body: object) => visitor.outcome('withdrawJoinRequest', { body });
    expect(await withdraw({ email, password: 'wrong horse battery' })).toEqual([401, 'wrong_credentials']);
    expect(await withdraw({ email })).toEqual([400, 'invalid_input']);
    expect((await visitor.ok('withdrawJoinRequest', { body: { email, password } })).isWithdrawn).toBe(true);
    expect(await withdraw({ email, password })).toEqual([401, 'wrong_credentials']);
    expect(await visitor.outcome('logIn', { body: { email, password } })).toEqual([401, 'wrong_credentials']);
  });

  addition('answers who is a member that they have an account', async () => {
    const { email, password } = await newMember('Ann');
    const call = { body: { email, password } };
    expect(await visitor.outcome('withdrawJoinRequest', call)).toEqual([409, 'email_taken']);
  });
});

describe('undoJoinDecision', () => {
  addition('has the request wait again, for operators', async (context) => {
    const { api, joinRequestId } = await given(context, 'somebody asks to join');
    const path = { joinRequestId };
    await api.ok('decideJoinRequest', { path, body: { decision: 'declined' } });
    const ann = await newMember('Ann');
    expect(await ann.api.outcome('undoJoinDecision', { path })).toEqual([403, 'not_operator']);
    await api.ok('undoJoinDecision', { path });
    const { requests } = await api.ok('listJoinRequests');
    expect(requests.map(({ _id }) => _id)).toContain(joinRequestId);
    expect(await api.outcome('undoJoinDecision', { path: unknown })).toEqual([404, 'request_not_found']);
  });
});
