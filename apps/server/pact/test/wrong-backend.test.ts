import { expect, test } from 'vitest';
import { runProgram } from './programs.ts';

// The rules run once before, to see what each file calls.
const timeout = 1_200_000;

test('the pacts and the rules notice a backend that misbehaves', { timeout }, async () => {
  const { exitCode, output } = await runProgram(['scripts/wrong-backend.ts', '--sample', '10', '--seed', '1']);
  expect(output).toMatch(/^10 tried, (?!0 )\d+ effective, (?!0 )\d+ noticed\.$/m);
  expect(exitCode, output).toBe(0);
});

test('a choice without a fault is no success', async () => {
  const { exitCode, output } = await runProgram(['scripts/wrong-backend.ts', '--only', 'none']);
  expect(output).toContain('No operation misbehaves in this way.');
  expect(exitCode).toBe(1);
});
