import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { BackupError } from './backup-format.ts';

/**
 * An encrypted backup is a line of JSON, the header, and the bytes of a backup in parts of 64 KiB, the last one shorter or
 * empty. Each part is encrypted on its own with AES-256-GCM and followed by its tag, so that a file of any size passes through
 * without being in memory. The nonce of a part has its number and whether it is the last one, and the header is authenticated
 * with each part: none can be changed, moved or cut off.
 *
 * The key comes from the passphrase by scrypt with a salt of the file. `check` tells a wrong passphrase from a damaged file.
 */
const formatName = 'skill-exchange encrypted backup';
const formatVersion = 1;

interface Header {
  format: typeof formatName;
  version: number;
  /** Parameters of scrypt. */
  cost: number;
  blockSize: number;
  parallelization: number;
  /** In base64, like `check`. */
  salt: string;
  check: string;
}

/** OWASP's parameters for 32 MiB of memory; 0.3 s on a small machine. */
const work = { cost: 2 ** 15, blockSize: 8, parallelization: 3 };
const maxMemory = 64 * 1024 * 1024;
const longestHeader = 1024;

const partBytes = 64 * 1024;
const tagBytes = 16;
const lineBreak = 0x0a;

type Bytes = AsyncIterable<Buffer>;
type Derive = (passphrase: string, salt: Buffer, length: number, options: object) => Promise<Buffer>;
const derive = promisify(scrypt) as Derive;

/** A passphrase is the same however a keyboard composes its letters, and without the spaces around it. */
async function keysOf(passphrase: string, header: Omit<Header, 'check'>): Promise<{ key: Buffer; check: Buffer }> {
  const { cost, blockSize, parallelization, salt } = header;
  const options = { cost, blockSize, parallelization, maxmem: maxMemory };
  const bytes = await derive(passphrase.normalize('NFKC').trim(), Buffer.from(salt, 'base64'), 64, options);
  const check = createHmac('sha256', bytes.subarray(32)).update(formatName).digest();
  return { key: bytes.subarray(0, 32), check };
}

const lineOf = (header: Header) => Buffer.from(`${JSON.stringify(header)}\n`);

function newHeader(salt: Buffer, check: Buffer): Header {
  const texts = { salt: salt.toString('base64'), check: check.toString('base64') };
  return { format: formatName, version: formatVersion, ...work, ...texts };
}

/** Returns the size of a file of this size once it is encrypted. */
export function encryptedSize(bytes: number): number {
  const header = lineOf(newHeader(Buffer.alloc(16), Buffer.alloc(32))).length;
  return header + bytes + tagBytes * Math.max(1, Math.ceil(bytes / partBytes));
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number));
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Yields the bytes in parts of this size. The last one is shorter, or empty if there are no bytes. */
async function* inParts(chunks: Bytes, size: number): AsyncGenerator<{ part: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    let rest = Buffer.concat(waiting);
    // A part that is full may be the last one.
    for (; rest.length > size; rest = rest.subarray(size)) yield { part: rest.subarray(0, size), isLast: false };
    [waiting, length] = [[rest], rest.length];
  }
  yield { part: Buffer.concat(waiting), isLast: true };
}

/** Encrypts the bytes of a backup: a step of a pipeline. */
export function encrypting(passphrase: string) {
  return async function* (chunks: Bytes): AsyncGenerator<Buffer> {
    const salt = randomBytes(16);
    const { key, check } = await keysOf(passphrase, newHeader(salt, Buffer.alloc(0)));
    const header = lineOf(newHeader(salt, check));
    yield header;
    let number = 0;
    for await (const { part, isLast } of inParts(chunks, partBytes)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(header);
      yield Buffer.concat([cipher.update(part), cipher.final(), cipher.getAuthTag()]);
      number += 1;
    }
  };
}

/** Decrypts the bytes of an encrypted backup: a step of a pipeline. `file` is for the messages. */
export function decrypting(passphrase: string, file: string) {
  return async function* (chunks: Bytes): AsyncGenerator<Buffer> {
    const { line, rest } = await splitHeader(chunks, file);
    const header = readHeader(line, file);
    const { key, check } = await keysOf(passphrase, header).catch(() => {
      throw damaged(file);
    });
    const wanted = Buffer.from(header.check, 'base64');
    if (wanted.length !== check.length || !timingSafeEqual(wanted, check))
      throw new BackupError(`The passphrase is wrong: ${file} was encrypted with another one. Nothing was changed.`);
    let number = 0;
    for await (const { part, isLast } of inParts(rest, partBytes + tagBytes)) {
      yield decryptPart(part, { key, line, nonce: nonceOf(number, isLast), file });
      number += 1;
    }
  };
}

function decryptPart(part: Buffer, how: { key: Buffer; line: Buffer; nonce: Buffer; file: string }): Buffer {
  if (part.length < tagBytes) throw damaged(how.file);
  const end = part.length - tagBytes;
  const decipher = createDecipheriv('aes-256-gcm', how.key, how.nonce, { authTagLength: tagBytes });
  decipher.setAAD(how.line).setAuthTag(part.subarray(end));
  try {
    return Buffer.concat([decipher.update(part.subarray(0, end)), decipher.final()]);
  } catch {
    throw damaged(how.file);
  }
}

const damaged = (file: string) => new BackupError(`${file} is damaged or cut off. Nothing was restored.`);

/** Returns the first line, with its line break, and the bytes after it. */
async function splitHeader(chunks: Bytes, file: string): Promise<{ line: Buffer; rest: Bytes }> {
  const source = chunks[Symbol.asyncIterator]();
  let read = Buffer.alloc(0);
  for (;;) {
    const end = read.indexOf(lineBreak);
    if (end >= 0) return { line: read.subarray(0, end + 1), rest: after(read.subarray(end + 1), source) };
    const next = read.length > longestHeader ? undefined : await source.next();
    if (next === undefined || next.done === true) throw damaged(file);
    read = Buffer.concat([read, next.value]);
  }
}

async function* after(first: Buffer, source: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await source.next(); next.done !== true; next = await source.next()) yield next.value;
}

function readHeader(line: Buffer, file: string): Header {
  let header: Partial<Header>;
  try {
    header = JSON.parse(line.toString()) as Partial<Header>;
  } catch {
    throw damaged(file);
  }
  if (header.version !== formatVersion)
    throw new BackupError(`${file} is encrypted in format ${header.version}, which this version does not know.`);
  if (typeof header.salt !== 'string' || typeof header.check !== 'string') throw damaged(file);
  return header as Header;
}

/** Whether a file is an encrypted backup, by its first bytes. False for one that cannot be read. */
export async function isEncrypted(file: string): Promise<boolean> {
  const start = Buffer.from(`{"format":"${formatName}"`);
  const handle = await open(file).catch(() => null);
  if (handle === null) return false;
  try {
    const { buffer } = await handle.read(Buffer.alloc(start.length), 0, start.length, 0);
    return buffer.equals(start);
  } finally {
    await handle.close();
  }
}
