// `npm run bench -- overlap`: measures how long the server takes to find the common hours of two busy members in the
// next 90 days. Prints milliseconds.
//   npm run bench -- overlap --members 10000 --rounds 400
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { buildApp } from '../../../apps/server/src/app.ts';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { openEmbeddedDatabase } from '../../../apps/server/src/db/open-database.ts';
import { openSessions } from '../../../apps/server/test/support/enrol.ts';
import { insertCommunity } from '../../../apps/server/test/support/kinds/kinds.ts';
import { TestClient } from '../../../apps/server/test/support/test-client.ts';
import { TestClock } from '../../../apps/server/test/support/test-clock.ts';
import type { TestMember, TestServer } from '../../../apps/server/test/support/test-server.ts';
import { testSettings } from '../../../apps/server/test/support/test-settings.ts';
import { median } from './bench/load.ts';

const { values } = parseArgs({
  options: { members: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '400' } },
});
const [members, rounds] = [Number(values.members), Number(values.rounds)];

const clock = new TestClock();
const database = await openEmbeddedDatabase(null);
await migrate(database);
const size = { members, events: members / 5, skills: 300, sessions: members / 2, conversations: members / 5 };
await insertCommunity(database.db, size, clock.now());
const app = await buildApp({ settings: testSettings(), database, clock: clock.now });
const server = { app, database, clock, visitor: new TestClient(app) } as TestServer;
const people = await database.db
  .selectFrom('members')
  .select(['id', 'name', 'email'])
  .orderBy('seq')
  .limit(3)
  .execute();
const [ana, ben, cleo] = (await openSessions(server, people)) as [TestMember, TestMember, TestMember];

/** 49 ranges a week, close to the maximum, in a zone with daylight saving time. */
async function setHours({ api }: TestMember, timeZone: string, minute: string): Promise<void> {
  const weekly = Array.from({ length: 49 }, (_, index) => {
    const hour = 6 + 2 * Math.floor(index / 7);
    const time = (of: number) => `${String(of).padStart(2, '0')}:${minute}`;
    return { weekday: 1 + (index % 7), from: time(hour), to: time(hour + 1) };
  });
  const rest = { bufferMinutes: 15, noticeHours: 12, maxPerWeek: 50 };
  await api.ok('setAvailability', { body: { timeZone, weekly, ...rest } });
}

/** Creates a session every day, and an event that the member hosts. */
async function fill({ id }: TestMember, other: TestMember): Promise<void> {
  const at = sql`${clock.now()}::timestamptz`;
  await sql`
    insert into sessions (user_one, user_two, date, link, agreed_at)
    select ${id}::uuid, ${other.id}::uuid, ${at} + day * interval '1 day' + ${Math.random()} * interval '5 hours', '', ${at}
    from generate_series(1, 90) day on conflict do nothing`.execute(database.db);
  await sql`
    insert into events (host_id, title, description, day, start_time, end_time, max_participants)
    select ${id}::uuid, 'Event', '', current_date, ${at} + day * interval '1 day' - interval '3 hours',
      ${at} + day * interval '1 day' - interval '1 hour', 5
    from generate_series(1, 90) day`.execute(database.db);
}

await sql`delete from sessions where ${ana.id}::uuid in (user_one, user_two) or ${ben.id}::uuid in (user_one, user_two)`.execute(
  database.db,
);
await fill(ana, cleo);
await sql`analyze`.execute(database.db);

console.log(`${rounds} rounds           times       p50       p95   longest`);
for (const [what, minute] of [
  ['hours in common', '30'],
  ['none in common', '00'],
] as const) {
  await setHours(ana, 'America/New_York', '00');
  await setHours(ben, what === 'none in common' ? 'UTC' : 'Europe/Lisbon', minute);
  const url = `/api/availability/overlap?userId=${ben.id}&minutes=${what === 'none in common' ? 120 : 30}&days=90`;
  const taken: number[] = [];
  let found = 0;
  for (let round = -20; round < rounds; round += 1) {
    const start = performance.now();
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${ana.token}` } });
    // The first rounds warm it up.
    if (round >= 0) taken.push(performance.now() - start);
    found = (answer.json() as { times: string[] }).times.length;
  }
  taken.sort((one, other) => one - other);
  const figures = [median(taken), taken[Math.floor(taken.length * 0.95)] ?? 0, taken.at(-1) ?? 0];
  console.log(
    `${what.padEnd(18)}${String(found).padStart(10)}${figures.map((figure) => figure.toFixed(1).padStart(10)).join('')}`,
  );
}
await app.close();
await database.close();
