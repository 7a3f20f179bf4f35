import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../../../apps/server/src/db/migrate.ts';
import type { OpenDatabase } from '../../../../apps/server/src/db/open-database.ts';
import { openDatabase } from '../../../../apps/server/src/db/open-settings.ts';
import { readDatabaseSettings } from '../../../../apps/server/src/env.ts';
import { countTexts, findGaps } from '../../../../apps/server/test/faults/read-back.ts';
import type { CommunitySize } from '../../../../apps/server/test/support/kinds/kind-parts.ts';
import { insertCommunity } from '../../../../apps/server/test/support/kinds/kinds.ts';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres-cluster.ts';

/** A database with a community, for a server to attack. */
export interface Stage {
  isPostgres: boolean;
  /** The server's variables. */
  variables: Record<string, string>;
  /** Returns acknowledged writes that are lost or stored twice, one line each. The server must have stopped. */
  findLosses(acknowledged: readonly string[]): Promise<string[]>;
  takeDown(): Promise<void>;
}

/** Signs tokens of a server that lives as long as an attack. */
const secret = 'a secret for attacks that is used nowhere else';

/** Uses PostgreSQL if its server programs are installed, else the embedded database. */
export async function setStage(size: CommunitySize): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-'));
  const cluster = findPostgres() === null ? null : await startPostgres();
  const database: Record<string, string> = cluster === null ? {} : { DATABASE_URL: cluster.url };
  const variables = { DATA_DIR: folder, JWT_SECRET: secret, SEED_DEMO: 'false', ...database };
  // Creating a community takes a few long statements, longer still on a busy machine.
  const patient = { ...variables, DATABASE_STATEMENT_TIMEOUT_MS: '600000' };
  const open = () => openDatabase(readDatabaseSettings(patient));
  const takeDown = async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const grown = await open();
    await migrate(grown);
    await insertCommunity(grown.db, size, new Date());
    await grown.close();
  } catch (error) {
    await takeDown();
    throw error;
  }
  return {
    isPostgres: cluster !== null,
    variables,
    findLosses: async (acknowledged) => {
      const read = await open();
      try {
        return await lossesIn(read, acknowledged);
      } finally {
        await read.close();
      }
    },
    takeDown,
  };
}

async function lossesIn(database: OpenDatabase, acknowledged: readonly string[]): Promise<string[]> {
  const counts = await countTexts(database);
  const registrations = await sql<{ text: string }>`
    select event_id || ' ' || member_id as text from event_registrations`.execute(database.db);
  for (const { text } of registrations.rows) counts.set(text, 1);
  const lost = acknowledged.filter((text) => !counts.has(text));
  const doubled = acknowledged.filter((text) => (counts.get(text) ?? 0) > 1);
  return [
    ...lost.map((text) => `${text} was answered with 2xx and is lost`),
    ...doubled.map((text) => `${text} is there more than once`),
    ...(await findGaps(database)),
  ];
}
