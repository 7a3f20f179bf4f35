// `npm run bench -- scale`: measures one and two instances as the community grows, next to a bare Fastify and pg on the same
// database; also how many sockets they hold, and how fast messages get from one to the other.
//   npm run bench -- scale --members 10000,100000,1000000 --seconds 5 --rounds 3 --sockets 5000 --messages 1000
import { parseArgs } from 'node:util';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import type { OpenDatabase } from '../../../apps/server/src/db/open-database.ts';
import { openPostgresDatabase } from '../../../apps/server/src/db/open-postgres.ts';
import { insertCommunity } from '../../../apps/server/test/support/kinds/kinds.ts';
import { loadsFor } from './bench/loads.ts';
import { admitReader, reader } from './bench/reader.ts';
import { startBare } from './bench/start-bare.ts';
import { type CallFigures, measureCalls, printCalls, type Side } from './scale/bench-calls.ts';
import { sendMessagesAcross } from './scale/bench-messages.ts';
import { holdSockets, socketsPerMember } from './scale/bench-sockets.ts';
import { startInstances } from './scale/instances.ts';
import { signInMembers } from './scale/members.ts';
import { type Needs, withNeeds } from './scale/needs.ts';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '10000,100000' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '20' },
    /** Sockets held at each instance. */
    sockets: { type: 'string', default: '1000' },
    /** Messages per second, across instances. */
    messages: { type: 'string', default: '300' },
  },
});
const sizes = values.members.split(',').map(Number);
const pace = {
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  connections: Number(values.connections),
};
/** Filling a large community takes longer than the usual timeouts. */
const pool = { connections: 4, connectTimeoutMs: 30_000, statementTimeoutMs: 3_600_000 };
/** Number of members who write or listen across instances. */
const chatters = 100;

async function fill(database: OpenDatabase, members: number): Promise<string[]> {
  await migrate(database);
  const size = {
    members,
    events: members / 10,
    skills: Math.min(3_000, members / 10),
    sessions: members / 10,
    conversations: members / 10,
  };
  await insertCommunity(database.db, size, new Date());
  await admitReader(database.db);
  const some = await database.db
    .selectFrom('members')
    .select('id')
    .where((eb) => eb(eb('seq', '%', Math.ceil(members / 200)), '=', 0))
    .where('email', '!=', reader)
    .execute();
  return some.map(({ id }) => id);
}

async function measure(needs: Needs, members: number, isLast: boolean): Promise<CallFigures[]> {
  const databaseUrl = await needs.createDatabase();
  const database = await openPostgresDatabase(databaseUrl, pool);
  const bare = startBare(databaseUrl);
  try {
    const ids = await fill(database, members);
    const instances = await startInstances({ ...needs, databaseUrl });
    try {
      const sides: Side[] = [
        { name: 'bare', address: await bare.address, isBare: true },
        { name: 'one', address: instances[0]?.address ?? '', isBare: false },
        { name: 'two', address: needs.nginx.address, isBare: false },
      ];
      console.log(`\n${members} members; latencies at a steady rate; "two" is two instances behind nginx`);
      const figures = await measureCalls(await loadsFor(sides[1]?.address ?? '', ids), sides, pace);
      printCalls(figures, sides);
      if (isLast) await measureSockets(database, instances);
      return figures;
    } finally {
      await Promise.all(instances.map((instance) => instance.stop()));
    }
  } finally {
    bare.kill();
    await database.close();
  }
}

async function measureSockets(database: OpenDatabase, instances: Awaited<ReturnType<typeof startInstances>>) {
  const perInstance = Number(values.sockets);
  console.log('');
  const holders = Math.ceil((perInstance * instances.length) / socketsPerMember);
  const members = await signInMembers(database, instances[0]?.address ?? '', Math.max(holders, chatters));
  const across = { seconds: pace.seconds * 3, rate: Number(values.messages) };
  await sendMessagesAcross(instances, members.slice(0, chatters), across);
  await holdSockets(instances, members, perInstance);
}

/** Prints the time of each call in the largest community as a multiple of that in the smallest. */
function printGrowth(all: readonly CallFigures[][]): void {
  const [smallest = []] = all;
  const largest = all.at(-1) ?? [];
  const line = smallest
    .filter(({ side }) => side === 'one')
    .map(({ what, side, steady }) => {
      const grown = largest.find((figure) => figure.what === what && figure.side === side);
      return `${what} ${((grown?.steady.p50 ?? 0) / steady.p50).toFixed(2)}`;
    });
  console.log(`\np50 of one instance, largest community to smallest: ${line.join(', ')}`);
}

await withNeeds(async (needs) => {
  console.log(
    `${new Date().toISOString().slice(0, 10)}: rounds ${pace.rounds}, ${pace.seconds} s a call and side, ${pace.connections} connections`,
  );
  const all: CallFigures[][] = [];
  for (const [index, size] of sizes.entries()) all.push(await measure(needs, size, index === sizes.length - 1));
  if (sizes.length > 1) printGrowth(all);
});
