import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-settings.ts';
import { copyPreparedDatabase, prepareDatabase } from '../../src/db/prepared-database.ts';
import { readDatabaseSettings } from '../../src/env.ts';

test('an empty data folder starts with a copy of the prepared database', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prepared-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const prepared = join(folder, 'prepared');
  const fill = async (database: Parameters<typeof migrate>[0]) => void (await migrate(database));
  await prepareDatabase(fill, prepared);
  await prepareDatabase(() => Promise.reject(new Error('made again')), prepared);
  expect(readdirSync(prepared)).toEqual([expect.stringMatching(/^[\da-f]{16}$/)]);

  const settings = readDatabaseSettings({ DATA_DIR: join(folder, 'data') });
  const database = await openDatabase(settings, (place) => copyPreparedDatabase(place, prepared));
  try {
    expect(await migrate(database)).toEqual([]);
    await database.db.insertInto('skills').values({ name: 'Knitting', name_key: 'knitting' }).execute();
  } finally {
    await database.close();
  }
});
