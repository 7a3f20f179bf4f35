import { describe, expect, test } from 'vitest';
import { postgresUrl } from '../support/env.ts';
import { startProgram } from '../support/programs/server-process.ts';
import { newPostgresDatabase } from '../support/test-database.ts';

const skipped = postgresUrl === null ? ' (skipped: they need PostgreSQL)' : '';

describe.skipIf(postgresUrl === null)(`several instances that start at once${skipped}`, () => {
  test('on an empty database: one migrates and seeds, the others wait for it', {
    timeout: 180_000,
  }, async () => {
    const { url, drop } = await newPostgresDatabase(postgresUrl ?? '');
    const settings = { DATABASE_URL: url, JWT_SECRET: 's'.repeat(32), SEED_DEMO: 'true' };
    const servers = [1, 2, 3].map(() => startProgram(settings));
    try {
      const communities = await Promise.all(
        servers.map(async ({ address }) => (await fetch(`${await address}/api/user/getAll`)).json()),
      );
      const [first, ...others] = communities as { users: { username: string }[] }[];
      const names = first?.users.map(({ username }) => username) ?? [];
      expect(names.length).toBeGreaterThan(10);
      expect(new Set(names).size).toBe(names.length);
      expect(others).toEqual([first, first]);
    } finally {
      for (const { child } of servers) child.kill('SIGTERM');
      await Promise.all(servers.map(({ ended }) => ended));
      await drop();
    }
  });
});
