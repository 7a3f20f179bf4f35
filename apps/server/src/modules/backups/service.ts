import { Readable } from 'node:stream';
import { conflict, notFound } from '../../api-errors.ts';
import type { FolderBackup } from '../../backup/backup-folder.ts';
import type { Refusal } from '../../backup/backups.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { insertAudit } from '../audit/repository.ts';
import { confirmPassword } from '../auth/confirm-password.ts';
import { findMakers, type MakerRow } from './repository.ts';

/** A backup, with the operator who asked for it. */
export type Backup = FolderBackup & { maker: MakerRow | undefined };

/** Returns the backups, latest first. */
export async function findBackups({ db, backups }: AppContext): Promise<Backup[]> {
  const found = await backups.list();
  const makers = await findMakers(db, [...new Set(found.flatMap(({ madeBy }) => madeBy ?? []))]);
  return found.map((backup) => ({ ...backup, maker: makers.find(({ id }) => id === backup.madeBy) }));
}

const mebibytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);

function refusalOf(refusal: Refusal) {
  if (refusal.code === 'running') return conflict('backup_running', 'A backup is being made. Wait until it is done.');
  if (refusal.code === 'elsewhere')
    return conflict('backups_elsewhere', 'The database is a PostgreSQL server. Back it up with pg_dump.');
  const [needed, free] = [mebibytes(refusal.needed), mebibytes(refusal.free)];
  return conflict(
    'backup_no_room',
    `A backup needs ${needed} MB of free disk space, and there are ${free}. Make room and try again.`,
    { params: { needed, free } },
  );
}

/** Logs what an operator did with a backup, by its time. */
async function log({ db, clock }: AppContext, { memberId }: Caller, what: BackupAct, startedAt: Date): Promise<void> {
  const details = { backup: startedAt.toISOString() };
  await insertAudit(db, { at: clock(), actorId: memberId, what, targetId: memberId, details });
}

type BackupAct = 'backup.made' | 'backup.downloaded' | 'backup.deleted';

/** Begins a backup. @throws ApiError 409 while one is made, without room, and with PostgreSQL */
export async function makeBackup(context: AppContext, caller: Caller): Promise<Backup> {
  const begun = await context.backups.begin(caller.memberId);
  if ('code' in begun) throw refusalOf(begun);
  await log(context, caller, 'backup.made', begun.startedAt);
  const [maker] = await findMakers(context.db, [caller.memberId]);
  return { ...begun, maker };
}

interface Wanted {
  id: string;
  password: string;
  /** Encrypts the file; null for the file as it is stored. */
  passphrase: string | null;
  ip: string;
}

/**
 * Makes a link to a backup for an operator who has confirmed their password.
 *
 * @throws ApiError 403 for a wrong password, 404, 409 for a passphrase if the file is encrypted
 */
export async function linkBackup(
  context: AppContext,
  { memberId }: Caller,
  { id, password, passphrase, ip }: Wanted,
): Promise<{ token: string; expiresAt: Date }> {
  await confirmPassword(context, memberId, password, ip);
  const backup = (await context.backups.list()).find((one) => one.id === id && one.state === 'done');
  if (backup === undefined) throw notFound('Backup');
  if (backup.isEncrypted && passphrase !== null)
    throw conflict('backup_encrypted', 'This backup is encrypted already, with the passphrase of the server.');
  return context.backups.links.add({ memberId, id, passphrase });
}

/**
 * Opens the backup of a link, which works once. Programs that ask for its headers alone, to know its size, leave the link as
 * it is and get no bytes.
 *
 * @throws ApiError 404
 */
export async function downloadBackup(
  context: AppContext,
  caller: Caller,
  { token, hasBytes }: { token: string; hasBytes: boolean },
): Promise<{ size: number; name: string; bytes: Readable }> {
  const { links } = context.backups;
  const link = hasBytes ? links.take(token, caller.memberId) : links.find(token, caller.memberId);
  const opened = link === null ? null : await context.backups.open(link.id, link.passphrase);
  if (opened === null) throw notFound('Link');
  const { startedAt, size } = opened;
  const time = startedAt.toISOString().slice(0, 16).replace(':', '-');
  const name = `community-${time}.backup`;
  if (!hasBytes) {
    await opened.close();
    return { size, name, bytes: Readable.from([]) };
  }
  await log(context, caller, 'backup.downloaded', startedAt).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  return { size, name, bytes: opened.read() };
}

/** Deletes a backup, or the note of one that failed. @throws ApiError 404 */
export async function deleteBackup(context: AppContext, caller: Caller, id: string): Promise<void> {
  const backup = (await context.backups.list()).find((one) => one.id === id);
  if (backup === undefined || !(await context.backups.remove(id))) throw notFound('Backup');
  if (backup.state === 'done') await log(context, caller, 'backup.deleted', backup.startedAt);
}
