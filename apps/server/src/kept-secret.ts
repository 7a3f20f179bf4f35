import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { shortestSecret } from './setting-values.ts';
import { StartError } from './start-error.ts';

/** A secret that the data folder keeps. */
interface KeptSecret {
  file: string;
  /** Random bytes of a new one. */
  bytes: number;
  /** What a new one costs. */
  loss: string;
}

/** Signs tokens. */
export const tokenSecret: KeptSecret = { file: 'jwt-secret', bytes: 48, loss: 'every member logs in again' };

/** The private key of push notifications: any 32 bytes are one. */
export const pushKey: KeptSecret = { file: 'push-key', bytes: 32, loss: 'members switch push notifications on again' };

/** Encrypts the secrets of authenticator apps. */
export const codesKey: KeptSecret = {
  file: 'codes-key',
  bytes: 32,
  loss: 'members with codes log in with a recovery code or a passkey, and switch codes on again',
};

/**
 * A secret kept in the data folder, made (mode 0600) on the first start. The folder's lock must be held.
 *
 * @throws StartError when the file cannot be read or written, or is too short to sign with.
 */
export async function keptSecret(dataDir: string, { file: name, bytes, loss }: KeptSecret): Promise<string> {
  const file = join(dataDir, name);
  const secret = await readSecret(file);
  if (secret === null) return await makeSecret(file, bytes);
  if (secret.length < shortestSecret) {
    throw new StartError(
      `${file} is ${secret === '' ? 'empty' : 'too short'}. Put the secret back from a copy, or delete the file: ` +
        `a new one is made then, and ${loss}.`,
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
async function makeSecret(file: string, bytes: number): Promise<string> {
  const secret = randomBytes(bytes).toString('base64url');
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
