import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { eraseLeft } from '../../src/modules/account/leaving.ts';
import { findMembersWithUnsent } from '../../src/modules/delivery/repository.ts';
import { makePair } from '../blocks/pair.ts';
import { accountEmails } from '../support/accounts/account-emails.ts';
import { appoint, enrol, openSessions } from '../support/enrol.ts';
import { atOnce, holdSession, hostEvent, letIn, say, tally } from '../support/kinds/things.ts';
import { appeal, decide, latestOf, report } from '../support/moderation.ts';
import { pictureForm, pngPicture } from '../support/pictures.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org', verifyEmail: 'off' });
const { deliver } = accountEmails(server, mails);

const leave = ({ api, password }: TestMember) => api.call('deleteAccount', { body: { password } });
const logIn = ({ email, password }: TestMember) => server.visitor.call('logIn', { body: { email, password } });
const erase = () => eraseLeft(server.app.context);
const passDays = (days: number) =>
  server.clock.set(new Date(server.clock.now().getTime() + days * 24 * 3_600_000).toISOString());

/** Returns everything that is stored, except the bytes of pictures that are still used. */
async function dump(): Promise<string> {
  const { db } = server.database;
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`.execute(db);
  expect(tables.length).toBeGreaterThan(20);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select stored::text as row from ${sql.raw(name)} as stored`.execute(db);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n').toLowerCase();
}

describe('a member who leaves', () => {
  test('has to enter their password', async () => {
    const ana = await server.join('Ana');
    const answer = await ana.api.call('deleteAccount', { body: { password: 'not mine' } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
    expect(await ana.api.call('checkAuth')).toMatchObject({ status: 200 });
  });

  test('is logged out everywhere, found by nobody, and informed when the account is erased', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    const elsewhere = await server.logIn(ana.email, ana.password);
    await deliver();
    expect(await leave(ana)).toMatchObject({ status: 200, body: { erasedAt: '2026-11-27T12:00:00.000Z' } });
    for (const { api } of [ana, elsewhere]) expect(await api.call('checkAuth')).toMatchObject({ status: 401 });
    for (const client of [server.visitor, ben.api]) {
      const { users } = await client.ok('listUsers');
      expect(users.map(({ _id }) => _id)).toEqual([ben.id]);
    }
    expect(await ben.api.call('getUser', { path: { userId: ana.id } })).toMatchObject({ status: 404 });
    await deliver();
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({ to: [{ address: ana.email }], subject: 'Your account will be deleted' });
    expect(mail?.text).toContain('We erase it on Friday, November 27 at 12:00 PM UTC');
  });

  test('loses upcoming plans, and the others are notified', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    const own = await hostEvent(server, ana);
    await letIn(ana, ben, own._id);
    const other = await hostEvent(server, ben);
    await letIn(ben, ana, other._id);
    await holdSession(server, ben, ana, 5);
    await leave(ana);
    const { notifications } = await ben.api.ok('listNotifications');
    expect(notifications.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['eventCanceled', 'sessionCanceled']));
    expect((await ben.api.ok('listMySessions')).sessions).toMatchObject([{ status: 'Cancelled' }]);
    const { event } = await ben.api.ok('getEvent', { path: { eventId: other._id } });
    expect(event).toMatchObject({ participants: [], current_participants_count: 0 });
  });

  test('gets no emails that ask them to come back', async () => {
    const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
    await say(ben, ana, 'Hello');
    const unsent = () => findMembersWithUnsent(server.app.context, null, server.clock.now());
    expect(await unsent()).toMatchObject([{ member_id: ana.id }]);
    await leave(ana);
    expect(await unsent()).toEqual([]);
  });

  test('stays when they log in within seven days', async () => {
    const ana = await server.join('Ana');
    await leave(ana);
    passDays(6.9);
    await erase();
    expect(await logIn(ana)).toMatchObject({ status: 200, body: { cameBack: true } });
    passDays(7);
    await erase();
    expect((await server.visitor.ok('listUsers')).users).toMatchObject([{ _id: ana.id }]);
    const again = await logIn(ana);
    expect(again.status).toBe(200);
    expect(again.body).not.toHaveProperty('cameBack');
  });

  test('is erased once, or stays, with many concurrent log-ins', async () => {
    const ana = await server.join('Ana');
    await leave(ana);
    passDays(7);
    const [, answers] = await Promise.all([erase(), atOnce(3, () => logIn(ana))]);
    const { erased_at } = await server.database.db
      .selectFrom('members')
      .select('erased_at')
      .where('id', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect(tally(answers)).toEqual(erased_at === null ? { 200: 3 } : { 401: 3 });
  });
});

describe('a member who is erased', () => {
  test('leaves only the shared data of others in the database, as a former member', async () => {
    const ana = await server.join('Anastasia Unverwechselbar', { skillsOffered: ['Glassblowing'] });
    const ben = await server.join('Ben');
    await ana.api.ok('editUser', {
      path: { userId: ana.id },
      form: pictureForm({ about: 'Unverwechselbar about me' }, await pngPicture()),
    });
    const event = await hostEvent(server, ana, { description: 'Unverwechselbar evening' });
    await letIn(ana, ben, event._id);
    const { _id: sessionId } = await holdSession(server, ana, ben, -1);
    const review = { rating: 5, comment: 'Patient and clear.', reviewedTo: ben.id, sessionId };
    await ana.api.ok('createReview', { body: review });
    const { conversationId } = await say(ana, ben, 'See you then');
    await ben.api.ok('reportUser', { body: { reportedUser: ana.id, reason: 'Was late.' } });
    await ana.api.ok('changeEmail', { body: { email: 'moved-unverwechselbar@example.org', password: ana.password } });
    const weekly = [{ weekday: 1, from: '18:00', to: '21:00' }];
    await ana.api.ok('setAvailability', { body: { timeZone: 'Antarctica/Troll', weekly } });
    const { db } = server.database;
    await db.updateTable('sessions').set({ agreed_at: server.clock.now() }).where('id', '=', sessionId).execute();
    await ana.api.ok('sayAttendance', { path: { sessionId }, body: { answer: 'theyMissed' } });
    await ana.api.ok('requestExport');
    const { image_hash } = await server.database.db
      .selectFrom('members')
      .select('image_hash')
      .where('id', '=', ana.id)
      .executeTakeFirstOrThrow();
    const traces = ['unverwechselbar', 'antarctica/troll', 'theymissed', ana.email, image_hash ?? 'a picture'];
    const before = await dump();
    expect(traces.filter((trace) => before.includes(trace))).toEqual(traces);

    await leave(ana);
    passDays(7);
    await erase();
    const after = await dump();
    expect(traces.filter((trace) => after.includes(trace))).toEqual([]);

    const back = await server.logIn(ben.email, ben.password);
    const pair = { userId: ben.id, otherUserId: ana.id };
    expect(await back.chat.ok('openConversation', { body: pair })).toMatchObject({ _id: conversationId });
    const messages = await back.chat.ok('listMessages', { path: { conversationId } });
    expect(messages.map(({ text }) => text)).toEqual(['See you then']);
    const chats = await back.chat.ok('listChatUsers', { path: { currentUserId: ben.id } });
    expect(chats).toMatchObject([{ name: 'Former member', isFormer: true, unreadCount: 0 }]);
    const { reviews } = await back.api.ok('listUserReviews', { path: { userId: ben.id } });
    expect(reviews).toMatchObject([{ comment: 'Patient and clear.' }]);
    expect(JSON.stringify(reviews)).toContain('Former member');
    expect(await back.api.call('getUser', { path: { userId: ana.id } })).toMatchObject({ status: 404 });
    const body = { senderId: ben.id, receiverId: ana.id, text: 'Are you there?' };
    expect(await back.chat.call('sendMessage', { body })).toMatchObject({ status: 404 });
    expect((await logIn(ana)).status).toBe(401);
  });

  test('frees the address for a new sign-up', async () => {
    const ana = await server.join('Ana');
    const signUp = () =>
      server.visitor.call('signUp', { body: { name: 'Another', email: ana.email, password: ana.password } });
    await leave(ana);
    expect(await signUp()).toMatchObject({ status: 409 });
    passDays(7);
    await erase();
    expect(await signUp()).toMatchObject({ status: 201 });
    const found = await server.visitor.ok('listUsers', { query: { name: 'former' } });
    expect(found.users).toEqual([]);
  });

  test('and their blocks are deleted, while actions of others stay', async () => {
    const pair = await makePair(server);
    const { viewer, other, third } = pair;
    await viewer.api.ok('blockMember', { path: { userId: other.id } });
    const db = server.database.db;
    await db.updateTable('members').set({ leaving_at: server.clock.now() }).where('id', '=', other.id).execute();
    passDays(7);
    await erase();
    expect(await db.selectFrom('blocks').selectAll().execute()).toEqual([]);
    const reviews = await server.visitor.ok('listUserReviews', { path: { userId: third.id } });
    expect(reviews.reviews).toHaveLength(1);
  });
});

test('an appeal waits for no moderator once its account is erased', async () => {
  const ana = await server.join('Ana');
  const [ben, mo, mia] = await enrol(server, 'Ben', 'Mo', 'Mia');
  await appoint(server, mo, mia);
  await decide(mo, await report(server, ben, 'member', ana.id));
  await appeal(ana, (await latestOf(ana))._id);
  await leave(ana);
  const waiting = async (moderator: TestMember) =>
    (await moderator.api.ok('listNeeds')).needs.filter(({ kind }) => kind === 'cases').map(({ count }) => count);
  expect(await waiting(mia)).toEqual([1]);
  passDays(7);
  await erase();
  const [later] = await openSessions(server, [mia]);
  expect(await waiting(later as TestMember)).toEqual([]);
  expect((await later?.api.ok('listCases'))?.counts).toEqual({ open: 0, appealed: 0, closed: 1 });
});
