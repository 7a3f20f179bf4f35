import { beforeEach, describe, expect, test } from 'vitest';
import { eraseLeft } from '../../src/modules/account/leaving.ts';
import { readJoining } from '../../src/modules/joining/own-joining.ts';
import { enrol, makeOperators, openSessions } from '../support/enrol.ts';
import { atOnce, tally } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { createInvitation, joinWith, setJoining } from './joining.ts';

const server = useServer();
const day = 24 * 3_600;
let operator: TestMember;
let marit: TestMember;
beforeEach(async () => {
  await server.app.context.community.refresh();
  [operator] = await enrol(server, 'Amara');
  marit = await server.join('Marit');
  await makeOperators(server, operator);
});

const revoke = (by: TestMember, invitationId: string) => by.api.call('revokeInvitation', { path: { invitationId } });
const stateOf = async (invitationToken: string) => {
  const { status, body } = await server.visitor.call('getInvitation', { path: { invitationToken } });
  return status === 200 ? body : [status, body];
};

describe('an invitation', () => {
  beforeEach(() => setJoining(server, operator, { joinBy: 'invitation' }));

  test('lets in as many as its uses, and the two know of each other', async () => {
    const link = await createInvitation(marit, { label: ' For two friends ', uses: 2 });
    expect(link).toMatchObject({ label: 'For two friends', uses: 2, used: 0, isRevoked: false, joined: [] });
    expect(await stateOf(link.token)).toEqual({ state: 'open', by: 'Marit' });
    for (const name of ['Ann', 'Ben'])
      expect(await joinWith(server, link.token, { name })).toMatchObject({ status: 201 });
    expect(await stateOf(link.token)).toEqual({ state: 'used', by: 'Marit' });
    expect(await joinWith(server, link.token)).toMatchObject({ status: 409, body: { code: 'invitation_used' } });
    const { invitations, mayInvite } = await marit.api.ok('listOwnInvitations');
    expect(invitations).toMatchObject([{ used: 2, joined: [{ name: 'Ann' }, { name: 'Ben' }] }]);
    expect(mayInvite).toBe(0);
    const { invitations: all } = await operator.api.ok('listInvitations');
    expect(all).toMatchObject([{ madeBy: { _id: marit.id }, joined: [{ name: 'Ann' }, { name: 'Ben' }] }]);
    const people = server.database.db.selectFrom('members').select(['id', 'name', 'email']).where('name', '=', 'Ann');
    const [invited] = await openSessions(server, await people.execute());
    expect((await invited?.api.ok('listOwnInvitations'))?.invitedBy).toMatchObject({ _id: marit.id, name: 'Marit' });
  });

  test('lets in one of two who take its last use at once', async () => {
    const link = await createInvitation(operator, { uses: 3 });
    const answers = await atOnce(6, () => joinWith(server, link.token));
    expect(tally(answers)).toEqual({ 201: 3, 409: 3 });
    const { length } = await server.database.db.selectFrom('joinings').select('member_id').execute();
    expect(length).toBe(3);
    expect((await operator.api.ok('listInvitations')).invitations).toMatchObject([{ used: 3 }]);
  });

  test('ends after its days', async () => {
    const link = await createInvitation(operator, { days: 1 });
    server.clock.advance(day - 1);
    expect(await stateOf(link.token)).toEqual({ state: 'open' });
    server.clock.advance(1);
    expect(await stateOf(link.token)).toEqual({ state: 'expired' });
    expect(await joinWith(server, link.token)).toMatchObject({ status: 409, body: { code: 'invitation_expired' } });
  });

  test('that is revoked lets nobody in, also who has opened it before', async () => {
    const link = await createInvitation(marit, {});
    expect(await stateOf(link.token)).toMatchObject({ state: 'open' });
    expect((await revoke(operator, link._id)).status).toBe(404);
    expect(await revoke(marit, link._id)).toMatchObject({ status: 200, body: { invitation: { isRevoked: true } } });
    expect(await joinWith(server, link.token)).toMatchObject({ status: 404, body: { code: 'invitation_not_found' } });
    expect((await marit.api.ok('listOwnInvitations')).mayInvite).toBe(2);
  });

  test('is revoked by any operator, with an entry in the log', async () => {
    const link = await createInvitation(marit, {});
    const path = { invitationId: link._id };
    expect(await marit.api.call('revokeAnyInvitation', { path })).toMatchObject({ status: 403 });
    await operator.api.ok('revokeAnyInvitation', { path });
    expect(await joinWith(server, link.token)).toMatchObject({ status: 404 });
    const audit = await server.database.db.selectFrom('audit').select(['what', 'target_id']).execute();
    expect(audit).toContainEqual({ what: 'invitation.revoked', target_id: link._id });
  });

  test('of a member who leaves, or of members who may no longer invite, lets nobody in', async () => {
    const [link, ofOperator] = [await createInvitation(marit, {}), await createInvitation(operator, {})];
    await setJoining(server, operator, { invitationsPerMonth: 0 });
    expect(await joinWith(server, link.token)).toMatchObject({ status: 404 });
    expect(await joinWith(server, ofOperator.token)).toMatchObject({ status: 201 });
    await setJoining(server, operator, { invitationsPerMonth: 2 });
    await marit.api.ok('deleteAccount', { body: { password: marit.password } });
    expect(await joinWith(server, link.token)).toMatchObject({ status: 404 });
  });

  const dismiss = async ({ id }: TestMember, is_operator = false) =>
    await server.database.db.updateTable('members').set({ is_operator }).where('id', '=', id).execute();

  test('of an operator who is dismissed or leaves lets nobody in, and lists say so', async () => {
    const [rosa] = await enrol(server, 'Rosa');
    await makeOperators(server, rosa);
    const link = await createInvitation(rosa, { uses: 300 });
    const isRevoked = async () =>
      (await operator.api.ok('listInvitations')).invitations.find(({ _id }) => _id === link._id)?.isRevoked;
    expect(await isRevoked()).toBe(false);
    await dismiss(rosa);
    expect(await joinWith(server, link.token)).toMatchObject({ status: 404, body: { code: 'invitation_not_found' } });
    expect(await isRevoked()).toBe(true);
    expect(await rosa.api.ok('listOwnInvitations')).toMatchObject({ mayInvite: 2, invitations: [{ isRevoked: true }] });
    await dismiss(rosa, true);
    expect(await stateOf(link.token)).toEqual({ state: 'open' });
    const leaving = { leaving_at: server.clock.now() };
    await server.database.db.updateTable('members').set(leaving).where('id', '=', rosa.id).execute();
    expect(await joinWith(server, link.token)).toMatchObject({ status: 404 });
    expect(await isRevoked()).toBe(true);
  });

  test.each([
    { end: 'its maker is dismissed', work: () => dismiss(operator) },
    { end: 'it is revoked', work: (id: string) => revoke(operator, id) },
  ])('lets nobody in whose password is read while $end', async ({ work }) => {
    const link = await createInvitation(operator, {});
    const { passwords } = server.app.context;
    const { hash } = passwords;
    passwords.hash = async (password) => {
      passwords.hash = hash;
      await work(link._id);
      return await hash(password);
    };
    expect(await joinWith(server, link.token)).toMatchObject({ status: 404, body: { code: 'invitation_not_found' } });
    const joined = await server.database.db.selectFrom('joinings').select('member_id').execute();
    expect(joined).toEqual([]);
  });

  test('is for as many people in 30 days as operators allow; a repeated call makes none', async () => {
    const call = { body: { uses: 1, days: 30 }, headers: { 'idempotency-key': 'one' } };
    const first = await marit.api.ok('createInvitation', call);
    expect((await marit.api.ok('createInvitation', call)).invitation._id).toBe(first.invitation._id);
    const other = await marit.api.call('createInvitation', { ...call, body: { uses: 2, days: 30 } });
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    const tooMany = await marit.api.call('createInvitation', { body: { uses: 2, days: 30 } });
    expect(tooMany).toMatchObject({ status: 409, body: { code: 'too_many_invitations', params: { limit: 1 } } });
    expect(tally(await atOnce(3, () => marit.api.call('createInvitation', { body: call.body })))).toEqual({
      201: 1,
      409: 2,
    });
    server.clock.advance(30 * day);
    const [again] = await openSessions(server, [marit]);
    expect((await again?.api.ok('listOwnInvitations'))?.mayInvite).toBe(2);
  });
});

test('a repeated call finds its link, however many were made since', async () => {
  const call = { body: { uses: 1, days: 30 }, headers: { 'idempotency-key': 'one' } };
  const first = await operator.api.ok('createInvitation', call);
  const now = server.clock.now();
  const link = { label: '', made_by: operator.id, is_of_operator: true, uses: 1, created_at: now, expires_at: now };
  const later = Array.from({ length: 200 }, (_, index) => ({ ...link, token: `later-${index}` }));
  await server.database.db.insertInto('invitations').values(later).execute();
  expect((await operator.api.ok('createInvitation', call)).invitation._id).toBe(first.invitation._id);
  // Of the same moment as 200 others.
  for (const label of ['One', 'Two', 'Three']) await createInvitation(operator, { label });
});

test('the copy of their data names whom the page names: nobody who has blocked the other', async () => {
  const link = await createInvitation(marit, {});
  await joinWith(server, link.token, { name: 'Jonas' });
  const { db } = server.database;
  const { id: jonas } = await db
    .selectFrom('members')
    .select('id')
    .where('name', '=', 'Jonas')
    .executeTakeFirstOrThrow();
  expect(await readJoining(db, marit.id)).toMatchObject({ invited: [{ name: 'Jonas' }] });
  expect(await readJoining(db, jonas)).toMatchObject({ invitedBy: 'Marit' });
  await db
    .insertInto('blocks')
    .values({ blocker_id: jonas, blocked_id: marit.id, created_at: server.clock.now() })
    .execute();
  expect(await readJoining(db, marit.id)).toMatchObject({ invited: [], invitations: [{ used: 1 }] });
  expect(await readJoining(db, jonas)).toMatchObject({ invitedBy: null });
});

test.each(['two\nlines', 'two\u2028lines', 'turned \u202Earound'])(
  'a label is one line of what is seen, not %j',
  async (label) => {
    const answer = await operator.api.call('createInvitation', { body: { label, uses: 1, days: 30 } });
    expect(answer).toMatchObject({ status: 400, body: { field: 'label' } });
  },
);

test('who joins counts as a use only if the sign-up succeeds', async () => {
  const link = await createInvitation(operator, {});
  const body = { name: 'Ann', email: marit.email, password: 'a long passphrase', invitation: link.token };
  expect(await server.visitor.call('signUp', { body })).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  expect(await stateOf(link.token)).toEqual({ state: 'open' });
});

test('an inviter who is erased is no longer named, and those who joined stay', async () => {
  const link = await createInvitation(marit, { label: 'For Jonas' });
  await joinWith(server, link.token);
  await marit.api.ok('deleteAccount', { body: { password: marit.password } });
  server.clock.advance(8 * day);
  await eraseLeft(server.app.context);
  const [row] = await server.database.db.selectFrom('invitations').selectAll().execute();
  expect(row).toMatchObject({ made_by: null, label: '' });
  expect(row?.revoked_at).not.toBeNull();
  const joinings = await server.database.db.selectFrom('joinings').select('invited_by').execute();
  expect(joinings).toEqual([{ invited_by: null }]);
});
