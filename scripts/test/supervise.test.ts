import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { supervise } from '../lib/supervise.ts';

const program = join(import.meta.dirname, 'fixtures/supervise/program.ts');

/** Supervises a program that ends like this, attempt by attempt. */
async function watch(...ends: string[]) {
  const said: string[] = [];
  let started = 0;
  const start = (attempt: number): ChildProcess => {
    started += 1;
    return fork(program, [String(attempt), ...ends]);
  };
  const exitCode = await supervise({ start, say: (line) => said.push(line), delaysMs: [0, 1, 1] });
  return { exitCode, said, started };
}

describe('a supervised program', () => {
  test.each([
    ['a clean end', '0', 0],
    ['an error that it reported itself', '1', 1],
  ])('is not started again after %s', async (_, end, exitCode) => {
    expect(await watch(end)).toEqual({ exitCode, said: [], started: 1 });
  });

  test('is started again after each crash, with one line', async () => {
    expect(await watch('70', 'SIGKILL', '0')).toEqual({
      exitCode: 0,
      started: 3,
      said: ['The server crashed (exit code 70) and starts again.', 'The server crashed (SIGKILL) and starts again.'],
    });
  });

  test('stays down after repeated crashes', async () => {
    const { exitCode, said, started } = await watch('70', '70', '70', '70', '0');
    expect({ exitCode, started }).toEqual({ exitCode: 70, started: 4 });
    expect(said.at(-1)).toBe('The server crashed (exit code 70), as it did 3 times right before: it stays down.');
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops the program once, and its exit code is kept', async (signal) => {
  const script = `
    import { fork } from 'node:child_process';
    import { supervise } from ${JSON.stringify(join(import.meta.dirname, '../lib/supervise.ts'))};
    const start = () => fork(${JSON.stringify(program)}, ['0'], { execArgv: [] }).once('message', () => console.log('running'));
    console.log('ended with', await supervise({ start, say: console.log }));`;
  const supervisor = spawn(process.execPath, ['--input-type=module', '-e', script]);
  let output = '';
  supervisor.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 10_000 }).toBe('running\n');
  supervisor.kill(signal);
  await once(supervisor, 'close');
  expect(output).toBe('running\nended with 0\n');
});
