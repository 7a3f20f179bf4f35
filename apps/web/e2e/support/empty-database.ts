import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const migrate = join(import.meta.dirname, '../../../server/src/commands/db.ts');

/**
 * Creates a data folder with an empty, migrated database once. Each server of a test starts with a
 * copy: creating one takes three seconds of processor time.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of a global setup.
export default async function makeEmptyDatabase(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'skill-exchange-empty-'));
  await promisify(execFile)(process.execPath, [migrate, 'migrate'], { env: { ...process.env, DATA_DIR: folder } });
  process.env.E2E_EMPTY_DATABASE = folder;
  return () => rm(folder, { recursive: true, force: true });
}
