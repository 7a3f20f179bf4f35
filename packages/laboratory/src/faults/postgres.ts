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
import { findUndeclared, untilTaken } from './answers.ts';
import { type FaultPart, noPostgres } from './fault-run.ts';

const what = 'PostgreSQL restarted at once under load';

/**
 * PostgreSQL is killed and restarted while members write: acknowledged writes survive, requests during
 * the outage are rejected and never hang, and the server recovers by itself.
 */
export const postgres: FaultPart = async (run) => {
  if (findPostgres() === null) return [{ what, skipped: noPostgres }];
  const cluster = await startPostgres({ durable: true });
  const variables = { ...manyAccounts, DATABASE_URL: cluster.url, JWT_SECRET: testSecret };
  const server = startProgram(variables);
  try {
    const address = await server.address;
    const writers = await gatherWriters(address);
    const writes: Write[] = [];
    const rounds = run.rounds(3, 30);
    for (let round = 0; round < rounds; round += 1) {
      const writing = startWriting(address, writers, writes);
      await pause(300 + run.random() * 700);
      await cluster.restartAtOnce(run.random() * 1000);
      await untilTaken(writes);
      await writing.finish();
      await sendAgain(address, writes);
    }
    const died = server.child.exitCode === null ? [] : ['the server has ended'];
    server.child.kill('SIGTERM');
    await server.ended;
    const damage = await readBack(variables, writers, writes);
    const other = [...died, ...findUndeclared(writes), ...damage.other];
    return [{ what, rounds, ...countWrites(writes), ...damage, other }];
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    await cluster.stop();
  }
};
