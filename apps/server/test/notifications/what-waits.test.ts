import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { jobHandlers } from '../../src/modules/job-handlers.ts';
import { edit } from '../matches/skilled.ts';
import { appoint, enrol, openSessions } from '../support/enrol.ts';
import { waitCourses, waitSteps } from '../support/env.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { emptyDatabase } from '../support/test-database.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { act, course, type Step } from '../waits/course.ts';
import { keyOf, waitingFor } from '../waits/expected.ts';
import { openAs, passedBetween, wasNotified } from '../waits/notified.ts';
import type { Scene } from '../waits/scene.ts';
import { endPassed } from '../waits/standing.ts';
import { readTables, type Tables } from '../waits/tables.ts';
import { areParted, isLeaving, isSuspended } from '../waits/view.ts';

const { dataDir, mails, empty } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org' });
const password = 'correct horse battery';

/** Each teaches the next one. */
const people = [
  'Ana: Python for Chess',
  'Ben: Bread for Python',
  'Cai: Chess for Bread',
  'Dov: Chess for Bread',
  'Eva: Bread for Chess',
];

async function settle(): Promise<Pick<Scene, 'members' | 'moderators'>> {
  await emptyDatabase(server.database);
  // Suspensions and absences are compared with the database's own clock, too.
  server.clock.set(`${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`);
  const members = await Promise.all(people.map((line) => server.join(line.split(':')[0] ?? '')));
  for (const [index, line] of people.entries()) {
    const [, teaches = '', wants = ''] = /: (.+) for (.+)$/.exec(line) ?? [];
    await edit(members[index] as TestMember, { about: 'Happy to swap.', teaches: [teaches], wants: [wants] });
  }
  const confirmed = members.slice(0, 4).map(({ id }) => id);
  const { db } = server.database;
  await db.updateTable('members').set({ email_verified_at: server.clock.now() }).where('id', 'in', confirmed).execute();
  const [, ben] = members;
  const { settings } = await (ben as TestMember).api.ok('getNotificationSettings');
  const quietHours = { from: '22:00', to: '07:00' };
  await ben?.api.ok('setNotificationSettings', { body: { quietHours, timeZone: settings.timeZone } });
  const [mo, mia] = await enrol(server, 'Mo', 'Mia');
  await appoint(server, mo, mia);
  await sql`delete from jobs.job`.execute(db);
  empty();
  return { members, moderators: [mo, mia] };
}

/** What the worker does in a minute. */
async function work(): Promise<void> {
  const handlers = jobHandlers(server.app.context);
  await handlers.reminders?.({} as never);
  await handlers.erasures?.({} as never);
  const { rows } = await sql<{ id: string; name: 'email' | 'invitation' | 'digest' | 'account-email'; data: never }>`
    delete from jobs.job where name in ('email', 'invitation', 'digest', 'account-email')
    returning id, name, data`.execute(server.database.db);
  for (const { name, ...job } of rows) await handlers[name]?.(job as never);
}

async function requireWaits(tables: Tables, member: TestMember): Promise<void> {
  const { needs } = await member.api.ok('listNeeds');
  const expected = waitingFor(tables, member.id, server.clock.now()).map(keyOf);
  const told = needs.map(({ kind, _id, count, endsAt }) => keyOf({ kind, _id, count, ...(endsAt && { endsAt }) }));
  expect([member.name, ...told.sort()]).toEqual([member.name, ...expected.sort()]);
  for (const { title, path } of needs)
    expect([member.name, title, path, await openAs(member, path)]).toEqual([member.name, title, path, 200]);
}

async function requireBell(member: TestMember): Promise<void> {
  const { unread, notifications } = await member.api.ok('listNotifications', { query: { limit: 100 } });
  const open = notifications.filter(({ isRead }) => !isRead);
  expect([member.name, unread]).toEqual([member.name, open.length]);
  for (const { title, path } of open)
    expect([member.name, title, path, await openAs(member, path)]).toEqual([member.name, title, path, 200]);
}

async function requireInbox(tables: Tables, member: TestMember): Promise<void> {
  const people = await member.chat.ok('listChatUsers', { path: { currentUserId: member.id } });
  for (const { conversationId, unreadCount } of people) {
    const read = tables.reads.find((one) => one.conversation_id === conversationId && one.member_id === member.id);
    const unread = tables.messages.filter(
      ({ conversation_id, seq, sender_id, deleted_at }) =>
        conversation_id === conversationId &&
        sender_id !== member.id &&
        deleted_at === null &&
        seq > (read?.read_seq ?? 0),
    );
    expect([conversationId, unreadCount]).toEqual([conversationId, unread.length]);
  }
  const asking = people.filter(({ request, isArchived = false }) => request === 'incoming' && !isArchived);
  const { needs } = await member.api.ok('listNeeds');
  const waiting = needs.find(({ kind }) => kind === 'messageRequests')?.count ?? 0;
  expect([member.name, asking.length]).toEqual([member.name, waiting]);
}

async function requireMails(members: readonly TestMember[]): Promise<void> {
  for (const { to, subject, text = '' } of await mails()) {
    const member = members.find(({ email }) => email === to?.[0]?.address);
    for (const [, path = ''] of text.matchAll(/https:\/\/swap\.example\.org(\/[^\s)>]*)/g))
      if (member !== undefined)
        expect([member.name, subject, path, await openAs(member, path)]).toEqual([member.name, subject, path, 200]);
  }
  empty();
}

async function walk(steps: Step[]): Promise<void> {
  let { members, moderators } = await settle();
  let tables = await readTables(server.database.db);
  let before = server.clock.now();
  let openedAt = before;
  for (const step of steps) {
    const { by, isDone } = await act(server, { members, moderators }, tables, step);
    if (step.verb === 'quit' && isDone) members = members.filter((member) => member !== by);
    const now = server.clock.now();
    // A suspension ends the log-ins.
    if (step.verb === 'suspend' || now.getTime() - openedAt.getTime() > 2 * 24 * 3_600_000) {
      const [mo, mia, ...others] = await openSessions(server, [...moderators, ...members]);
      moderators = [mo as TestMember, mia as TestMember];
      members = others.map((member) => ({ ...member, password }));
      openedAt = now;
    }
    await endPassed(server);
    const passed = passedBetween(await readTables(server.database.db), before, now);
    await work();
    tables = await readTables(server.database.db);
    const read = tables;
    const present = members.filter(({ id }) => !isSuspended(read, id));
    await Promise.all(
      present.map(async (member) => {
        await requireWaits(read, member);
        await requireBell(member);
        await requireInbox(read, member);
      }),
    );
    await requireMails(members);
    for (const one of passed) {
      const there = one.to.filter((id) => members.some((member) => member.id === id));
      const ties = one.to.some((id) => isLeaving(tables, id) || one.to.some((other) => areParted(tables, id, other)));
      if (!ties) for (const id of there) expect([one, wasNotified(tables.notifications, id, one)]).toEqual([one, true]);
    }
    before = now;
  }
}

test(
  `${waitCourses} random courses: what waits is what the tables say, all of it opens, and no end passes unsaid`,
  async () => {
    await fc.assert(fc.asyncProperty(course(waitSteps), walk), { numRuns: waitCourses, endOnFailure: true });
  },
  Math.max(120_000, waitCourses * 20_000),
);
