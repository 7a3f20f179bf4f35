import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptTokenSecret } from '../src/modules/auth/token-secret.ts';
import { StartError } from '../src/start-error.ts';

let folder: string;
const file = () => join(folder, 'jwt-secret');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'token-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('is made once, for its owner alone, and nothing else is left in the folder', async () => {
  const secret = await keptTokenSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(await keptTokenSecret(folder)).toBe(secret);
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
  const start = keptTokenSecret(folder);
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(new RegExp(`^${file()} is (empty|too short)\\. [^\\n]+$`));
  expect(readFileSync(file(), 'utf8')).toBe(content);
});

test('a half-written draft of a start that was killed is no secret', async () => {
  writeFileSync(`${file()}.new`, 'half');
  const secret = await keptTokenSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(readdirSync(folder)).toEqual(['jwt-secret']);
});

test('a secret that cannot be read or written is one line', async () => {
  mkdirSync(file());
  await expect(keptTokenSecret(folder)).rejects.toThrow(/^[^\n]+jwt-secret cannot be read: [^\n]+$/);
  await expect(keptTokenSecret(join(folder, 'absent'))).rejects.toThrow(/^[^\n]+jwt-secret cannot be written: [^\n]+$/);
});
