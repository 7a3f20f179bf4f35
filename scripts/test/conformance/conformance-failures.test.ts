import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, toolEnvironment } from '../../lib/environment.ts';

/** A backend that rejects every call, without a code. */
const backend = createServer((request, response) => {
  request.resume();
  response.writeHead(401, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: false, message: 'Log in.' }));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void backend.close());

/** Runs the suite as in a terminal: without what this test runner sets for its own tests. */
async function run(only: string): Promise<{ code: number | null; output: string }> {
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const own = Object.entries(toolEnvironment()).filter(
    ([name]) => !/^(?:NODE_ENV|TEST|VITEST.*|FORCE_COLOR)$/.test(name),
  );
  const child = spawn('node', ['scripts/conformance.ts', '--url', url, '--only', only], {
    cwd: root,
    env: { ...Object.fromEntries(own), NO_COLOR: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { code, output };
}

test('a failure has its request on a line, and --only prints nothing of other rules', async () => {
  const { code, output } = await run('of log-in say that credentials are wrong');
  expect(code).toBe(1);
  expect(output).toMatch(
    /\nThe latest call: POST \/auth\/login \[content-type: application\/json\] \{"email":".*?","password":".*?"\} -> 401\n/,
  );
  expect(output).toMatch(/Test Files +1 failed \(1\)/);
  expect(output).toMatch(/Tests +1 failed \(1\)/);
  expect(new Set(output.match(/rules\/\S+\.test\.ts(?!:)/g))).toEqual(new Set(['rules/error-codes.test.ts']));
}, 120_000);

test('a name that no rule has is a failure that says where the names are', async () => {
  const { code, output } = await run('no such rule');
  expect(code).toBe(1);
  expect(output).toContain('No rule ran. `npm run conformance -- --list` names them all.');
}, 120_000);
