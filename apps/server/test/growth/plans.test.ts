import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import type { OperationId } from '../../src/contract/handlers.ts';
import { migrationTables } from '../../src/db/migrate.ts';
import { jobsSchema } from '../../src/jobs/jobs.ts';
import { openSessions } from '../support/enrol.ts';
import { insertCommunity } from '../support/kinds/kinds.ts';
import { StatementLog } from '../support/programs/statement-log.ts';
import { createTestBackups } from '../support/test-backups.ts';
import { TestClient } from '../support/test-client.ts';
import { TestClock } from '../support/test-clock.ts';
import { emptyDatabase, testDatabase } from '../support/test-database.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { testSettings } from '../support/test-settings.ts';

const size = { members: 10_000, events: 5_000, skills: 8_000, sessions: 4_000, conversations: 2_000 };
const clock = new TestClock();

let log: StatementLog;
/** The tables that have grown, with their numbers of rows. */
let grown: Map<string, number>;
let tableNames: string[];
let server: TestServer;
let ana: TestMember;
let ids: Record<'member' | 'other' | 'event' | 'host' | 'reviewed' | 'session' | 'conversation' | 'image', string>;

beforeAll(async () => {
  const database = await testDatabase();
  await emptyDatabase(database);
  await insertCommunity(database.db, size, clock.now());
  log = new StatementLog(database);
  const backups = createTestBackups(clock.now);
  const app = await buildApp({ settings: testSettings(), database: log.watched(), clock: clock.now, backups });
  server = { app, database, clock, visitor: new TestClient(app) } as TestServer;
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, reltuples as count from pg_class where relkind = 'r' and reltuples >= 1000`.execute(
    database.db,
  );
  grown = new Map(rows.map(({ name, count }) => [name, count]));
  tableNames = (await database.db.introspection.getTables())
    // pg-boss maintains its own.
    .filter(({ schema }) => schema !== jobsSchema)
    .map(({ name }) => name);
  // A member in the middle, with a conversation, sessions and reviews.
  const conversation = await database.db
    .selectFrom('conversations')
    .innerJoin('members', 'members.id', 'member_low')
    .innerJoin('sessions', 'user_two', 'members.id')
    .select(['conversations.id as conversation', 'members.id', 'name', 'email', 'member_high as other'])
    .select('sessions.id as session')
    .where('seq', '>', size.members / 2)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirstOrThrow();
  [ana] = (await openSessions(server, [conversation])) as [TestMember];
  const event = await database.db.selectFrom('events').select('id').limit(1).executeTakeFirstOrThrow();
  const praised = await database.db
    .selectFrom('event_reviews')
    .innerJoin('events', 'events.id', 'event_id')
    .select(['event_id', 'host_id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const image = 'f'.repeat(64);
  await database.db
    .insertInto('images')
    .values({ hash: image, bytes: Buffer.from('RIFF') })
    .execute();
  const { conversation: conversationId, session, other } = conversation;
  // A profile has no reliability for members with fewer sessions.
  await database.db
    .insertInto('sessions')
    .values(
      Array.from({ length: 5 }, (_, days) => ({
        user_one: ana.id,
        user_two: other,
        date: clock.inHours(-24 * (days + 400)),
        link: '',
      })),
    )
    .execute();
  // Reading the zone of a member without hours takes another statement.
  await database.db.deleteFrom('availability').where('member_id', '=', other).execute();
  const { event_id: reviewed, host_id: host } = praised;
  // The first call of a day notes that the member was here.
  await ana.api.ok('checkAuth');
  ids = { member: ana.id, other, event: event.id, reviewed, host, session, conversation: conversationId, image };
}, 240_000);
afterAll(async () => {
  await server.app.close();
  await emptyDatabase(server.database);
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** A page needs fewer: reading more means scanning a table, with or without an index. */
const rowsAtMost = 2_500;

/** Returns excessive reads of a step of a plan, and the steps below it. */
function excesses(plan: Plan): string[] {
  const { 'Relation Name': table, 'Actual Loops': loops } = plan;
  const rows = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * loops;
  const below = (plan.Plans ?? []).flatMap(excesses);
  const count = table === undefined ? undefined : grown.get(table);
  if (count === undefined) return below;
  if (plan['Node Type'] === 'Seq Scan' && rows >= count) return [`all of ${table}`, ...below];
  return rows > rowsAtMost ? [`${rows} rows of ${table}`, ...below] : below;
}

/** Runs a statement and returns its excessive reads of tables that grow with the community. */
async function excessesOf(statement: CompiledQuery): Promise<string[]> {
  const explain = 'explain (analyze, format json, timing off)';
  const explained = CompiledQuery.raw(`${explain} ${statement.sql}`, [...statement.parameters]);
  const { rows } = await server.database.db.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>(explained);
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => excesses(Plan)));
}

/** With the number of its statements, which is the same in a small community: none per row. */
type Call = [what: string, id: OperationId, call: () => Parameters<TestClient['call']>[1], statements: number];

const hotReads: Call[] = [
  ['a page of members', 'listUsers', () => ({ query: { limit: 20 } }), 2],
  ['the featured members', 'listUsers', () => ({ query: { limit: 4, sort: 'featured' } }), 2],
  ['a page of members by a name', 'listUsers', () => ({ query: { limit: 20, name: 'gordenel' } }), 2],
  ['a page of members by a letter', 'listUsers', () => ({ query: { limit: 20, name: 'a' } }), 2],
  ['recommended members', 'recommendUsers', () => ({}), 2],
  ['whom I have blocked', 'listBlocked', () => ({}), 2],
  ['a profile', 'getUser', () => ({ path: { userId: ids.member } }), 3],
  ['a picture', 'getImage', () => ({ path: { image: `${ids.image}.webp` } }), 1],
  ['a search of skills', 'searchSkills', () => ({ query: { query: 'zimba' } }), 3],
  ['a search of skills by a letter', 'searchSkills', () => ({ query: { query: 'f' } }), 2],
  ['a search with a slip', 'searchSkills', () => ({ query: { query: 'french zimbakor' } }), 5],
  ['recent skills', 'listRecentSkills', () => ({}), 1],
  ['the most used skills', 'listRecentSkills', () => ({ query: { sort: 'used' } }), 1],
  ['a page of events', 'listEvents', () => ({ query: { limit: 20 } }), 2],
  ['events to learn from', 'listLearnEvents', () => ({}), 2],
  ['events that I host', 'listCreatedEvents', () => ({ query: { status: 'Completed' } }), 2],
  ['events that I go to', 'listParticipatingEvents', () => ({ query: { status: 'Completed' } }), 2],
  ['my drafts of events', 'listEventDrafts', () => ({}), 2],
  ['an event', 'getEvent', () => ({ path: { eventId: ids.event } }), 2],
  ['an event’s public page', 'getPublicEvent', () => ({ path: { eventId: ids.event } }), 2],
  ['my month', 'getCalendar', () => ({ query: { from: clock.inHours(-360), to: clock.inHours(360) } }), 3],
  ['a session as a file', 'downloadSession', () => ({ path: { sessionId: ids.session } }), 2],
  ['an event as a file', 'downloadEvent', () => ({ path: { eventId: ids.event } }), 2],
  ['the calendar of a host', 'readEventFeed', () => ({ query: { host: ids.member } }), 2],
  ['the calendar of a skill', 'readEventFeed', () => ({ query: { skill: 'french zimbacor' } }), 4],
  ['my sessions', 'listMySessions', () => ({}), 2],
  ['common times', 'findOverlap', () => ({ query: { userId: ids.other, days: 90 } }), 5],
  [
    'a page of reviews of an event',
    'listEventReviews',
    () => ({ path: { eventId: ids.reviewed }, query: { limit: 20 } }),
    4,
  ],
  ['a page of reviews of a host', 'listHostReviews', () => ({ path: { userId: ids.host }, query: { limit: 20 } }), 4],
  ['a page of reviews', 'listUserReviews', () => ({ path: { userId: ids.member }, query: { limit: 20 } }), 3],
  ['reviews that I gave', 'listGivenReviews', () => ({}), 2],
  ['whether I reported a member', 'isUserReported', () => ({ query: { reportedUserId: ids.event } }), 2],
  ['my notifications', 'listNotifications', () => ({ query: { limit: 20 } }), 3],
  ['my chats', 'listChatUsers', () => ({ path: { currentUserId: ids.member }, query: { limit: 20 } }), 2],
  [
    'a page of messages',
    'listMessages',
    () => ({ path: { conversationId: ids.conversation }, query: { limit: 5 } }),
    // What is shown is read: its notification goes if nothing of it is left.
    6,
  ],
];

describe('in a large community no read scans a whole table', () => {
  test.each(hotReads)('%s', async (_, id, call, statements) => {
    const isChat = id === 'listChatUsers' || id === 'listMessages';
    log.take();
    const answer = await (isChat ? ana.chat : ana.api).call(id, call());
    expect(answer.status).toBe(200);
    const ran = log.take();
    expect(ran.map((statement) => statement.sql)).toHaveLength(statements);
    for (const statement of ran) expect(await excessesOf(statement), statement.sql).toEqual([]);
  });

  test('also for later pages', async () => {
    for (const start of [
      '/api/user/getAll?limit=20',
      '/api/user/getAll?limit=20&q=ana',
      '/api/events/getAll?limit=20',
    ]) {
      const first = await server.visitor.send({ method: 'GET', url: start });
      const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
      log.take();
      const second = await server.visitor.send({ method: 'GET', url: next });
      expect(second.status).toBe(200);
      for (const statement of log.take()) expect(await excessesOf(statement), statement.sql).toEqual([]);
    }
  });

  const choices = ['notification_choices', 'notification_settings', 'push_devices', 'reminders'];
  const logIns = ['recovery_codes', 'totp', 'webauthn_challenges'];

  test('also for a calendar that is read by its address', async () => {
    const { url } = await ana.api.ok('createCalendarFeed', { body: { withLinks: true } });
    log.take();
    expect((await server.visitor.send({ method: 'GET', url: new URL(url).pathname })).status).toBe(200);
    for (const statement of log.take()) expect(await excessesOf(statement), statement.sql).toEqual([]);
  });

  test('and every table except rare ones has rows', () => {
    const moderation = ['actions', 'appeals', 'audit', 'cases', 'limit_hits', 'reports'];
    const merges = ['skill_pairs', 'skill_merges', 'skill_merge_doubles', 'skill_merge_rows'];
    const ofOperators = [
      'announcements',
      'community_pictures',
      'invited_addresses',
      'join_requests',
      'setting_changes',
      'settings',
      'setup_links',
      'text_acceptances',
      'text_translations',
      'texts',
      'weeks',
    ];
    // The shipped skills are not in this community.
    const catalog = ['skill_aliases', 'skill_catalog'];
    const few = [
      'event_hosts',
      'event_updates',
      'event_waitlist',
      'message_attachments',
      'message_reactions',
      'ring_declines',
      'rings',
      'series',
      'session_notes',
    ];
    // Empty unless a search is saved; and a view.
    const derived = ['member_search_past', 'possible_pairs'];
    const rare = [
      'blocks',
      'calendar_feeds',
      'exports',
      'conversation_reads',
      'email_tokens',
      'email_requests',
      'export_parts',
      'idempotency_keys',
      ...moderation,
      ...merges,
      ...ofOperators,
      ...catalog,
      ...few,
      ...derived,
      ...choices,
      ...logIns,
      ...migrationTables,
    ];
    const missing = tableNames.filter((name) => !grown.has(name) && !rare.includes(name));
    expect(missing).toEqual([]);
  });

  test('and the searches find something', async () => {
    const found = await server.visitor.ok('listUsers', { query: { limit: 20, name: 'ana' } });
    expect(found.users.length).toBeGreaterThan(0);
    const slip = await server.visitor.ok('searchSkills', { query: { query: 'french zimbakor' } });
    expect(slip.length).toBeGreaterThan(0);
    const { users } = await ana.api.ok('recommendUsers');
    expect(users.length).toBeGreaterThan(0);
  });
});
