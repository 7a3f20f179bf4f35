// Writes a backup from a copy of the database in a process of its own, so that no request waits for it, and its memory is
// returned when it ends.
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { openEmbeddedDatabase } from '../db/open-database.ts';
import { writeBackup } from './write-backup.ts';

/** What to write. */
export interface BackupOrder {
  /** The folder of a copy of the database. */
  copy: string;
  file: string;
  /** ISO 8601. */
  createdAt: string;
  passphrase: string | null;
}

/** What came of it. */
export interface BackupReport {
  /** Why there is no backup; null if there is. */
  error: { message: string; code?: string | undefined } | null;
}

// Requests come first, but the lowest priority would never end on a busy machine.
setPriority(5);
// Where memory runs out, Linux ends this process and not the server.
if (process.platform === 'linux') writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});

process.on('message', async ({ copy, file, createdAt, passphrase }: BackupOrder) => {
  const report = await write({ copy, file, createdAt, passphrase });
  process.send?.(report, () => process.exit());
});

// The server is gone: the draft, which it would remove, is removed at its next start.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function write({ copy, file, createdAt, passphrase }: BackupOrder): Promise<BackupReport> {
  try {
    const database = await openEmbeddedDatabase(copy);
    await writeBackup(database, file, new Date(createdAt), passphrase);
    await database.close();
    return { error: null };
  } catch (error) {
    const { message, code, cause } = error as Error & { code?: string };
    return { error: { message, code: code ?? (cause as NodeJS.ErrnoException | undefined)?.code } };
  }
}
