import { setTimeout as pause } from 'node:timers/promises';
import {
  countWrites,
  gatherWriters,
  manyAccounts,
  sendAgain,
  startWriting,
} from '../../../../apps/server/test/faults/kill-bursts.ts';
import { readBack } from '../../../../apps/server/test/faults/read-back.ts';
import { timeoutMs, type Write } from '../../../../apps/server/test/faults/writers.ts';
import { startProgram } from '../../../../apps/server/test/support/programs/server-process.ts';
import { testSecret } from '../../../../apps/server/test/support/test-settings.ts';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres-cluster.ts';
import { findUndeclared, untilRejected, untilTaken } from './answers.ts';
import { type FaultPart, noPostgres } from './fault-run.ts';

const what = 'PostgreSQL hanging under load';

/**
 * All processes of PostgreSQL are suspended while members write, so that connections stay open without
 * a response: every request ends with 503, `/health` succeeds, `/ready` fails, and the server resumes together with
 * PostgreSQL.
 */
export const hang: FaultPart = async (run) => {
  if (findPostgres() === null) return [{ what, skipped: noPostgres }];
  const cluster = await startPostgres({ durable: true });
  const variables = { ...manyAccounts, DATABASE_URL: cluster.url, JWT_SECRET: testSecret };
  const server = startProgram({ ...variables, DATABASE_STATEMENT_TIMEOUT_MS: '1000' });
  try {
    const address = await server.address;
    const writers = await gatherWriters(address);
    const writes: Write[] = [];
    const other: string[] = [];
    const rounds = run.rounds(1, 20);
    for (let round = 0; round < rounds; round += 1) {
      const writing = startWriting(address, writers, writes);
      await pause(200 + run.random() * 500);
      cluster.hang();
      // More than there are connections, so that some wait for one.
      const readers = Array.from({ length: 40 }, () => statusOf(address, '/api/events/getAll'));
      const [health, ready] = await Promise.all([statusOf(address, '/health'), statusOf(address, '/ready')]);
      if (health !== '200') other.push(`/health: ${health}`);
      if (!ready.startsWith('503, again in')) other.push(`/ready: ${ready}`);
      for (const read of new Set(await Promise.all(readers))) {
        if (read !== '200' && !read.startsWith('503, again in')) other.push(`a read: ${read}`);
      }
      await untilRejected(writes);
      cluster.resume();
      await untilTaken(writes);
      await writing.finish();
      await sendAgain(address, writes);
      const recovered = await statusOf(address, '/ready');
      if (recovered !== '200') other.push(`/ready once it went on: ${recovered}`);
    }
    server.child.kill('SIGTERM');
    const { code } = await server.ended;
    if (code !== 0) other.push(`the server ended with ${code}`);
    const damage = await readBack(variables, writers, writes);
    other.push(...findUndeclared(writes), ...damage.other);
    return [{ what, rounds, ...countWrites(writes), ...damage, other }];
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    await cluster.stop();
  }
};

/** Returns the response's status and Retry-After; or why there was none in time. */
async function statusOf(address: string, path: string): Promise<string> {
  try {
    const answer = await fetch(`${address}${path}`, { signal: AbortSignal.timeout(timeoutMs) });
    await answer.arrayBuffer();
    const again = answer.headers.get('retry-after');
    return again === null ? String(answer.status) : `${answer.status}, again in ${again} s`;
  } catch (error) {
    return (error as Error).name;
  }
}
