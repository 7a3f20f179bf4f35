import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError, type BackupHeader, formatName, formatVersion } from './backup-format.ts';
import { decrypting, isEncrypted } from './encryption.ts';

const lineBreak = 0x0a;

/** Returns the passphrase of a file that is encrypted; null if nobody knows it. */
export type AskPassphrase = () => Promise<string | null>;

/**
 * Yields the backup's lines one by one. A line may have millions of characters, so each byte is looked at once.
 *
 * @throws BackupError for an encrypted file without its passphrase
 */
export async function* readLines(
  file: string,
  askPassphrase: AskPassphrase = async () => null,
): AsyncGenerator<string, void> {
  const text = createGunzip();
  const decrypt = (await isEncrypted(file)) ? decrypting(await passphraseOf(file, askPassphrase), file) : null;
  const bytes = createReadStream(file);
  // An error of any stream ends the text and the loop.
  (decrypt === null ? pipeline(bytes, text) : pipeline(bytes, decrypt, text)).catch(() => {});
  let parts: Buffer[] = [];
  for await (const chunk of text as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(lineBreak); end >= 0; end = chunk.indexOf(lineBreak, start)) {
      parts.push(chunk.subarray(start, end));
      yield Buffer.concat(parts).toString();
      parts = [];
      start = end + 1;
    }
    parts.push(chunk.subarray(start));
  }
}

async function passphraseOf(file: string, ask: AskPassphrase): Promise<string> {
  const passphrase = await ask();
  if (passphrase !== null) return passphrase;
  throw new BackupError(
    `${file} is encrypted. Set BACKUP_PASSPHRASE, or run this in a terminal, which asks for it. Nothing was changed.`,
  );
}

/** @throws BackupError when there are no more lines or reading fails. */
export async function nextLine(lines: AsyncIterator<string>, file: string): Promise<string> {
  const line = await lines.next().catch((error: NodeJS.ErrnoException) => {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} cannot be read as a backup: ${error.message}`);
  });
  if (line.done === true) throw new BackupError(`${file} is not a whole backup: it ends too early.`);
  return line.value;
}

/** @throws BackupError for malformed JSON. */
export function parseLine<Line>(line: string, file: string): Line {
  try {
    return JSON.parse(line) as Line;
  } catch {
    throw new BackupError(`${file} is not a backup of ours, or it is damaged.`);
  }
}

/** @throws BackupError for a file of another type or format version. */
export function readHeader(line: string, file: string): BackupHeader {
  const header = parseLine<Partial<BackupHeader>>(line, file);
  if (header.format !== formatName || typeof header.migration !== 'string') {
    throw new BackupError(`${file} is not a backup of ours.`);
  }
  if (header.version !== formatVersion) {
    throw new BackupError(`${file} has format ${header.version}, which this version does not know.`);
  }
  return header as BackupHeader;
}
