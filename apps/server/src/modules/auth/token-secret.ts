import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { shortestSecret } from '../../setting-values.ts';
import { StartError } from '../../start-error.ts';

/**
 * The secret kept in the data folder, made (mode 0600) on the first start. The folder's lock must be held.
 *
 * @throws StartError when the file cannot be read or written, or is too short to sign with.
 */
export async function keptTokenSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'jwt-secret');
  const secret = await readSecret(file);
  if (secret === null) return await makeSecret(file);
  if (secret.length < shortestSecret) {
    throw new StartError(
      `${file} is ${secret === '' ? 'empty' : 'too short'}. Put the secret back from a copy, or delete the file: ` +
        'a new one is made then, and every member logs in again.',
    );
  }
  return secret;
}

/** Null where there is no file. */
async function readSecret(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new StartError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** The file appears whole and on the disk, or not at all: tokens that it signed must outlive a power cut. */
async function makeSecret(file: string): Promise<string> {
  const secret = randomBytes(48).toString('base64url');
  const draft = `${file}.new`;
  try {
    const handle = await open(draft, 'w', 0o600);
    try {
      await handle.writeFile(`${secret}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
    await syncFolder(join(file, '..'));
  } catch (error) {
    throw new StartError(`${file} cannot be written: ${(error as Error).message}`);
  }
  return secret;
}

/** Makes a rename durable. Windows opens no folder, and its file system keeps renames by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
