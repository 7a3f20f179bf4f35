import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { BackupOrder, BackupReport } from './backup-process.ts';

/**
 * Writes a backup in another process, without the settings of this one. Ends that process when the signal comes.
 *
 * @throws Error with the reason, and the code of the system's error if it is one
 */
export async function writeInProcess(order: BackupOrder, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const child = fork(new URL('./backup-process.ts', import.meta.url), { env: {}, execArgv: [] });
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
