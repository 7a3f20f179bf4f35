import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import type { Caller } from '../../src/backend.ts';
import { given } from '../../src/states.ts';

const password = 'correct horse battery';

/** Makes a link of an operator; returns the call of its download. */
async function link(api: Caller, backupId: string): Promise<{ path: { backupToken: string } }> {
  const { path } = await api.ok('createBackupLink', { path: { backupId }, body: { password } });
  return { path: { backupToken: path.split('/').at(-1) ?? '' } };
}

describe('createBackupLink', () => {
  addition('replaces the link before it, and leaves those of other operators to them', async (context) => {
    const one = await given(context, 'a backup');
    const other = await given(context, 'a backup');
    if ((await one.api.ok('listBackups')).database.kind !== 'embedded')
      context.skip('for databases that the server backs up itself');
    const [early, late] = [await link(one.api, one.backupId), await link(one.api, one.backupId)];
    const gone = [404, 'link_not_found'];
    expect(await one.api.outcome('downloadBackup', early)).toEqual(gone);
    expect(await other.api.outcome('downloadBackup', late)).toEqual(gone);
    const own = await link(other.api, other.backupId);
    expect(await one.api.outcome('downloadBackup', late)).toEqual([200]);
    expect(await other.api.outcome('downloadBackup', own)).toEqual([200]);
  });
});
