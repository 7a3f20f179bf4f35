import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';

/** Maximum number of stored emails; older ones are removed. */
const kept = 1_000;

/** Writes emails to files that any mail program opens, for servers without SMTP. */
export const mailFolderOf = (dataDir: string) => join(dataDir, 'mail');

/** Returns the names of the emails in the folder, newest first. */
export async function mailNames(dataDir: string): Promise<string[]> {
  const names = await readdir(mailFolderOf(dataDir)).catch(() => []);
  return names.filter((name) => name.endsWith('.eml')).sort((left, right) => (left < right ? 1 : -1));
}

export function createMailFolder(dataDir: string) {
  const folder = mailFolderOf(dataDir);
  return {
    /** Writes an email to a file; an existing file with the same id stays. */
    async write(id: string, mail: SendMailOptions): Promise<void> {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')} ${id}.eml`;
      const unfinished = join(folder, `${name}.part`);
      try {
        await writeFile(unfinished, message as Buffer);
        await rename(unfinished, join(folder, name));
      } finally {
        // A full disk must not keep the beginning.
        await rm(unfinished, { force: true });
      }
      for (const old of (await mailNames(dataDir)).slice(kept)) await rm(join(folder, old), { force: true });
    },
  };
}
