import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The emails that a server has written instead of sending them, with the line breaks of the mail format taken out. */
export async function mailsIn({ dataDir }: { dataDir: string }): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  return mails.map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
}
