import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { shortestSecret } from './settings/setting-values.ts';
import { StartError } from './start-error.ts';

/** A secret that is stored in the data folder. */
interface KeptSecret {
  file: string;
  /** Length of a new secret, in random bytes. */
  bytes: number;
  /** The consequence of creating a new one, for the log. */
  loss: string;
}

/** Signs tokens. */
export const tokenSecret: KeptSecret = { file: 'jwt-secret', bytes: 48, loss: 'every member logs in again' };

/** The private key of push notifications: any 32 bytes. */
export const pushKey: KeptSecret = { file: 'push-key', bytes: 32, loss: 'members switch push notifications on again' };

/** Encrypts the secrets of authenticator apps. */
export const codesKey: KeptSecret = {
  file: 'codes-key',
  bytes: 32,
  loss: 'members with codes log in with a recovery code or a passkey, and switch codes on again',
};

/**
 * Reads a secret of the data folder, or creates it (mode 0600) on the first start. The caller holds
 * the folder's lock.
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

/** Returns null when the file does not exist. */
async function readSecret(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new StartError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Writes the file atomically and durably: tokens signed with it must survive a power failure. */
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

/** Makes a rename durable. Windows cannot open folders, and its file system makes renames durable. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
