import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError, type BackupHeader, formatName, formatVersion } from './backup-format.ts';

const lineBreak = 0x0a;

/** Yields the backup's lines one by one. A line may have millions of characters, so each byte is looked at once. */
export async function* readLines(file: string): AsyncGenerator<string, void> {
  const text = createGunzip();
  // An error of either stream ends the text and the loop.
  pipeline(createReadStream(file), text).catch(() => {});
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

/** @throws BackupError when there are no more lines or reading fails. */
export async function nextLine(lines: AsyncIterator<string>, file: string): Promise<string> {
  const line = await lines.next().catch((error: NodeJS.ErrnoException) => {
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
