// `npm run bench -- search`: measures how long a search for members takes on PostgreSQL as the community grows, with two
// filters and with the counts next to the filters; and how many typos lead to the right skill. Prints milliseconds.
//   npm run bench -- search --members 10000,100000 --rounds 300 --typos 2000
//   npm run bench -- search --members 1000000 --database URL    fills it if it is empty, and keeps it
import { parseArgs } from 'node:util';
import { buildApp } from '../../../apps/server/src/app.ts';
import { openSessions } from '../../../apps/server/test/support/enrol.ts';
import { TestClient } from '../../../apps/server/test/support/test-client.ts';
import { TestClock } from '../../../apps/server/test/support/test-clock.ts';
import type { TestMember, TestServer } from '../../../apps/server/test/support/test-server.ts';
import { testSettings } from '../../../apps/server/test/support/test-settings.ts';
import { startPostgres } from '../../../scripts/lib/postgres-cluster.ts';
import { median } from './bench/load.ts';
import { popular } from './search/fill-searchable.ts';
import { openSearchable } from './search/open-searchable.ts';
import { countCorrected } from './search/typos.ts';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '10000,100000' },
    rounds: { type: 'string', default: '300' },
    typos: { type: 'string', default: '2000' },
    database: { type: 'string' },
  },
});
const rounds = Number(values.rounds);

const filters = [
  'language=de',
  'language=zu',
  'level=can-teach',
  'hours=weekday-evenings&timeZone=Europe/Lisbon',
  'rating=4.5',
  'active=this-week',
  'wants=French',
  'wants=Baking bacbacbac',
];

/** Two filters, one of them a skill that three of ten members have. */
const searches = {
  'two filters': filters.map((filter) => `teaches=${popular}&${filter}`),
  'a word and a filter': filters.map((filter) => `q=${popular}&${filter}`),
  'a word, rare ones too': ['french', 'bacbacbac', 'ana', 'wen', 'gordenel', 'xyzzy', 'frenhc'].map((q) => `q=${q}`),
  'with the numbers': filters.map((filter) => `teaches=${popular}&${filter}&facets=true`),
};

async function measure(server: TestServer, caller: TestMember): Promise<Map<string, number>> {
  const medians = new Map<string, number>();
  for (const [what, queries] of Object.entries(searches)) {
    for (const who of ['visitor', 'member'] as const) {
      const headers = who === 'member' ? { authorization: `Bearer ${caller.token}` } : {};
      const taken: { ms: number; query: string }[] = [];
      for (let round = -queries.length; round < rounds; round += 1) {
        const query = queries.at(round % queries.length) ?? '';
        const start = performance.now();
        const answer = await server.app.inject({ url: `/api/members/search?${query}`, headers });
        if (answer.statusCode !== 200) throw new Error(`${query} was answered ${answer.statusCode}: ${answer.body}`);
        if (round >= 0) taken.push({ ms: performance.now() - start, query });
      }
      taken.sort((one, other) => one.ms - other.ms);
      const times = taken.map(({ ms }) => ms);
      const p95 = taken[Math.floor(taken.length * 0.95)];
      const figures = [median(times), p95?.ms ?? 0, times.at(-1) ?? 0].map((figure) => figure.toFixed(1).padStart(10));
      console.log(`${`${what}, ${who}`.padEnd(34)}${figures.join('')}  ${p95?.query}`);
      medians.set(`${what}, ${who}`, median(times));
    }
  }
  return medians;
}

const cluster = values.database === undefined ? await startPostgres() : null;
const all: Map<string, number>[] = [];
try {
  for (const [index, members] of values.members.split(',').map(Number).entries()) {
    const url = values.database ?? cluster?.createDatabase(`search_${index}`) ?? '';
    const clock = new TestClock();
    const database = await openSearchable(url, members, clock.now());
    console.log(`\n${members} members`);
    console.log(`${rounds} rounds                               p50       p95   longest  at p95`);
    const app = await buildApp({ settings: testSettings(), database, clock: clock.now });
    const server = { app, database, clock, visitor: new TestClient(app) } as TestServer;
    const people = await database.db
      .selectFrom('members')
      .select(['id', 'name', 'email'])
      .orderBy('seq')
      .limit(1)
      .execute();
    const [caller] = (await openSessions(server, people)) as [TestMember];
    all.push(await measure(server, caller));
    const typos = Number(values.typos);
    const right = await countCorrected(database.db, typos);
    console.log(`${right} of ${typos} slips of typing have the right skill first`);
    await app.close();
    await database.close();
  }
} finally {
  await cluster?.stop();
}
for (const [what, first] of all[0] ?? [])
  console.log(`p50 of ${what}, largest community to smallest: ${((all.at(-1)?.get(what) ?? 0) / first).toFixed(2)}`);
