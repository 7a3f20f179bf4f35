import { buildApp } from '../../src/app.ts';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { emptyDatabase } from '../support/test-database.ts';
import { testSettings } from '../support/test-settings.ts';
import type { FuzzTarget } from './fuzz-operation.ts';
import { remember } from './memory.ts';
import { makeWorld } from './world.ts';
import { worldClock } from './world-clock.ts';

/** A server on this (migrated) database, with the world in it. `close` leaves the database open and without traces. */
export async function openFuzzTarget(database: OpenDatabase): Promise<FuzzTarget & { close(): Promise<void> }> {
  await emptyDatabase(database);
  const credentials = await makeWorld(database);
  const memory = await remember(database);
  // With articles of its own: there is something to be found.
  const settings = testSettings({ articlesUrl: null });
  const app = await buildApp({ settings, database, clock: worldClock });
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
