import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDataFolder } from '../support/programs/data-folder.ts';
import { program, startProgram } from '../support/programs/server-process.ts';

let folder: string;
let running: ChildProcess[] = [];

beforeEach(async () => {
  folder = await newDataFolder();
});
afterEach(async () => {
  for (const child of running.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the program on its own folder, and any free port; it ends with the test. */
function start(settings: Record<string, string> = {}) {
  const started = startProgram({ DATA_DIR: folder, VERIFY_EMAIL: 'off', ...settings });
  running.push(started.child);
  return started;
}

async function post(address: string, path: string, body: object): Promise<Response> {
  return await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const ana = { name: 'Ana', email: 'ana@example.org', password: 'long enough' };

test('one process has the data folder; its answers survive its death; it stops cleanly', {
  timeout: 180_000,
}, async () => {
  const first = start();
  const address = await first.address;
  expect((await post(address, '/auth/signup', ana)).status).toBe(201);
  const { jwtToken } = (await (await post(address, '/auth/login', ana)).json()) as { jwtToken: string };

  const second = await start().ended;
  expect(second.code).toBe(1);
  expect(second.errors).toMatch(/^The data folder [^\n]+ is in use by process \d+[^\n]+\n$/);

  first.child.kill('SIGKILL');
  await first.ended;
  const next = start();
  const check = await fetch(`${await next.address}/auth/check`, {
    method: 'POST',
    headers: { authorization: `Bearer ${jwtToken}` },
  });
  expect(check.status).toBe(200);
  expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);

  next.child.kill('SIGTERM');
  expect(await next.ended).toMatchObject({ code: 0, errors: '' });
  expect(readdirSync(folder).sort()).toEqual(['codes-key', 'database', 'jwt-secret', 'push-key']);
});

test('a port in use is a one-line error, and the folder is released', async () => {
  const first = start();
  const { port } = new URL(await first.address);
  const other = await newDataFolder();
  const second = await start({ PORT: port, DATA_DIR: other }).ended;
  expect(second).toMatchObject({ code: 1, errors: `Port ${port} is in use. Set PORT to another one.\n` });
  expect(readdirSync(other)).not.toContain('server.lock');
  rmSync(other, { recursive: true });
});

test('a misspelled setting is warned of, and the server listens on both families', async () => {
  const server = start({ HOST: '', LOG_LEVEL: 'warn', REDIS_URI: 'redis://localhost' });
  const { port } = new URL(await server.address);
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  if (Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1')))
    expect((await fetch(`http://[::1]:${port}/health`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect((await server.ended).output).toContain('REDIS_URI is no setting and has no effect. Did you mean REDIS_URL?');
});

test('an empty jwt-secret stops the start with one line', async () => {
  const file = join(folder, 'jwt-secret');
  writeFileSync(file, '');
  const { code, errors } = await start().ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/^\S+jwt-secret is empty\. [^\n]+\n$/);
});

test('the log has what happened and what is unsafe, but no secret', async () => {
  const guessable = 'x'.repeat(32);
  const server = start({ LOG_LEVEL: 'trace', JWT_SECRET: guessable, TRUST_PROXY: 'true' });
  const address = await server.address;
  await post(address, '/auth/signup', ana);
  const answer = await post(address, '/auth/login', ana);
  const { jwtToken } = (await answer.json()) as { jwtToken: string };
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const form = new FormData();
  form.append('about', 'a text of my own');
  const headers = { authorization: `Bearer ${jwtToken}`, cookie };
  await fetch(`${address}/api/user/edit/unknown`, { method: 'PUT', headers, body: form });
  await fetch(`${address}/api/user/getAll?name=searched-for`, { headers });
  server.child.kill('SIGTERM');
  const { output } = await server.ended;
  expect(output).toMatch(/"requestId":"[\da-f-]{36}","method":"POST","route":"logIn","status":200,"ms":[\d.]+/);
  expect(output).toContain('"route":"editUser","status":404');
  expect(output).toContain('JWT_SECRET is easy to guess');
  expect(output).toContain('TRUST_PROXY=true believes every caller');
  for (const secret of [guessable, ana.password, ana.email, jwtToken, cookie, 'a text of my own', 'searched-for']) {
    expect(output).not.toContain(secret);
  }
});

test.each([
  [{ PORT: 'x' }, /^PORT must be a whole number [^\n]+\n$/],
  [{ DATA_DIR: join(program, 'inside') }, /^DATA_DIR \S+ cannot be used: [^\n]+\n$/],
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/x', JWT_SECRET: 'x'.repeat(32) }, /^DATABASE_URL cannot be used: [^\n]+\n$/],
])('a wrong setting stops the start with one line: %j', async (settings, line) => {
  const { code, errors } = await start(settings as Record<string, string>).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(line);
});
