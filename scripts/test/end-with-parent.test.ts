import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const library = (name: string) => JSON.stringify(join(import.meta.dirname, '../lib', name));

/** Prints its process id, and runs until it is ended. */
const child = 'console.log(process.pid); setInterval(() => {}, 1000)';

const script = `
  import { endWithParent } from ${library('end-with-parent.ts')};
  import { run } from ${library('run.ts')};
  endWithParent();
  await run(process.execPath, ['-e', ${JSON.stringify(child)}]);
  console.log('goes on');`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each(['SIGTERM', 'disconnect'] as const)('what a script runs ends with it: %s', async (how) => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const { stdout } = parent;
  if (stdout === null) throw new Error('It has no output to read.');
  const [said] = await once(stdout, 'data');
  const pid = Number(String(said));
  expect(isRunning(pid)).toBe(true);
  let output = '';
  stdout.on('data', (chunk) => {
    output += chunk;
  });
  if (how === 'SIGTERM') parent.kill(how);
  else parent.disconnect();
  const [exitCode] = await once(parent, 'exit');
  expect([exitCode, output]).toEqual([how === 'SIGTERM' ? 143 : 1, '']);
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 15_000);
});
