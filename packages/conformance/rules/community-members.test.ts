import { describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { effect, leftOut } from '../src/effects.ts';
import { newMember } from '../src/members.ts';
import { given } from '../src/states.ts';

const password = 'correct horse battery';
const reason = 'They asked for it.';

describe('setMemberRoles', () => {
  addition('appoints and dismisses, with the password of an operator', async (context) => {
    const { api } = await given(context, 'an operator with a member');
    const ann = await newMember('Ann');
    const path = { userId: ann.id };
    const set = (body: object) => api.outcome('setMemberRoles', { path, body: { password, ...body } });
    expect(await set({ role: 'moderator', isOperator: true })).toEqual([200]);
    expect((await ann.api.call('listCases')).status).toBe(200);
    expect((await ann.api.call('listTexts')).status).toBe(200);
    expect(await set({ role: 'member', isOperator: false })).toEqual([200]);
    expect(await ann.api.outcome('listCases')).toEqual([403, 'not_moderator']);
    expect(await set({ role: 'member', isOperator: true, password: 'another' })).toEqual([403, 'wrong_password']);
    expect(await set({ role: 'king', isOperator: true })).toEqual([400, 'invalid_input']);
  });

  addition('is for operators, as is the list of members', async () => {
    const ann = await newMember('Ann');
    const call = { path: { userId: ann.id }, body: { role: 'moderator', isOperator: true, password } };
    expect(await ann.api.outcome('setMemberRoles', call)).toEqual([403, 'not_operator']);
    expect(await ann.api.outcome('listCommunityMembers')).toEqual([403, 'not_operator']);
  });

  addition('finds no member who is not there', async (context) => {
    const { api } = await given(context, 'an operator with a member');
    const path = { userId: '00000000-0000-4000-8000-000000000000' };
    const call = { path, body: { role: 'member', isOperator: false, password } };
    expect(await api.outcome('setMemberRoles', call)).toEqual([404, 'user_not_found']);
  });
});

effect('setMemberRoles', 'role', { member: [403, 'not_moderator'], moderator: [200] }, async (role, context) => {
  const { api } = await given(context, 'an operator with a member');
  const ann = await newMember('Ann');
  await api.ok('setMemberRoles', { path: { userId: ann.id }, body: { role, isOperator: false, password } });
  return await ann.api.outcome('listCases');
});

effect('setMemberRoles', 'isOperator', { true: [200], false: [403, 'not_operator'] }, async (value, context) => {
  const { api } = await given(context, 'an operator with a member');
  const ann = await newMember('Ann');
  const body = { role: 'member', isOperator: value === 'true', password };
  await api.ok('setMemberRoles', { path: { userId: ann.id }, body });
  return await ann.api.outcome('listTexts');
});

const filtered = { new: true, unconfirmed: false, restricted: false, never_back: false, [leftOut]: true };

effect('listCommunityMembers', 'filter', filtered, async (filter, context) => {
  const { api, otherId } = await given(context, 'an operator with a member');
  const query = { search: 'carvalho', ...(filter && { filter }) };
  const { members } = await api.ok('listCommunityMembers', { query });
  return members.some(({ _id }) => _id === otherId);
});

effect('listCommunityMembers', 'search', { carvalho: true, brandt: false }, async (search, context) => {
  const { api, otherId } = await given(context, 'an operator with a member');
  const { members } = await api.ok('listCommunityMembers', { query: { ...(search && { search }) } });
  return members.some(({ _id }) => _id === otherId);
});

describe('logOutMember', () => {
  addition('ends the log-ins of a member', async (context) => {
    const { api } = await given(context, 'an operator with a member');
    const ann = await newMember('Ann');
    const answer = await api.ok('logOutMember', { path: { userId: ann.id }, body: { reason, password } });
    expect(answer.member).toMatchObject({ _id: ann.id, logIns: 0 });
    expect((await ann.api.call('getExport')).status).toBe(401);
  });

  addition('is for operators with their password', async (context) => {
    const { api } = await given(context, 'an operator with a member');
    const ann = await newMember('Ann');
    const path = { userId: ann.id };
    expect(await ann.api.outcome('logOutMember', { path, body: { reason, password } })).toEqual([403, 'not_operator']);
    const body = { reason, password: 'another' };
    expect(await api.outcome('logOutMember', { path, body })).toEqual([403, 'wrong_password']);
  });
});

describe('resetMemberCodes', () => {
  addition('turns off the codes of others, once', async (context) => {
    const { api, otherId, memberId } = await given(context, 'an operator with a member');
    const reset = (userId: string) => api.outcome('resetMemberCodes', { path: { userId }, body: { reason, password } });
    expect(await reset(otherId)).toEqual([200]);
    expect(await reset(otherId)).toEqual([409, 'codes_off']);
    expect(await reset(memberId)).toEqual([409, 'own_account']);
  });

  addition('is for operators with their password', async (context) => {
    const { api, otherId } = await given(context, 'an operator with a member');
    const ann = await newMember('Ann');
    const path = { userId: otherId };
    const call = { path, body: { reason, password } };
    expect(await ann.api.outcome('resetMemberCodes', call)).toEqual([403, 'not_operator']);
    const body = { reason, password: 'another' };
    expect(await api.outcome('resetMemberCodes', { path, body })).toEqual([403, 'wrong_password']);
  });
});
