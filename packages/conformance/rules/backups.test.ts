import { describe, expect, type TestContext } from 'vitest';
import { addition } from '../src/addition.ts';
import { type Caller, visitor } from '../src/backend.ts';
import { newMember } from '../src/members.ts';
import { given } from '../src/states.ts';

const password = 'correct horse battery';
const passphrase = 'seven lanterns over the harbor';

/** A backend may make them at a low priority, beside all other rules. */
const patienceMs = 240_000;

/** Skips the rest of a rule where the database is backed up elsewhere. */
async function skipElsewhere({ skip }: TestContext, api: Caller): Promise<void> {
  const { database } = await api.ok('listBackups');
  if (database.kind === 'embedded') return;
  expect(database.command).not.toBe('');
  expect(await api.outcome('makeBackup')).toEqual([409, 'backups_elsewhere']);
  skip('for databases that the server backs up itself');
}

describe('makeBackup', () => {
  addition(
    'makes one at a time, which operators see',
    async (context) => {
      const { api, memberId } = await given(context, 'a backup');
      await skipElsewhere(context, api);
      const { backup } = await api.ok('makeBackup');
      expect(backup).toMatchObject({ state: 'running', isDaily: false, madeBy: { _id: memberId } });
      expect(await api.outcome('makeBackup')).toEqual([409, 'backup_running']);
      const made = async () => (await api.ok('listBackups')).backups.find(({ _id }) => _id === backup._id);
      const done = { state: 'done', isEncrypted: false };
      await expect.poll(made, { timeout: patienceMs, interval: 500 }).toMatchObject(done);
      const ann = await newMember('Ann');
      expect(await ann.api.outcome('listBackups')).toEqual([403, 'not_operator']);
      expect(await ann.api.outcome('makeBackup')).toEqual([403, 'not_operator']);
      expect(await visitor.status('listBackups')).toBe(401);
    },
    patienceMs + 60_000,
  );
});

describe('downloadBackup', () => {
  addition('takes a password for a link that works once, for its operator', async (context) => {
    const { api, backupId } = await given(context, 'a backup');
    await skipElsewhere(context, api);
    const path = { backupId };
    const wrong = { path, body: { password: 'another' } };
    expect(await api.outcome('createBackupLink', wrong)).toEqual([403, 'wrong_password']);
    const absent = { path: { backupId: '2020-01-01T03-30-00.000Z-daily' }, body: { password } };
    expect(await api.outcome('createBackupLink', absent)).toEqual([404, 'backup_not_found']);
    const link = await api.ok('createBackupLink', { path, body: { password } });
    const file = { path: { backupToken: link.path.split('/').at(-1) ?? '' } };
    const { status, headers, bytes } = await api.call('downloadBackup', file);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(bytes.length).toBe(Number(headers.get('content-length')));
    expect(await api.outcome('downloadBackup', file)).toEqual([404, 'link_not_found']);
    await api.ok('createBackupLink', { path, body: { password, passphrase } });
    const ann = await newMember('Ann');
    expect(await ann.api.outcome('createBackupLink', { path, body: { password } })).toEqual([403, 'not_operator']);
    expect(await ann.api.outcome('downloadBackup', file)).toEqual([403, 'not_operator']);
  });

  addition('is encrypted with a passphrase', async (context) => {
    const { api, backupId } = await given(context, 'a backup');
    await skipElsewhere(context, api);
    const sizes = [];
    for (const body of [{ password }, { password, passphrase }]) {
      const link = await api.ok('createBackupLink', { path: { backupId }, body });
      const { bytes } = await api.call('downloadBackup', { path: { backupToken: link.path.split('/').at(-1) ?? '' } });
      sizes.push(bytes.length);
    }
    expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0);
  });
});

describe('deleteBackup', () => {
  addition('deletes one, once', async (context) => {
    const { api, backupId } = await given(context, 'a backup');
    await skipElsewhere(context, api);
    const ann = await newMember('Ann');
    expect(await ann.api.outcome('deleteBackup', { path: { backupId } })).toEqual([403, 'not_operator']);
    expect(await api.ok('deleteBackup', { path: { backupId } })).toEqual({ isDeleted: true });
    expect(await api.outcome('deleteBackup', { path: { backupId } })).toEqual([404, 'backup_not_found']);
    const { backups } = await api.ok('listBackups');
    expect(backups.map(({ _id }) => _id)).not.toContain(backupId);
  });
});
