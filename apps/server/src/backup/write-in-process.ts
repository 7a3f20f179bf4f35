import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { BackupOrder, BackupReport } from './backup-process.ts';

/** Enough for a row with the largest file, in MiB: without a limit, what is read stays in memory for long. */
const maxHeap = 256;

/**
 * Writes a backup in another process, without the settings of this one. Ends that process when the signal comes.
 *
 * @throws Error with the reason, and the code of the system's error if it is one
 */
export async function writeInProcess(order: BackupOrder, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const child = fork(new URL('./backup-process.ts', import.meta.url), {
    env: {},
    execArgv: [`--max-old-space-size=${maxHeap}`],
  });
  const end = () => child.kill('SIGKILL');
  signal.addEventListener('abort', end);
  try {
    const exited = once(child, 'exit');
    let report: BackupReport | undefined;
    child.once('message', (message) => {
      report = message as BackupReport;
    });
    child.send(order);
    const [code] = await exited;
    signal.throwIfAborted();
    if (report === undefined) throw new Error(`The process that writes the backup ended with ${code}.`);
    if (report.error !== null) throw Object.assign(new Error(report.error.message), { code: report.error.code });
  } finally {
    signal.removeEventListener('abort', end);
  }
}
