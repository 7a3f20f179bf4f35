import type { Backup, Backups } from '@skill-exchange/api-client/types';
import { perStory } from '../../community.ts';
import { instant } from '../../factories.ts';
import { errorBody, type Http } from '../../http.ts';
import { memberRef } from '../../moderation-factories.ts';

const backupOf = (startedAt: string, more: Partial<Backup>): Backup => ({
  _id: `${startedAt.replaceAll(':', '-')}-${more.madeBy?._id ?? 'daily'}`,
  startedAt,
  isDaily: more.madeBy === undefined,
  state: 'done',
  ...more,
});

const done = { bytes: 48_210_331, isEncrypted: false };

/** A backup that an operator has just asked for. */
export const runningBackup = (): Backup => backupOf(instant(0, 12), { madeBy: memberRef(0), state: 'running' });

/** A daily backup that was not made. */
export const failedBackup = (failure: Backup['failure'] = 'interrupted'): Backup =>
  backupOf(instant(0, 4), { state: 'failed', failure });

/** The backups of an embedded database: three daily ones, and one that an operator asked for. */
export const backups = perStory(
  (): Backups => ({
    database: { kind: 'embedded' },
    encrypts: false,
    backups: [
      backupOf(instant(0, 3), done),
      backupOf(instant(-1, 14), { ...done, madeBy: memberRef(0) }),
      backupOf(instant(-1, 3), { ...done, bytes: 46_902_118 }),
      backupOf(instant(-2, 3), { bytes: 47_000_400, isEncrypted: true }),
    ],
  }),
);

/** Turns the backups into those of a PostgreSQL server. */
export function withPostgres(): void {
  const command = "pg_dump --format=custom --file=community.dump 'postgresql://swap@db.example.org:5432/swap'";
  Object.assign(backups(), { database: { kind: 'postgres', command }, backups: [] });
}

const find = (id: unknown) => backups().backups.find(({ _id }) => _id === id);
const notFound = { ...errorBody('Backup not found.'), code: 'backup_not_found' } as const;

export const backupHandlers = (http: Http) => ({
  listBackups: http.get('/api/operator/backups', ({ response }) => response(200).json(backups())),

  makeBackup: http.post('/api/operator/backups', ({ response }) => {
    const { backups: list } = backups();
    if (list.some(({ state }) => state === 'running')) {
      const message = 'A backup is being made. Wait until it is done.';
      return response(409).json({ ...errorBody(message), code: 'backup_running' });
    }
    const backup = runningBackup();
    list.unshift(backup);
    return response(202).json({ backup });
  }),

  deleteBackup: http.delete('/api/operator/backups/{backupId}', ({ params, response }) => {
    const found = find(params.backupId);
    if (found === undefined) return response(404).json(notFound);
    const { backups: list } = backups();
    list.splice(list.indexOf(found), 1);
    return response(200).json({ isDeleted: true });
  }),

  downloadBackup: http.get('/api/operator/backups/files/{backupToken}', ({ response }) =>
    response.untyped(
      new Response('A backup', { headers: { 'Content-Type': 'application/vnd.skill-exchange.backup' } }),
    ),
  ),

  createBackupLink: http.post('/api/operator/backups/{backupId}/link', async ({ params, request, response }) => {
    const found = find(params.backupId);
    if (found === undefined) return response(404).json(notFound);
    const { passphrase } = await request.json();
    if (found.isEncrypted && passphrase !== undefined) {
      const message = 'This backup is encrypted already, with the passphrase of the server.';
      return response(409).json({ ...errorBody(message), code: 'backup_encrypted' });
    }
    return response(200).json({
      path: '/api/operator/backups/files/8Qm1T0uJ8yWc2bN5rXa7dL',
      expiresAt: instant(0, 13),
    });
  }),
});
