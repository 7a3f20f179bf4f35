import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { readLines } from '../../src/backup/read-lines.ts';

let file = '';
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'));
  file = join(folder, 'backup');
  return () => rmSync(folder, { recursive: true, force: true });
});

async function linesOf(text: string): Promise<string[]> {
  writeFileSync(file, gzipSync(text, { level: 1 }));
  const lines: string[] = [];
  for await (const line of readLines(file)) lines.push(line);
  return lines;
}

/** Returns the processor time of reading a text, in milliseconds. */
async function costOf(text: string): Promise<number> {
  writeFileSync(file, gzipSync(text, { level: 1 }));
  const before = process.cpuUsage();
  for await (const line of readLines(file)) expect(line.length).toBeGreaterThan(0);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('a backup is read line by line, with letters that lie across two chunks', async () => {
  const lines = ['{"a":1}', '', 'ñ🧶'.repeat(40_000), '["b"]'];
  expect(await linesOf(lines.map((line) => `${line}\n`).join(''))).toEqual(lines);
  expect(await linesOf('whole\nhalf')).toEqual(['whole']);
});

test('one long line costs no more than many short ones of the same length', async () => {
  const megabytes = 24;
  const short = `${'x'.repeat(999)}\n`.repeat(megabytes * 1000);
  const long = `${'x'.repeat(megabytes * 1_000_000 - 1)}\n`;
  await costOf(short);
  const [many, one] = [await costOf(short), await costOf(long)];
  // When every chunk split the rest anew, it was 100 times as much.
  expect(one / many).toBeLessThan(5);
});
