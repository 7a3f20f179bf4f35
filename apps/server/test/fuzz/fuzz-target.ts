import { buildApp } from '../../src/app.ts';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { createTestBackups } from '../support/test-backups.ts';
import { emptyDatabase } from '../support/test-database.ts';
import { testSettings } from '../support/test-settings.ts';
import type { FuzzTarget } from './fuzz-operation.ts';
import { remember } from './memory.ts';
import { makeWorld } from './world.ts';
import { worldClock } from './world-clock.ts';

/** Starts a server with the world on this (migrated) database. `close` leaves the database open and unchanged. */
export async function openFuzzTarget(database: OpenDatabase): Promise<FuzzTarget & { close(): Promise<void> }> {
  await emptyDatabase(database);
  const credentials = await makeWorld(database);
  const memory = await remember(database);
  // With its own articles, so that there are some.
  const settings = testSettings({ articlesUrl: null });
  const backups = createTestBackups(worldClock);
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
