import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { postgresUrl } from '../support/env.ts';
import { newDataFolder } from '../support/programs/data-folder.ts';
import { newPostgresDatabase } from '../support/test-database.ts';
import { killInBursts } from './kill-bursts.ts';

// `npm test -- faults kill` kills it instead, on each database.
test('a stopped server has kept all that it acknowledged', { timeout: 180_000 }, async () => {
  const folder = await newDataFolder();
  const postgres = postgresUrl === null ? null : await newPostgresDatabase(postgresUrl);
  const settings = postgres === null ? {} : { DATABASE_URL: postgres.url, JWT_SECRET: 'k'.repeat(40) };
  try {
    const report = await killInBursts({ DATA_DIR: folder, ...settings }, 2, { signal: 'SIGTERM' });
    expect(report).toMatchObject({ lost: [], doubled: [], other: [] });
    expect(report.acknowledged).toBeGreaterThan(0);
  } finally {
    await postgres?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
