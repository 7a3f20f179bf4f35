// `npm run bench -- matches`: measures how long swaps and rings take, how soon an edit is visible, and how evenly members
// are shown to others, on the embedded database or on PostgreSQL. Prints milliseconds.
//   npm run bench -- matches --members 10000,100000 --on postgres --calls 400 --visits 10000
//   npm run bench -- matches --members 1000000 --database URL    fills it if it is empty, and keeps it
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { buildApp } from '../../../apps/server/src/app.ts';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { type OpenDatabase, openEmbeddedDatabase } from '../../../apps/server/src/db/open-database.ts';
import { openSessions } from '../../../apps/server/test/support/enrol.ts';
import { TestClient } from '../../../apps/server/test/support/test-client.ts';
import { TestClock } from '../../../apps/server/test/support/test-clock.ts';
import { newPostgresDatabase } from '../../../apps/server/test/support/test-database.ts';
import type { TestMember, TestServer } from '../../../apps/server/test/support/test-server.ts';
import { testSettings } from '../../../apps/server/test/support/test-settings.ts';
import { startPostgres } from '../../../scripts/lib/postgres-cluster.ts';
import { fillSearchable } from './search/fill-searchable.ts';
import { openSearchable } from './search/open-searchable.ts';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '10000' },
    on: { type: 'string', default: 'embedded' },
    calls: { type: 'string', default: '400' },
    visits: { type: 'string', default: '0' },
    database: { type: 'string' },
  },
});
const [calls, visits] = [Number(values.calls), Number(values.visits)];
const clock = new TestClock();
const settings = testSettings();

/** The number of members that a visitor sees per page. */
const seen = 20;

const cluster = values.on === 'postgres' && values.database === undefined ? await startPostgres() : null;

async function open(members: number): Promise<{ database: OpenDatabase; close: () => Promise<void> }> {
  if (values.database !== undefined) {
    const database = await openSearchable(values.database, members, clock.now());
    return { database, close: () => database.close() };
  }
  if (cluster === null) {
    const database = await openEmbeddedDatabase(null);
    await migrate(database);
    await fillSearchable(database.db, members, clock.now());
    return { database, close: () => database.close() };
  }
  const { url, drop } = await newPostgresDatabase(cluster.url);
  const database = await openSearchable(url, members, clock.now());
  return { database, close: () => database.close().then(drop) };
}

/** Selects members evenly from the whole community. */
async function someMembers({ database }: TestServer, count: number): Promise<TestMember[]> {
  const { rows } = await sql<{ id: string; name: string; email: string }>`
    select id, name, email from members
    where seq % greatest(1, (select count(*) from members) / ${count}::int) = 0 order by seq limit ${count}::int`.execute(
    database.db,
  );
  return await openSessions({ ...({ database, clock } as TestServer), visitor: new TestClient(app) }, rows);
}

let app: Awaited<ReturnType<typeof buildApp>>;

function print(what: string, taken: number[]): void {
  taken.sort((one, other) => one - other);
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0;
  const figures = [at(0.5), at(0.95), at(1)].map((figure) => figure.toFixed(1).padStart(10)).join('');
  console.log(`${what.padEnd(34)}${figures}`);
}

async function matchesOf({ token }: TestMember, query = '') {
  const answer = await app.inject({ url: `/api/matches${query}`, headers: { authorization: `Bearer ${token}` } });
  if (answer.statusCode !== 200) throw new Error(answer.payload);
  return (answer.json() as { matches: { size: number; seats: { member: { _id: string } }[] }[] }).matches;
}

async function timeCalls(people: readonly TestMember[], query: string): Promise<number[]> {
  const taken: number[] = [];
  for (const [index, person] of people.entries()) {
    const start = performance.now();
    await matchesOf(person, query);
    // The first calls warm it up.
    if (index >= 20) taken.push(performance.now() - start);
  }
  return taken;
}

/** Measures from an edit to the response with its new swaps. */
async function timeEdits(people: readonly TestMember[]): Promise<number[]> {
  const { rows } = await sql<{ name: string }>`select name from skills order by seq limit 50`.execute(
    server.database.db,
  );
  const names = rows.map(({ name }) => name);
  const taken: number[] = [];
  for (const [index, person] of people.slice(0, 50).entries()) {
    const start = performance.now();
    const form = new FormData();
    form.set('skillsOffered', JSON.stringify(names.slice(index % 40, (index % 40) + 3)));
    form.set('skillsRequested', JSON.stringify(names.slice((index + 5) % 40, ((index + 5) % 40) + 3)));
    await person.api.ok('editUser', { path: { userId: person.id }, form });
    await matchesOf(person, '?limit=20');
    taken.push(performance.now() - start);
  }
  return taken;
}

/** Prints the share of all impressions that the most-shown members have. */
async function printImpressions(people: readonly TestMember[], members: number): Promise<void> {
  const shown = new Map<string, number>();
  let all = 0;
  for (let visit = 0; visit < visits; visit += 1) {
    const person = people[visit % people.length];
    if (person === undefined) return;
    for (const { seats } of await matchesOf(person, `?limit=${seen}`))
      for (const { member } of seats.slice(1)) {
        shown.set(member._id, (shown.get(member._id) ?? 0) + 1);
        all += 1;
      }
  }
  const most = [...shown.values()].sort((one, other) => other - one);
  const top = most.slice(0, Math.ceil(members / 100)).reduce((sum, count) => sum + count, 0);
  const share = ((top / all) * 100).toFixed(1);
  console.log(`${visits} visits: ${shown.size} members shown, the most-shown 1 % in ${share} % of ${all} places`);
}

let server: TestServer;
for (const members of values.members.split(',').map(Number)) {
  const { database, close } = await open(members);
  app = await buildApp({ settings, database, clock: clock.now });
  server = { app, database, clock, visitor: new TestClient(app) } as TestServer;
  const people = await someMembers(server, Math.max(calls + 20, Math.min(visits, members)));
  const { rows } = await sql<{ pairs: number; edges: number }>`
    select (select count(*) from swap_pairs)::int as pairs, (select count(*) from skill_edges)::int as edges`.execute(
    database.db,
  );
  console.log(
    `\n${members} members, ${rows[0]?.pairs} pairs, ${rows[0]?.edges} edges; ${values.database ? 'postgres' : values.on}`,
  );
  console.log(`${calls} calls                                p50       p95   longest`);
  const callers = people.slice(0, calls + 20);
  print('swaps and rings', await timeCalls(callers, '?limit=20'));
  print('swaps', await timeCalls(callers, '?kind=swap&limit=20'));
  print('rings', await timeCalls(callers, '?kind=ring&limit=20'));
  print('an edit and its new swaps', await timeEdits(callers));
  if (visits > 0) await printImpressions(people, members);
  await app.close();
  await close();
}
await cluster?.stop();
