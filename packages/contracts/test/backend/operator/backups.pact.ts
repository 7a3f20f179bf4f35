import {
  backupLinkMutation,
  backupsQuery,
  deleteBackupMutation,
  makeBackupMutation,
} from '@skill-exchange/api-client/backups';
import { freshCache, mutate } from '../../support/calls.ts';
import { flag, instant, integer, someOf, text } from '../../support/matchers.ts';
import { answers, given } from '../backend.ts';

const operator = given('a backup');
const { backupId } = operator.examples;
const password = 'correct horse battery';
const backup = {
  _id: text('2026-11-30T03-30-12.456Z-daily'),
  startedAt: instant('2099-11-24T19:00:00.000Z'),
  isDaily: flag(true),
};
const path = <Id>({ backupId }: { backupId: Id }) => ({ path: { backupId } });

answers('listBackups', 'the backups of my community', {
  given: operator,
  send: (api) => freshCache().fetchQuery(backupsQuery(api)),
  status: 200,
  body: {
    database: { kind: text('embedded') },
    encrypts: flag(false),
    backups: someOf({ ...backup, state: text('done'), bytes: integer(48210331) }),
  },
});

answers('makeBackup', 'one more backup', {
  given: operator,
  send: (api) => mutate(makeBackupMutation(api), undefined),
  status: 202,
  body: { backup: { ...backup, isDaily: flag(false), state: 'running' } },
});

answers('createBackupLink', 'a link to a backup', {
  given: operator,
  request: ({ backupId: id }) => ({ path: { backupId: id }, body: { password } }),
  send: (api) => mutate(backupLinkMutation(api), { backupId, body: { password } }),
  status: 200,
  body: { path: text('/api/operator/backups/files/8Qm1T0uJ8yWc2bN5rXa7dL') },
});

answers('deleteBackup', 'a backup that is no more', {
  given: operator,
  request: path,
  send: (api) => mutate(deleteBackupMutation(api), backupId),
  status: 200,
  body: { isDeleted: true },
});
