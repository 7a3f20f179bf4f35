import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { decrypting, encryptedSize, encrypting, isEncrypted } from '../../src/backup/encryption.ts';

const passphrase = 'seven lanterns over the harbor';
const part = 64 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'encryption-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const read: Buffer[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read);
}

/** Streams bytes in chunks of this size. */
const streamed = (bytes: Buffer, size = 10_000) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    ),
  );

const encrypted = (bytes: Buffer, size?: number) => collect(encrypting(passphrase)(streamed(bytes, size)));
const decrypted = (bytes: Buffer, by = passphrase) => collect(decrypting(by, 'the file')(streamed(bytes)));

test.each([0, 1, part - 1, part, part + 1, 3 * part, 500_000])('%i bytes are the same afterwards', async (length) => {
  const bytes = randomBytes(length);
  const file = await encrypted(bytes);
  expect(file).toHaveLength(encryptedSize(length));
  expect(await decrypted(file)).toEqual(bytes);
});

test('nothing of the bytes can be read in the encrypted file', async () => {
  const bytes = Buffer.from('seven members of the harbor choir '.repeat(5000));
  const file = await encrypted(bytes);
  expect(file.includes('harbor choir')).toBe(false);
});

test('a passphrase is the same however a keyboard writes it', async () => {
  const file = await collect(encrypting(' caf\u00e9 on the corner ')(streamed(Buffer.from('words'))));
  expect((await decrypted(file, 'cafe\u0301 on the corner')).toString()).toBe('words');
});

test('a wrong passphrase is called wrong', async () => {
  const file = await encrypted(Buffer.from('words'));
  await expect(decrypted(file, 'another passphrase')).rejects.toThrow(/^The passphrase is wrong: the file/);
});

test.each<[string, (file: Buffer) => Buffer]>([
  ['cut off', (file) => file.subarray(0, -100)],
  ['cut off between two parts', (file) => file.subarray(0, -(20_000 + 16))],
  ['cut off in its header', (file) => file.subarray(0, 50)],
  ['changed at its end', (file) => Buffer.concat([file.subarray(0, -1), Buffer.from([(file.at(-1) ?? 0) ^ 1])])],
  ['longer', (file) => Buffer.concat([file, Buffer.from('more')])],
  ['without its first part', (file) => withoutFirstPart(file)],
])('a file that is %s is called damaged', async (_, change) => {
  const file = await encrypted(randomBytes(2 * part + 20_000));
  await expect(decrypted(change(file))).rejects.toThrow('the file is damaged or cut off');
});

function withoutFirstPart(file: Buffer): Buffer {
  const start = file.indexOf('\n') + 1;
  return Buffer.concat([file.subarray(0, start), file.subarray(start + part + 16)]);
}

test('a large file is never in memory: each part is passed on before the next ones are read', async () => {
  let produced = 0;
  async function* source(): AsyncGenerator<Buffer> {
    for (let count = 0; count < 160; count += 1) {
      produced += part;
      yield Buffer.alloc(part);
    }
  }
  let [consumed, largest] = [0, 0];
  for await (const chunk of decrypting(passphrase, 'the file')(encrypting(passphrase)(source()))) {
    consumed += chunk.length;
    largest = Math.max(largest, produced - consumed);
  }
  expect(consumed).toBe(160 * part);
  expect(largest).toBeLessThan(4 * part);
});

test('an encrypted file is known by its first bytes', async () => {
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  writeFileSync(one, await encrypted(Buffer.from('words')));
  writeFileSync(other, 'words');
  expect(await Promise.all([one, other, join(folder, 'none')].map(isEncrypted))).toEqual([true, false, false]);
});
