import { beforeEach, describe, expect, test } from 'vitest';
import { givePassword, knownPassword, startCodes } from '../authorisation/accounts.ts';
import type { Occasion } from '../authorisation/occasion.ts';
import { appoint, enrol, makeOperators } from '../support/enrol.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();
const password = knownPassword;
const reason = 'Their phone was stolen.';
let amara: TestMember;
let ann: TestMember;

beforeEach(async () => {
  [amara, ann] = await enrol(server, 'Amara', 'Ann');
  await makeOperators(server, amara);
  await givePassword({ server, caller: amara });
});

const change = (by: TestMember, who: TestMember, roles: { role: 'member' | 'moderator'; isOperator: boolean }) =>
  by.api.call('setMemberRoles', { path: { userId: who.id }, body: { ...roles, password } });

const auditOf = async (what: 'role.changed' | 'log_ins.ended' | 'codes.reset') => {
  const log = server.database.db.selectFrom('audit').select(['actor_id', 'target_id', 'details']);
  return await log.where('what', '=', what).execute();
};

describe('roles', () => {
  test('are set by operators with their password, and logged', async () => {
    const answer = await change(amara, ann, { role: 'moderator', isOperator: true });
    expect(answer).toMatchObject({ status: 200, body: { member: { role: 'moderator', isOperator: true } } });
    expect((await ann.api.call('listCases')).status).toBe(200);
    expect((await ann.api.call('listSettings')).status).toBe(200);
    const details = { role: 'moderator, operator' };
    expect(await auditOf('role.changed')).toEqual([{ actor_id: amara.id, target_id: ann.id, details }]);
    const wrong = { role: 'member', isOperator: false, password: 'not this one' };
    const refused = await amara.api.call('setMemberRoles', { path: { userId: ann.id }, body: wrong });
    expect(refused).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
  });

  test('that a member has already are not logged', async () => {
    expect((await change(amara, ann, { role: 'member', isOperator: false })).status).toBe(200);
    expect(await auditOf('role.changed')).toEqual([]);
  });

  test('leave one operator, also when two dismiss each other', async () => {
    const none = { role: 'member', isOperator: false } as const;
    expect(await change(amara, amara, none)).toMatchObject({ status: 409, body: { code: 'last_operator' } });
    await change(amara, ann, { role: 'member', isOperator: true });
    await givePassword({ server, caller: ann });
    const answers = await Promise.all([change(amara, ann, none), change(ann, amara, none)]);
    expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
    const left = await server.database.db.selectFrom('members').select('id').where('is_operator', '=', true).execute();
    expect(left).toHaveLength(1);
  });

  test('of the environment stay', async () => {
    const { settings } = server.app.context;
    settings.moderators.push(ann.email);
    try {
      await appoint(server, ann);
      const answer = await change(amara, ann, { role: 'member', isOperator: false });
      expect(answer).toMatchObject({ status: 409, body: { code: 'set_by_server' } });
    } finally {
      settings.moderators.pop();
    }
  });
});

describe('the list of members', () => {
  const namesOf = async (query: Record<string, string>) => {
    const { members } = await amara.api.ok('listCommunityMembers', { query });
    return members.map(({ name }) => name).toSorted();
  };
  const change = async (who: TestMember, values: object) =>
    await server.database.db.updateTable('members').set(values).where('id', '=', who.id).execute();

  test('is filtered by words and states', async () => {
    const [old, back, gone] = await enrol(server, 'Old Ånn', 'Back', 'Gone');
    const joined = { created_at: server.clock.inHours(-24 * 30) };
    await change(old, { ...joined, seen_on: null });
    await change(back, {
      ...joined,
      seen_on: server.clock.inHours(-24).slice(0, 10),
      email_verified_at: joined.created_at,
    });
    await change(gone, { leaving_at: joined.created_at });
    expect(await namesOf({ search: 'ann' })).toEqual(['Ann', 'Old Ånn']);
    expect(await namesOf({ search: '@ann' })).toEqual(['Ann', 'Old Ånn']);
    expect(await namesOf({ search: ann.email })).toEqual(['Ann']);
    expect(await namesOf({ search: '@example.org' })).toEqual([]);
    expect(await namesOf({ search: '%' })).toEqual([]);
    expect(await namesOf({ filter: 'new' })).toEqual(['Amara', 'Ann']);
    expect(await namesOf({ filter: 'never_back' })).toEqual(['Old Ånn']);
    expect(await namesOf({ filter: 'unconfirmed' })).toEqual(['Ann', 'Old Ånn']);
    expect(await namesOf({ filter: 'restricted' })).toEqual([]);
  });

  test('hides the visits of members who hide them', async () => {
    await change(ann, { seen_on: '2026-01-05', hides_activity: true });
    const { members } = await amara.api.ok('listCommunityMembers', { query: { search: 'ann' } });
    expect(members).toEqual([expect.not.objectContaining({ seenOn: expect.anything() })]);
    await change(ann, { created_at: '2026-01-05T09:00:00.000Z' });
    expect(await namesOf({ filter: 'never_back' })).toEqual([]);
    await change(ann, { hides_activity: false });
    expect(await namesOf({ filter: 'never_back' })).toEqual(['Ann']);
  });
});

describe('help with log-ins', () => {
  test('ends all of them, with a reason', async () => {
    const body = { reason: ` ${reason} `, password };
    const path = { userId: ann.id };
    expect(await amara.api.ok('logOutMember', { path, body })).toMatchObject({ member: { logIns: 0 } });
    expect((await ann.api.call('getExport')).status).toBe(401);
    expect(await auditOf('log_ins.ended')).toEqual([{ actor_id: amara.id, target_id: ann.id, details: { reason } }]);
    const blank = await amara.api.call('logOutMember', { path, body: { ...body, reason: ' ' } });
    expect(blank).toMatchObject({ status: 400, body: { field: 'reason' } });
  });

  test('turns codes off, of others alone', async () => {
    const body = { reason, password };
    const reset = (who: TestMember) => amara.api.call('resetMemberCodes', { path: { userId: who.id }, body });
    expect(await reset(ann)).toMatchObject({ status: 409, body: { code: 'codes_off' } });
    await startCodes({ server, caller: ann } as Occasion, true);
    expect(await reset(ann)).toMatchObject({ status: 200, body: { member: { hasCodes: false } } });
    expect(await auditOf('codes.reset')).toHaveLength(1);
    expect(await reset(amara)).toMatchObject({ status: 409, body: { code: 'own_account' } });
  });
});
