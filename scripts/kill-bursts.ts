// `npm run test:kill`: kills the server in twenty bursts of writes, on the embedded database and, where its programs are
// installed, on PostgreSQL. Fails when anything that was answered with 2xx is lost or doubled.
//   npm run test:kill -- 5     five rounds
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killInBursts } from '../apps/server/test/faults/kill-bursts.ts';
import { findPostgres, startPostgres } from './lib/postgres-cluster.ts';

const rounds = Number(process.argv[2] ?? 20);

async function check(name: string, settings: Record<string, string>): Promise<void> {
  const { acknowledged, unanswered, problems } = await killInBursts(settings, rounds);
  console.log(
    `${name}: ${rounds} kills, ${acknowledged} writes answered, ${unanswered} cut off, ${problems.length} problems`,
  );
  for (const problem of problems.slice(0, 20)) console.error(`  ${problem}`);
  if (problems.length > 0 || acknowledged === 0) process.exitCode = 1;
}

const folder = mkdtempSync(join(tmpdir(), 'killed-'));
try {
  await check('embedded', { DATA_DIR: folder });
  if (findPostgres() === null) {
    console.log('PostgreSQL: not run, its server programs are not installed here');
  } else {
    const cluster = await startPostgres();
    try {
      await check('PostgreSQL', { DATABASE_URL: cluster.url, JWT_SECRET: 'k'.repeat(40) });
    } finally {
      await cluster.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
