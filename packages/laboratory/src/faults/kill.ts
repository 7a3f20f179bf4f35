import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killInBursts } from '../../../../apps/server/test/faults/kill-bursts.ts';
import { testSecret } from '../../../../apps/server/test/support/test-settings.ts';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres-cluster.ts';
import { type FaultOutcome, type FaultPart, type FaultRun, noPostgres } from './fault-run.ts';

/** The server is killed in bursts of writes, on the embedded database and on PostgreSQL. */
export const kill: FaultPart = async (run) => [await onEmbedded(run), await onPostgres(run)];

async function onEmbedded(run: FaultRun): Promise<FaultOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'));
  try {
    const { random } = run;
    const report = await killInBursts({ DATA_DIR: folder }, run.rounds(5, 200), { random });
    return { what: 'the server killed, embedded', ...report };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(run: FaultRun): Promise<FaultOutcome> {
  const what = 'the server killed, PostgreSQL';
  if (findPostgres() === null) return { what, skipped: noPostgres };
  const cluster = await startPostgres();
  try {
    const variables = { DATABASE_URL: cluster.url, JWT_SECRET: testSecret };
    return { what, ...(await killInBursts(variables, run.rounds(5, 200), run)) };
  } finally {
    await cluster.stop();
  }
}
