import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '../lib/environment.ts';
import { isRunning } from '../lib/own-run.ts';

const library = (name: string) => JSON.stringify(join(root, 'scripts/lib', name));

/** Starts a program of its own, prints both ids and its temporary folder, and goes on. */
const command = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log(process.pid, child.pid, require('node:os').tmpdir());
  setInterval(() => {}, 1000);`;

const script = (what = command) => `
  import { endWithParent } from ${library('end-with-parent.ts')};
  import { run } from ${library('run.ts')};
  endWithParent();
  await run(process.execPath, ['-e', ${JSON.stringify(what)}]);
  console.log('goes on');`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ended-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(what?: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script(what)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // This test may be part of a run itself.
    env: { ...process.env, TMPDIR: folder, SKILL_EXCHANGE_RUN: undefined },
  });
  return { child, stdout: child.stdout };
}

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGKILL', null],
] as const)('what a script runs ends with it: %s', async (signal, code) => {
  const { child, stdout } = start();
  const [said] = await once(stdout, 'data');
  const [first, second, temporary = ''] = String(said).trim().split(' ');
  const pids = [Number(first), Number(second)];
  expect(pids.map(isRunning)).toEqual([true, true]);
  expect(existsSync(temporary)).toBe(true);
  let output = '';
  stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.kill(signal);
  const [exitCode] = await once(child, 'exit');
  expect([exitCode, output]).toEqual([code, '']);
  const left = () => [...pids.filter(isRunning), temporary].filter((one) => typeof one === 'number' || existsSync(one));
  await vi.waitFor(() => expect(left()).toEqual([]), { timeout: 60_000, interval: 100 });
});

test('what a command leaves behind ends with the command, and its folder too', async () => {
  const leaving = command.replace(/setInterval\(\(\) => \{\}, 1000\);$/, 'process.exit();');
  const { child, stdout } = start(leaving);
  let output = '';
  stdout.on('data', (chunk) => {
    output += chunk;
  });
  await once(child, 'exit');
  const [line = '', next] = output.split('\n');
  const [, pid, temporary = ''] = line.split(' ');
  expect([isRunning(Number(pid)), existsSync(temporary), next]).toEqual([false, false, 'goes on']);
});

test('the next run removes the folder of one whose processes were all killed', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  const [abandoned, used] = [gone.pid, process.pid].map((pid) => join(folder, `skill-exchange-run-${pid}-abcdef`));
  for (const one of [abandoned, used]) mkdirSync(join(one ?? '', 'data'), { recursive: true });
  await once(start('').child, 'exit');
  expect([abandoned, used].map((one) => existsSync(one ?? ''))).toEqual([false, true]);
});

const starters = /start(?:Postgres|Redis|Nginx|Backend|Provider|Program|Instance\w*)\b/;
const isProgram = (text: string) => !/^export /m.test(text);
const programs = globSync(['packages/laboratory/src/*.ts', 'scripts/*.ts'], { cwd: root })
  // `bench.ts` imports them.
  .filter((file) => !/\/bench-[\w-]+\.ts$/.test(file))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  .filter(([file, text]) => isProgram(text) && (file.startsWith('packages/') || starters.test(text)));

test.each(programs)('%s ends with all that it starts', (_file, text) => {
  expect(text).toMatch(/^import '.*\/in-own-run\.ts';$/m);
});
