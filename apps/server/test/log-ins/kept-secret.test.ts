import { createECDH } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptSecret, pushKey, tokenSecret } from '../../src/kept-secret.ts';
import { StartError } from '../../src/start-error.ts';

let folder: string;
const file = () => join(folder, 'jwt-secret');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('is created once, only for its owner, and leaves no other file', async () => {
  const secret = await keptSecret(folder, tokenSecret);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(await keptSecret(folder, tokenSecret)).toBe(secret);
  expect(readFileSync(file(), 'utf8')).toBe(`${secret}\n`);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['jwt-secret']);
});

test.each([
  ['empty', ''],
  ['blank', ' \n'],
  ['cut short', 'VGhlIHBvd2VyIHdlbnQ'],
])('a file that is %s stops the start with one line that names it, and stays as it is', async (_, content) => {
  writeFileSync(file(), content);
  const start = keptSecret(folder, tokenSecret);
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(new RegExp(`^${file()} is (empty|too short)\\. [^\\n]+$`));
  expect(readFileSync(file(), 'utf8')).toBe(content);
});

test('an unfinished file of a killed start is not used as a secret', async () => {
  writeFileSync(`${file()}.new`, 'half');
  const secret = await keptSecret(folder, tokenSecret);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(readdirSync(folder)).toEqual(['jwt-secret']);
});

test('an unreadable or unwritable secret is a one-line error', async () => {
  mkdirSync(file());
  await expect(keptSecret(folder, tokenSecret)).rejects.toThrow(/^[^\n]+jwt-secret cannot be read: [^\n]+$/);
  await expect(keptSecret(join(folder, 'absent'), tokenSecret)).rejects.toThrow(
    /^[^\n]+jwt-secret cannot be written: [^\n]+$/,
  );
});

test('the key of push notifications is a valid key of the curve', async () => {
  const key = Buffer.from(await keptSecret(folder, pushKey), 'base64url');
  expect(() => createECDH('prime256v1').setPrivateKey(key)).not.toThrow();
});
