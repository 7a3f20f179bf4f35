import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf, type MatrixRow, readMatrix, withRow, writeMatrix } from '@skill-exchange/contracts/matrix';
import { afterAll, expect, test } from 'vitest';
import { runProgram } from './programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'gate-'));
const matrix = join(folder, 'matrix.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const row: MatrixRow = {
  provider: 'backend',
  pact: digestOf('backend'),
  providerVersion: '1.2.3',
  result: 'green',
  passed: 3,
  interactions: 3,
};

const gate = (providerVersion: string) =>
  runProgram(['scripts/pact-gate.ts', '--provider-version', providerVersion, '--matrix', matrix]);

test('a version with a green row may be released', async () => {
  writeMatrix([row], matrix);
  expect(await gate('1.2.3')).toMatchObject({ exitCode: 0 });
});

test('a version that was never verified against the pact as it is now may not', async () => {
  writeMatrix([{ ...row, pact: 'sha256:of an earlier pact' }], matrix);
  const { exitCode, output } = await gate('1.2.3');
  expect(output).toContain('backend 1.2.3 was never verified against the pact as it is now.');
  expect(exitCode).toBe(1);
});

test('a version with a red row may not', async () => {
  writeMatrix([{ ...row, result: 'red', passed: 1 }], matrix);
  const { exitCode, output } = await gate('1.2.3');
  expect(output).toContain('backend 1.2.3 fails 2 of 3 interactions.');
  expect(exitCode).toBe(1);
});

test('a later result takes the place of the one before', () => {
  const red: MatrixRow = { ...row, result: 'red', passed: 1 };
  writeMatrix(withRow(withRow([], red), row), matrix);
  expect(readMatrix(matrix)).toEqual([row]);
});
