import { setTimeout as pause } from 'node:timers/promises';
import {
  countWrites,
  gatherWriters,
  manyAccounts,
  sendAgain,
  startWriting,
} from '../../../../apps/server/test/faults/kill-bursts.ts';
import { readBack } from '../../../../apps/server/test/faults/read-back.ts';
import type { Write } from '../../../../apps/server/test/faults/writers.ts';
import { startProgram } from '../../../../apps/server/test/support/programs/server-process.ts';
import { testSecret } from '../../../../apps/server/test/support/test-settings.ts';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres-cluster.ts';
import { findUndeclared, untilRejected, untilTaken } from './answers.ts';
import { type FaultPart, noPostgres } from './fault-run.ts';
import { makeSmallDisk } from './small-disk.ts';

const what = "the disk of PostgreSQL's tables full";
const diskMegabytes = 128;

/**
 * The disk of PostgreSQL's tables (not that of its log) fills up while members write: they get an
 * error that says so, `/ready` fails, and once there is space again the server stores as before.
 */
export const postgresDisk: FaultPart = async (run) => {
  if (findPostgres() === null) return [{ what, skipped: noPostgres }];
  const small = makeSmallDisk(diskMegabytes);
  if (small === null) return [{ what, skipped: 'a small disk of its own takes root and tmpfs' }];
  const cluster = await startPostgres();
  const databaseUrl = cluster.createDatabase('small', `${small.folder}/tables`);
  const variables = { ...manyAccounts, DATABASE_URL: databaseUrl, JWT_SECRET: testSecret };
  const server = startProgram(variables);
  try {
    const address = await server.address;
    const isReady = async () => (await fetch(`${address}/ready`)).ok;
    const writers = await gatherWriters(address);
    const writes: Write[] = [];
    const other: string[] = [];
    const rounds = run.rounds(2, 30);
    for (let round = 0; round < rounds; round += 1) {
      const writing = startWriting(address, writers, writes);
      await pause(200 + run.random() * 300);
      small.fill(0);
      await untilRejected(writes);
      if (await isReady()) other.push('/ready says yes while nothing can be stored');
      small.empty();
      await untilTaken(writes);
      if (!(await isReady())) other.push('/ready says no once there is room again');
      await writing.finish();
      await sendAgain(address, writes);
    }
    other.push(...findUndeclared(writes));
    const damage = await readBack(variables, writers, writes);
    return [{ what, rounds, ...countWrites(writes), ...damage, other: [...other, ...damage.other] }];
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    await cluster.stop();
    small.remove();
  }
};
