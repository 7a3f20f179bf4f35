// `npm run bench:api`: how much of a bare server's speed is left once accounts, contract, limits and log are paid for.
// Ours and a bare Fastify on the same data take turns, so that whatever else the machine does meets both. Prints
// requests a second and median milliseconds side by side.
//   npm run bench:api -- --members 100000 --rounds 5 --seconds 3
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect, isDeepStrictEqual, parseArgs } from 'node:util';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open-settings.ts';
import { readDatabaseSettings } from '../apps/server/src/env.ts';
import { insertCommunity } from '../apps/server/test/support/kinds.ts';
import { startProgram } from '../apps/server/test/support/server-process.ts';
import { type Load, median, type Outcome, send } from './bench/load.ts';
import { loadsFor } from './bench/loads.ts';
import { startBare } from './bench/start-bare.ts';
import { findPostgres, startPostgres } from './lib/postgres-cluster.ts';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
  },
});
const members = Number(values.members);
const rounds = Number(values.rounds);
const pace = { seconds: Number(values.seconds), connections: 20 };

/** Filling a large one takes longer than any call may. */
const longTimeouts = { DATABASE_STATEMENT_TIMEOUT_MS: '600000' };
const limits = { RATE_LIMIT_FACTOR: '1000000' };

/** Fills the database that the variables name; answers the ids of some of its members. */
async function fill(variables: Record<string, string>): Promise<string[]> {
  const database = await openDatabase(readDatabaseSettings({ ...variables, ...longTimeouts }));
  try {
    await migrate(database);
    const size = {
      members,
      events: members / 5,
      skills: 300,
      sessions: members / 2,
      conversations: members / 5,
    };
    await insertCommunity(database.db, size, new Date());
    const some = await database.db.selectFrom('members').select('id').limit(200).execute();
    return some.map(({ id }) => id);
  } finally {
    await database.close();
  }
}

/** @throws Error when both do not answer the same: they would not do the same work. */
async function requireSame(...sides: [address: string, Load][]): Promise<void> {
  const [ours, bare] = await Promise.all(
    sides.map(async ([address, { paths, headers = {} }]) => (await fetch(address + paths[0], { headers })).json()),
  );
  if (!isDeepStrictEqual(ours, bare)) {
    throw new Error(`The bare server answers ${inspect(bare)} where ours answers ${inspect(ours)}`);
  }
}

async function compare(
  name: string,
  variables: Record<string, string>,
  ids: string[],
  bareDatabase: string,
): Promise<void> {
  const ours = startProgram({ ...variables, ...limits, LOG_LEVEL: 'warn' });
  const bare = startBare(bareDatabase);
  try {
    const [ourAddress, bareAddress] = await Promise.all([ours.address, bare.address]);
    const head = ['ours /s', 'bare /s', 'ratio', 'ours p50', 'ours p99', 'bare p99'];
    console.log(`\n${name.padEnd(14)}${head.map((text) => text.padStart(10)).join('')}`);
    for (const [what, ourLoad, bareLoad] of await loadsFor(ourAddress, ids)) {
      if (what === 'a profile') await requireSame([ourAddress, ourLoad], [bareAddress, bareLoad]);
      const outcomes: [Outcome[], Outcome[]] = [[], []];
      for (let round = -1; round < rounds; round += 1) {
        const measured = [await send(ourAddress, ourLoad, pace), await send(bareAddress, bareLoad, pace)] as const;
        // The first round warms both up.
        if (round >= 0) for (const side of [0, 1] as const) outcomes[side].push(measured[side]);
      }
      const of = (side: 0 | 1, figure: keyof Outcome) => median(outcomes[side].map((outcome) => outcome[figure]));
      const cells = [
        of(0, 'rate').toFixed(0),
        of(1, 'rate').toFixed(0),
        (of(0, 'rate') / of(1, 'rate')).toFixed(2),
        `${of(0, 'p50').toFixed(1)} ms`,
        `${of(0, 'p99').toFixed(1)} ms`,
        `${of(1, 'p99').toFixed(1)} ms`,
      ];
      console.log(`${what.padEnd(14)}${cells.map((text) => text.padStart(10)).join('')}`);
    }
  } finally {
    bare.kill();
    ours.child.kill();
    await ours.ended;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  console.log(`${members} members, ${rounds} rounds of ${pace.seconds} s a side, ${pace.connections} connections`);
  const embedded = { DATA_DIR: join(folder, 'ours') };
  const ids = await fill(embedded);
  cpSync(embedded.DATA_DIR, join(folder, 'bare'), { recursive: true });
  await compare('Embedded', embedded, ids, join(folder, 'bare', 'database'));
  if (findPostgres() === null) {
    console.log('\nPostgreSQL: not run, its server programs are not installed here.');
  } else {
    const cluster = await startPostgres();
    try {
      const url = cluster.createDatabase('community');
      const postgres = { DATABASE_URL: url, JWT_SECRET: 'b'.repeat(40) };
      await compare('PostgreSQL', postgres, await fill(postgres), url);
    } finally {
      await cluster.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
