import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDataFolder } from '../support/programs/data-folder.ts';
import { type ServerProcess, startProgram } from '../support/programs/server-process.ts';

const breaker = join(import.meta.dirname, '../fixtures/break-from-within.ts');
let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = await newDataFolder();
  server = startProgram({ DATA_DIR: folder, LOG_LEVEL: 'error', NODE_OPTIONS: `--import=${breaker}` });
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

test('an uncaught error ends the server only if it may be a bug, and cleanly', async () => {
  const address = await server.address;
  const send = (error: string) => server.child.stdin?.write(`${error}\n`);

  send('rejection');
  await expect
    .poll(server.output, { timeout: 10_000 })
    .toMatch(/"level":50.*"message":"no handler catches this".*"msg":"unhandled rejection"/);
  send('reset');
  await expect
    .poll(server.output, { timeout: 10_000 })
    .toMatch(/"level":50.*"code":"ECONNRESET".*"msg":"uncaught error of a connection"/);
  expect((await fetch(`${address}/api/user/getAll`)).status).toBe(200);

  send('bug');
  const { code, output } = await server.ended;
  expect(output).toMatch(/"level":60.*"message":"a bug of ours".*"msg":"uncaught error, the server stops"/);
  expect(code).toBe(70);
  expect(readdirSync(folder)).not.toContain('server.lock');
});
