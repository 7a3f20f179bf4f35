import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { postgresUrl } from '../support/env.ts';
import { newPostgresDatabase } from '../support/test-database.ts';
import { killInBursts } from './kill-bursts.ts';

// Two rounds here; `npm run test:faults -- kill` runs more on each database.
test.each([
  ['killed', 'SIGKILL'],
  ['stopped', 'SIGTERM'],
] as const)('a %s server has kept whatever it answered', { timeout: 180_000 }, async (_, signal) => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'));
  const postgres = postgresUrl === null ? null : await newPostgresDatabase(postgresUrl);
  const settings = postgres === null ? {} : { DATABASE_URL: postgres.url, JWT_SECRET: 'k'.repeat(40) };
  try {
    const report = await killInBursts({ DATA_DIR: folder, ...settings }, 2, { signal });
    expect(report).toMatchObject({ lost: [], doubled: [], other: [] });
    expect(report.acknowledged).toBeGreaterThan(0);
  } finally {
    await postgres?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
