// `node scripts/bench-growth.ts`: how answers hold up when the community grows a hundredfold. Two servers, one with 1,000 members
// and one with 100,000 and 20,000 events, answer the same calls in turn, so that whatever else the machine does meets
// both. Prints median milliseconds side by side; fails where the large one takes three times as long or more.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../apps/server/src/app.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { type OpenDatabase, openEmbeddedDatabase } from '../apps/server/src/db/open-database.ts';
import { openPostgresDatabase } from '../apps/server/src/db/open-postgres.ts';
import { openSessions } from '../apps/server/test/support/enrol.ts';
import { type CommunitySize, insertCommunity } from '../apps/server/test/support/large-community.ts';
import { TestClient } from '../apps/server/test/support/test-client.ts';
import { TestClock } from '../apps/server/test/support/test-clock.ts';
import type { TestServer } from '../apps/server/test/support/test-server.ts';
import { testSettings } from '../apps/server/test/support/test-settings.ts';
import { findPostgres, startPostgres } from './lib/postgres-cluster.ts';

const small: CommunitySize = { members: 1_000, events: 200, skills: 300, sessions: 500, conversations: 500 };
const large: CommunitySize = {
  members: 100_000,
  events: 20_000,
  skills: 3_000,
  sessions: 50_000,
  conversations: 20_000,
};
const warmUps = 20;
const rounds = 200;
const allowedRatio = 3;
/** Filling the large one takes longer than any call may. */
const pool = { connections: 5, connectTimeoutMs: 30_000, statementTimeoutMs: 600_000 };

type Stage = { address: (call: string) => string; server: TestServer; token: string; close(): Promise<void> };

/** What is measured, as addresses; `{...}` stands for something of the community. */
const calls: [what: string, address: string][] = [
  ['a page of 20 members', '/api/user/getAll?limit=20'],
  ['a page from the middle', '/api/user/getAll?limit=20&cursor={middle}'],
  ['a page of 20 events', '/api/events/getAll?limit=20'],
  ['a profile', '/api/user/get/{member}'],
  ['members by a full name', '/api/user/getAll?limit=20&q={name}'],
  ['members by a common first name', '/api/user/getAll?limit=20&q=chloe'],
  ['members by a skill', '/api/user/getAll?limit=20&q=elfaba'],
  ['skills by a word', '/api/skills?query=elfaba'],
  ['skills with a typing slip', '/api/skills?query=masage%20elfaba'],
  ['recommended members', '/api/user/userRecommend'],
];

async function openStage(database: OpenDatabase, size: CommunitySize): Promise<Stage> {
  const clock = new TestClock();
  await migrate(database);
  await insertCommunity(database.db, size, clock.now());
  const app = await buildApp({ settings: testSettings(), database, clock: clock.now });
  const server = { app, database, clock, visitor: new TestClient(app) } as TestServer;
  const somebody = await database.db
    .selectFrom('members')
    .select(['id', 'seq', 'name', 'email'])
    .where('seq', '=', 500)
    .executeTakeFirstOrThrow();
  const [member] = await openSessions(server, [somebody]);
  if (member === undefined) throw new Error('Nobody is there.');
  const middle = Buffer.from(JSON.stringify([size.members / 2])).toString('base64url');
  const parts: Record<string, string> = {
    member: somebody.id,
    name: encodeURIComponent(somebody.name),
    middle,
  };
  return {
    address: (call) => call.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? ''),
    server,
    token: member.token,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

async function timeOf({ server, token }: Stage, url: string): Promise<number> {
  const began = performance.now();
  const headers = { authorization: `Bearer ${token}` };
  const { statusCode } = await server.app.inject({ method: 'GET', url, headers });
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  return performance.now() - began;
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function compare(name: string, open: () => Promise<[OpenDatabase, OpenDatabase]>): Promise<void> {
  const [smallDatabase, largeDatabase] = await open();
  const stages = [await openStage(smallDatabase, small), await openStage(largeDatabase, large)] as const;
  console.log(
    `\n${name.padEnd(34)}${`${small.members} members`.padStart(16)}${`${large.members} members`.padStart(18)}   ratio`,
  );
  for (const [what, call] of calls) {
    const times: [number[], number[]] = [[], []];
    for (let round = -warmUps; round < rounds; round += 1) {
      for (const side of [0, 1] as const) {
        const time = await timeOf(stages[side], stages[side].address(call));
        if (round >= 0) times[side].push(time);
      }
    }
    const [before, after] = [median(times[0]), median(times[1])];
    const ratio = after / before;
    if (ratio >= allowedRatio) process.exitCode = 1;
    console.log(
      `${what.padEnd(34)}${`${before.toFixed(2)} ms`.padStart(16)}${`${after.toFixed(2)} ms`.padStart(18)}${ratio.toFixed(2).padStart(8)}`,
    );
  }
  for (const stage of stages) await stage.close();
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  await compare('Embedded', async () => [
    await openEmbeddedDatabase(join(folder, 'small')),
    await openEmbeddedDatabase(join(folder, 'large')),
  ]);
  if (findPostgres() === null) {
    console.log('\nPostgreSQL: not run, its server programs are not installed here.');
  } else {
    const cluster = await startPostgres();
    try {
      await compare('PostgreSQL', async () => [
        await openPostgresDatabase(cluster.createDatabase('small'), pool),
        await openPostgresDatabase(cluster.createDatabase('large'), pool),
      ]);
    } finally {
      await cluster.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
