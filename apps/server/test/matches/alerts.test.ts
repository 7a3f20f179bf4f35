import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { jobHandlers } from '../../src/modules/job-handlers.ts';
import { holdSession } from '../support/kinds/things.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { edit, matchesOf, skilled } from './skilled.ts';

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir });
const hour = 3_600;

/** Runs the job as the worker does. */
const runJob = async () => await jobHandlers(server.app.context).alerts?.({ id: 'job', data: {} });

/** Runs the job a minute after all edits, by the database's clock. */
async function runAfterEdits(): Promise<void> {
  await sql`update new_swap_pairs set at = at - interval '61 seconds'`.execute(server.database.db);
  await runJob();
}

/** Creates members with confirmed addresses whose changes have been processed. */
async function settled<const Lines extends readonly string[]>(...lines: Lines) {
  const members = await skilled(server, ...lines);
  const { db } = server.database;
  await db.deleteFrom('new_swap_pairs').execute();
  await db.updateTable('members').set({ email_verified_at: server.clock.now() }).execute();
  return members;
}

/** Returns the titles of a member's unread notifications of swaps, and how often each was sent. */
async function told(member: TestMember) {
  return (await unreadOf(member)).map(({ title, count }) => `${title.replace(/you(?:[,:]).*/, 'you')}, ${count}×`);
}

async function unreadOf({ api }: TestMember) {
  const { notifications } = await api.ok('listNotifications');
  return notifications.filter(({ kind, isRead }) => kind === 'swapsFound' && !isRead);
}

const titles = async (member: TestMember) => (await unreadOf(member)).map(({ title }) => title);

const read = async ({ api }: TestMember) =>
  await api.ok('readNotifications', { body: { upTo: server.clock.inHours(1) } });

/** Sends all queued emails, even ones not yet due. Returns the subjects of those to a member. */
async function subjectsTo({ email }: TestMember): Promise<(string | undefined)[]> {
  const { rows } = await sql<{ id: string; data: { notificationId: number } }>`
    delete from jobs.job where name = 'email' returning id, data`.execute(server.database.db);
  for (const job of rows) await jobHandlers(server.app.context).email?.(job);
  return (await mails()).filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject);
}

test('a member who changes their skills is notified once of new matches, a minute later', async () => {
  const [ana] = await settled('Ana: Python for Chess', 'Ben: Chess for Python', 'Cai: Bread for Python');
  await edit(ana, { wants: ['Chess', 'Bread'] });
  expect(await matchesOf(ana)).toHaveLength(2);
  await runJob();
  expect(await told(ana)).toEqual([]);
  await runAfterEdits();
  expect(await told(ana)).toEqual(['1 new swap for you, 1×']);
  await read(ana);
  await edit(ana, { wants: ['Chess'] });
  await edit(ana, { wants: ['Chess', 'Bread'] });
  await runAfterEdits();
  expect(await told(ana)).toEqual([]);
});

test('a notification names the person and the skills, and never somebody whom the member has met', async () => {
  const [ana, ben] = await settled('Ana: Python for Chess', 'Ben: Go for Python', 'Cai: Go for Python, Chess');
  await edit(ben, { teaches: ['Chess'] });
  await runAfterEdits();
  expect(await titles(ana)).toEqual(['1 new swap for you: Ben teaches Chess, you teach Python']);
  expect(await titles(ben)).toEqual(['1 new swap for you: Ana teaches Python, you teach Chess']);
  await read(ana);
  await holdSession(server, ana, ben, -2);
  server.clock.advance(25 * hour);
  await edit(ana, { teaches: ['Python', 'Bread'] });
  await edit(ben, { wants: ['Python', 'Bread'] });
  await runAfterEdits();
  expect(await titles(ana)).toEqual([]);
});

test('a ring counts, and an edit without a new match is not mentioned', async () => {
  const [ana, ben] = await settled('Ana: Python for Go', 'Ben: Bread for Python', 'Cai: Chess for Bread');
  await edit(ana, { wants: ['Go', 'Sewing'] });
  await runAfterEdits();
  expect(await told(ana)).toEqual([]);
  await edit(ana, { wants: ['Go', 'Chess'] });
  await runAfterEdits();
  expect(await titles(ana)).toEqual(['1 new ring for you: Cai teaches Chess, you teach Python']);
  expect(await titles(ben)).toEqual(['1 new ring for you: Ana teaches Python, you teach Bread']);
});

test('others are notified at most once in 24 hours, of all matches since then', async () => {
  const [ana, ben, cai, dan] = await settled(
    'Ana: Python for Chess',
    'Ben: Go for Python',
    'Cai: Go for Python',
    'Dan: Go for Python',
  );
  await edit(ben, { teaches: ['Chess'] });
  await runAfterEdits();
  expect(await told(ana)).toEqual(['1 new swap for you, 1×']);
  await read(ana);
  server.clock.advance(hour);
  await edit(cai, { teaches: ['Chess'] });
  await edit(dan, { teaches: ['Chess'] });
  await runAfterEdits();
  server.clock.advance(22 * hour);
  await runJob();
  expect(await told(ana)).toEqual([]);
  server.clock.advance(2 * hour);
  await runJob();
  await runJob();
  expect(await told(ana)).toEqual(['2 new swaps for you, 1×']);
});

test('a job that runs twice notifies once, even at the same time', async () => {
  const [ana, ben] = await settled('Ana: Python for Chess', 'Ben: Go for Python');
  await edit(ben, { teaches: ['Chess'] });
  await sql`update new_swap_pairs set at = at - interval '61 seconds'`.execute(server.database.db);
  await Promise.all([runJob(), runJob(), runJob()]);
  await runJob();
  expect([await told(ana), await told(ben)]).toEqual([['1 new swap for you, 1×'], ['1 new swap for you, 1×']]);
  expect(await subjectsTo(ana)).toEqual([expect.stringMatching(/^1 new swap for you: .*Ben.* teaches .*Chess/)]);
});

test('a new teacher of a popular skill causes notifications of the 50 best partners', async () => {
  const lines = Array.from({ length: 30 }, (_, n) => [`One ${n}: Python for Chess`, `Two ${n}: Sewing for Chess`]);
  const [ana] = await settled('Ana: Go for Python, Sewing', ...lines.flat());
  await edit(ana, { teaches: ['Chess'] });
  await runAfterEdits();
  expect(await told(ana)).toEqual(['50 new swaps for you, 1×']);
  const rows = await server.database.db
    .selectFrom('notifications')
    .select('member_id')
    .where('kind', '=', 'swapsFound')
    .where('member_id', '<>', ana.id)
    .execute();
  expect(new Set(rows.map(({ member_id }) => member_id)).size).toBe(50);
}, 60_000);

test('notifications and emails exclude matches that were blocked, suspended or dismissed since', async () => {
  const [ana, ben, cai, dan, eva] = await settled(
    'Ana: Python for Chess',
    'Ben: Go for Python',
    'Cai: Go for Python',
    'Dan: Go for Python',
    'Eva: Go for Python',
  );
  // Ana has just been notified, so these wait for a day.
  await server.database.db
    .insertInto('match_alert_times')
    .values({ member_id: ana.id, told_at: server.clock.now() })
    .execute();
  for (const member of [ben, cai, dan, eva]) await edit(member, { teaches: ['Chess'] });
  await runAfterEdits();
  const keyOf = async (member: TestMember) => (await matchesOf(ana, { userId: member.id }))[0]?.key ?? '';
  await ana.api.ok('setMatchState', { path: { key: await keyOf(ben) }, body: { state: 'dismissed' } });
  server.clock.advance(25 * hour);
  await runJob();
  expect(await told(ana)).toEqual(['3 new swaps for you, 1×']);
  // The notification names one of them.
  const [named] = await unreadOf(ana);
  const [first, second] = [cai, dan, eva].toSorted((one, other) => isNamed(other) - isNamed(one));
  function isNamed({ id }: TestMember) {
    return Number(id === named?.actor?._id);
  }
  await first?.api.ok('blockMember', { path: { userId: ana.id } });
  const leaving = { leaving_at: server.clock.now() };
  await server.database.db
    .updateTable('members')
    .set(leaving)
    .where('id', '=', second?.id ?? '')
    .execute();
  expect(await subjectsTo(ana)).toEqual(['1 new swap for you']);
});

test('nothing is sent if no match is left, or the member has switched these emails off', async () => {
  const [ana, ben, cai] = await settled('Ana: Python for Chess', 'Ben: Go for Python', 'Cai: Chess for Sewing');
  await ana.api.ok('setNotificationSettings', { body: { kinds: [{ kind: 'swapsFound', email: false }] } });
  await edit(ben, { teaches: ['Chess'] });
  await edit(cai, { wants: ['Python'] });
  await runAfterEdits();
  expect([(await told(ana)).length, (await told(ben)).length, (await told(cai)).length]).toEqual([1, 1, 1]);
  await edit(ben, { teaches: ['Go'] });
  expect([await subjectsTo(ana), await subjectsTo(ben)]).toEqual([[], []]);
  expect(await told(ben)).toEqual([]);
  expect(await subjectsTo(cai)).toEqual([expect.stringMatching(/^1 new swap for you: .*Ana.* teaches .*Python/)]);
});
