import { setTimeout as pause } from 'node:timers/promises';
import { openPostgresDatabase } from '../../../../apps/server/src/db/open-postgres.ts';
import { problemsOf } from '../../../../apps/server/test/faults/read-back.ts';
import type { Instance } from './instance.ts';
import { startInstances } from './instances.ts';
import { runLoad } from './load.ts';
import { signInMembers } from './members.ts';
import type { Needs } from './needs.ts';

/** How long load runs before, between and after restarts, in milliseconds. */
const calmMs = 3_000;
const rounds = 2;

/**
 * Restarts each instance twice while members read, write and listen, like deploy/rolling-restart.sh:
 * removed from nginx's list, stopped, started, added back when ready. No call may fail, and every message must be
 * stored and received once.
 */
export async function testRollingRestart(needs: Needs): Promise<boolean> {
  const databaseUrl = await needs.createDatabase();
  const instances = await startInstances({ ...needs, databaseUrl });
  const database = await openPostgresDatabase(databaseUrl);
  try {
    const members = await signInMembers(database, needs.nginx.address, 8);
    const load = runLoad(needs.nginx.address, members);
    for (let round = 0; round < rounds; round += 1) {
      for (const instance of instances) {
        await pause(calmMs);
        await restart(instance, needs);
      }
    }
    await pause(calmMs);
    const { calls, failures, ...damage } = await load.finish();
    const problems = problemsOf(damage);
    console.log(`${rounds * instances.length} restarts under ${calls} calls: ${failures.length} failed`);
    for (const line of [...failures, ...problems].slice(0, 20)) console.error(`  ${line}`);
    return calls > 0 && failures.length === 0 && problems.length === 0;
  } finally {
    await database.close();
    await Promise.all(instances.map((instance) => instance.stop()));
  }
}

async function restart(instance: Instance, { nginx }: Needs): Promise<void> {
  await nginx.mark(instance.port, 'down');
  const code = await instance.stop();
  if (code !== 0) throw new Error(`An instance ended with ${code} when it was asked to stop.`);
  await instance.start();
  const ready = await fetch(`${instance.address}/ready`);
  if (!ready.ok) throw new Error(`An instance that was started again answered ${ready.status}.`);
  await nginx.mark(instance.port, 'up');
}
