// Ends the process groups of a run's commands and removes the run's folder, once the owner of the run is gone: also a
// killed one, which can do nothing itself (see own-run.ts).
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type ReaperMessage, signalGroup } from './own-run.ts';

/** A server closes its connections and its database in up to 10 seconds; then a command is killed. */
const patienceMs = 12_000;

const [, , folder = ''] = process.argv;
const groups = new Set<number>();

process.on('message', (message: ReaperMessage) => {
  if ('begun' in message) groups.add(message.begun);
  else groups.delete(message.ended);
});
// Ctrl+C and the end of a terminal are for the owner.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

async function cleanUp(): Promise<void> {
  // Messages that came before this program listened come now.
  await pause(0);
  await end('SIGTERM', patienceMs);
  await end('SIGKILL', 2_000);
  for (const place of mountsIn(folder)) spawnSync('umount', ['--lazy', place]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  process.exit();
}

if (process.connected) process.once('disconnect', cleanUp);
else void cleanUp();

/** Sends a signal to all groups, and waits until they are gone, for some milliseconds. */
async function end(signal: NodeJS.Signals, waitMs: number): Promise<void> {
  const deadline = performance.now() + waitMs;
  for (const group of groups) signalGroup(group, signal);
  while (performance.now() < deadline) {
    for (const group of groups) if (!signalGroup(group, 0)) groups.delete(group);
    if (groups.size === 0) return;
    await pause(50);
  }
}

/** Returns the disks that a test of full disks has mounted in a folder. */
function mountsIn(place: string): string[] {
  if (process.platform !== 'linux') return [];
  const mounted = readFileSync('/proc/mounts', 'utf8').split('\n');
  return mounted.map((line) => line.split(' ')[1] ?? '').filter((path) => path.startsWith(`${place}/`));
}
