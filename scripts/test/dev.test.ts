import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { root } from '../lib/environment.ts';
import { runHeldBack } from '../lib/run.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const end of ends.splice(0)) await end();
});

test('with --api, calls go to that backend as from its own pages, and its cookies are for this host', async () => {
  const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const backend = createServer(({ url, headers }, response) => {
    asked.push({ url, headers });
    response.setHeader('set-cookie', 'sid=1; Path=/; Domain=127.0.0.1; HttpOnly').end('{}');
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  ends.push(() => backend.close());
  const address = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  vi.stubEnv('API_URL', address);
  const web = join(root, 'apps/web');
  const configFile = join(web, 'vite.config.ts');
  const vite = await createVite({ root: web, configFile, logLevel: 'silent', server: { port: 0, host: '127.0.0.1' } });
  ends.push(() => vite.close());
  await vite.listen();
  const { port } = (vite.httpServer as Server).address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${origin}/auth/login`, { method: 'POST', headers: { origin } });
  expect(answer.headers.getSetCookie()).toEqual(['sid=1; Path=/; HttpOnly']);
  expect(asked).toMatchObject([{ url: '/auth/login', headers: { origin: address, host: address.slice(7) } }]);
});

test('an invalid address is a one-line error', async () => {
  const { exitCode, output } = await runHeldBack('node', ['scripts/dev.ts', '--api', 'localhost:8080']);
  expect(output.toString().trim()).toBe('--api must be an http or https address, not localhost:8080.');
  expect(exitCode).toBe(1);
});
