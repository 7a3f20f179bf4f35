import type { Backup as PresentedBackup } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { presentMemberRef } from '../users/present-user.ts';
import { pgDumpCommand } from './pg-dump.ts';
import { type Backup, deleteBackup, downloadBackup, findBackups, linkBackup, makeBackup } from './service.ts';

export function backupHandlers(context: AppContext) {
  const { databaseUrl, backupPassphrase } = context.settings;
  return {
    listBackups: async () => {
      const backups = (await findBackups(context)).map(presentBackup);
      const isEmbedded = databaseUrl === null;
      const database = isEmbedded
        ? ({ kind: 'embedded' } as const)
        : ({ kind: 'postgres', command: pgDumpCommand(databaseUrl) } as const);
      return { status: 200, body: { database, encrypts: isEmbedded && backupPassphrase !== null, backups } };
    },

    makeBackup: async (call) => ({
      status: 202,
      body: { backup: presentBackup(await makeBackup(context, callerOf(call))) },
    }),

    createBackupLink: async (call) => {
      const { password, passphrase = null } = call.body;
      const wanted = { id: call.path.backupId, password, passphrase, ip: call.request.ip };
      const { token, expiresAt } = await linkBackup(context, callerOf(call), wanted);
      const path = `/api/operator/backups/files/${token}`;
      return { status: 200, body: { path, expiresAt: expiresAt.toISOString() } };
    },

    downloadBackup: async (call) => {
      const hasBytes = call.request.method !== 'HEAD';
      const wanted = { token: call.path.backupToken, hasBytes };
      const { size, name, bytes } = await downloadBackup(context, callerOf(call), wanted);
      const headers = {
        'content-type': 'application/vnd.skill-exchange.backup',
        'content-length': String(size),
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      };
      return { status: 200, body: bytes, headers };
    },

    deleteBackup: async (call) => {
      await deleteBackup(context, callerOf(call), call.path.backupId);
      return { status: 200, body: { isDeleted: true } };
    },
  } satisfies Partial<Handlers>;
}

function presentBackup({ id, startedAt, madeBy, maker, state, failure, bytes, isEncrypted }: Backup): PresentedBackup {
  return {
    _id: id,
    startedAt: startedAt.toISOString(),
    isDaily: madeBy === null,
    ...(maker !== undefined && { madeBy: presentMemberRef(maker.id, maker.name, maker.image_hash) }),
    state,
    ...(failure !== undefined && { failure }),
    ...(bytes !== undefined && { bytes }),
    ...(isEncrypted !== undefined && { isEncrypted }),
  };
}
