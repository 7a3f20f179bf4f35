// `npm run bench -- chat`: how long it takes on PostgreSQL to search a member's own messages, by frequent and by rare words,
// and to open their longest conversation at its first unread message. Prints milliseconds.
//   npm run bench -- chat --messages 1000000 --rounds 200
//   npm run bench -- chat --repeats 3    the best of three for each round, on a machine that does other work
import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { buildApp } from '../../../apps/server/src/app.ts';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { openPostgresDatabase } from '../../../apps/server/src/db/open-postgres.ts';
import type { Database } from '../../../apps/server/src/db/schema.ts';
import { openSessions } from '../../../apps/server/test/support/enrol.ts';
import { kinds } from '../../../apps/server/test/support/kinds/kinds.ts';
import { TestClient } from '../../../apps/server/test/support/test-client.ts';
import { TestClock } from '../../../apps/server/test/support/test-clock.ts';
import type { TestMember, TestServer } from '../../../apps/server/test/support/test-server.ts';
import { testSettings } from '../../../apps/server/test/support/test-settings.ts';
import { startPostgres } from '../../../scripts/lib/postgres-cluster.ts';
import { median } from './bench/load.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '200' },
    repeats: { type: 'string', default: '1' },
  },
});
const messages = Number(values.messages);
const rounds = Number(values.rounds);
const repeats = Number(values.repeats);
const partners = 200;
/** A tenth of all messages are in the longest conversation. */
const longest = Math.floor(messages / 10);

/** Word n is n times rarer than the first one. */
const vocabulary = 20_000;
const wordAt = (place: number) => `w${place}x`;

/** Fills an empty database with the conversations of its first member. */
async function fillConversations(db: Kysely<Database>, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const size = { members: partners + 1, skills: 100, events: 0, sessions: 0, conversations: 0 };
  await db.transaction().execute(async (trx) => {
    await kinds.member.insertMany(trx, size, at);
    await sql`drop table nth_member, nth_skill`.execute(trx);
    await sql`drop index messages_words`.execute(trx);
    await sql`
      insert into conversations (member_low, member_high, last_seq, last_message_at, accepted_at, created_at)
      select least(own.id, other.id), greatest(own.id, other.id),
        case when other.seq = own.seq + 1 then ${longest}::int else ${Math.floor(messages / partners)}::int end,
        ${at} - other.seq * interval '1 hour', ${at}, ${at} - interval '3 years'
      from members own join members other on other.seq > own.seq where own.seq = (select min(seq) from members)`.execute(
      trx,
    );
    await sql`
      insert into messages (conversation_id, seq, sender_id, text, created_at)
      select id, n, case when n % 2 = 0 then member_low else member_high end,
        (select string_agg('w' || floor(power(${vocabulary}::float, random()) + (n + word) * 0)::int || 'x', ' ')
          from generate_series(1, 8) word),
        last_message_at - (last_seq - n) * interval '5 minutes'
      from conversations, generate_series(1, last_seq) n`.execute(trx);
    await sql`create index messages_words on messages using gin (words)`.execute(trx);
  });
  await sql`analyze`.execute(db);
}

const cluster = await startPostgres();
const patient = { connections: 4, connectTimeoutMs: 30_000, statementTimeoutMs: 3_600_000 };
try {
  const database = await openPostgresDatabase(cluster.createDatabase('chat'), patient);
  await migrate(database);
  const clock = new TestClock();
  const began = performance.now();
  await fillConversations(database.db, clock.now());
  console.log(`${messages} messages, filled in ${Math.round((performance.now() - began) / 1000)} s`);
  const app = await buildApp({ settings: testSettings(), database, clock: clock.now });
  const server = { app, database, clock, visitor: new TestClient(app) } as TestServer;
  const people = await database.db
    .selectFrom('members')
    .select(['id', 'name', 'email'])
    .orderBy('seq')
    .limit(1)
    .execute();
  const [caller] = (await openSessions(server, people)) as [TestMember];
  const { id: conversationId } = await database.db
    .selectFrom('conversations')
    .select('id')
    .where('last_seq', '=', longest)
    .executeTakeFirstOrThrow();
  // Uneven steps over the vocabulary, from the most frequent words to the rarest.
  const places = Array.from({ length: rounds }, (_, round) => Math.floor(vocabulary ** (round / rounds)));
  const loads = {
    'one word': places.map((place) => `/api/chat/search?q=${wordAt(place)}`),
    'two words': places.map((place) => `/api/chat/search?q=${wordAt(place)}%20${wordAt(1 + (place % 7))}`),
    // What any call takes.
    'settings, for comparison': places.map(() => '/api/chat/settings'),
    'no such word': places.map((place) => `/api/chat/search?q=none${place}`),
    'opening at the first unread': places.map(() => `/api/chat/conversations/${conversationId}?at=unread`),
  };
  console.log(`${rounds} rounds                          best       p50       p95   longest`);
  for (const [what, paths] of Object.entries(loads)) {
    const taken: number[] = [];
    const warmUp = paths.slice(0, 5);
    for (const [round, url] of [...warmUp, ...paths].entries()) {
      let best = Number.POSITIVE_INFINITY;
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const start = performance.now();
        const answer = await app.inject({ url, headers: { cookie: caller.cookie } });
        if (answer.statusCode !== 200) throw new Error(`${url} was answered ${answer.statusCode}: ${answer.body}`);
        best = Math.min(best, performance.now() - start);
      }
      if (round >= warmUp.length) taken.push(best);
    }
    taken.sort((one, other) => one - other);
    const figures = [taken[0] ?? 0, median(taken), taken[Math.floor(taken.length * 0.95)] ?? 0, taken.at(-1) ?? 0];
    console.log(`${what.padEnd(32)}${figures.map((figure) => figure.toFixed(1).padStart(10)).join('')}`);
  }
  await app.close();
  await database.close();
} finally {
  await cluster.stop();
}
