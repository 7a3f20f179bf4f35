import { buildApp } from '../../src/app.ts';
import type { Backups } from '../../src/backup/backups.ts';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { createTestBackups, testBackup } from '../support/test-backups.ts';
import { emptyDatabase } from '../support/test-database.ts';
import { testSettings } from '../support/test-settings.ts';
import { fixtures } from './fixtures.ts';
import type { FuzzTarget } from './fuzz-operation.ts';
import { remember } from './memory.ts';
import { makeWorld } from './world.ts';
import { worldClock, worldInHours } from './world-clock.ts';

/** A link to the backup that works more than once, as the world comes back after each call. */
const linked = (token: string, memberId: string) =>
  token === fixtures.backupToken ? { memberId, id: testBackup.id, passphrase: null } : null;
const everyLink: Backups['links'] = {
  add: () => ({ token: fixtures.backupToken, expiresAt: worldInHours(1) }),
  find: linked,
  take: linked,
};

/** Starts a server with the world on this (migrated) database. `close` leaves the database open and unchanged. */
export async function openFuzzTarget(database: OpenDatabase): Promise<FuzzTarget & { close(): Promise<void> }> {
  await emptyDatabase(database);
  const credentials = await makeWorld(database);
  const memory = await remember(database);
  // With its own articles, so that there are some.
  const settings = testSettings({ articlesUrl: null });
  const backups = { ...createTestBackups(worldClock), links: everyLink };
  const app = await buildApp({ settings, database, clock: worldClock, backups });
  return {
    app,
    credentials,
    memory,
    close: async () => {
      await app.close();
      await memory.forget();
    },
  };
}
