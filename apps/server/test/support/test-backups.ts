import { Readable } from 'node:stream';
import { type FolderBackup, newBackup } from '../../src/backup/backup-folder.ts';
import type { Backups } from '../../src/backup/backups.ts';
import { createDownloadLinks } from '../../src/backup/download-links.ts';
import type { Clock } from '../../src/clock.ts';

/** The bytes of every backup here. */
const bytes = Buffer.from('a backup');

/** A backup that is always there. */
export const testBackup: FolderBackup = {
  ...newBackup(new Date('2026-11-20T03:30:00.000Z'), null),
  state: 'done',
  bytes: bytes.length,
  isEncrypted: false,
};

/** Creates backups for servers whose database is in memory: each is done at once, and deleting one deletes nothing. */
export function createTestBackups(clock: Clock): Backups {
  const find = (id: string) => (id === testBackup.id ? testBackup : undefined);
  return {
    list: async () => [testBackup],
    begin: async (madeBy) => newBackup(clock(), madeBy),
    beginDaily: async () => {},
    isOlderThan: async () => false,
    open: async (id) => {
      const backup = find(id);
      if (backup === undefined) return null;
      const opened = { startedAt: backup.startedAt, isEncrypted: false, size: bytes.length };
      return { ...opened, read: () => Readable.from([bytes], { objectMode: false }), close: async () => {} };
    },
    remove: async (id) => find(id) !== undefined,
    links: createDownloadLinks(clock),
    settled: async () => {},
    clean: async () => {},
    close: async () => {},
  };
}
