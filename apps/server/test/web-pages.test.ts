import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { useServer } from './support/test-server.ts';

// A build that draws /users: its data are the members, its page says how often it was drawn.
const script = "document.documentElement.dataset.theme = 'dark'";
const shell = `<!doctype html><head><script>${script}</script></head><body><div id="root"></div></body>`;
const drawing = `
let drawn = 0;
export async function readPage(path, fetch) {
  if (path === '/broken') throw new Error('No data today.');
  if (path.startsWith('/events/'))
    return { name: 'event', data: '', draw: async (template) => template.replace('id="root">', \`id="root">Made \${++drawn}\`) };
  if (path === '/undrawable') return { name: path, data: '', draw: () => Promise.reject(new Error('No page today.')) };
  if (path !== '/users') return null;
  const answer = await fetch(new Request('http://server.invalid/api/user/getAll?limit=24'));
  const { users } = await answer.json();
  const data = users.map(({ name }) => name).join(', ');
  return {
    name: path,
    data,
    draw: async (template, contactEmail) =>
      template.replace('id="root">', \`id="root">Drawn \${++drawn}: \${data}, \${contactEmail}, \${answer.headers.get('content-type')}\`),
  };
}`;
const dist = mkdtempSync(join(tmpdir(), 'web-pages-'));
mkdirSync(join(dist, 'server'));
writeFileSync(join(dist, 'index.html'), shell);
writeFileSync(join(dist, 'server/prerender.js'), drawing);
writeFileSync(join(dist, 'package.json'), '{"type":"module"}');
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const server = useServer({ webDist: dist });
const get = (url: string, headers: Record<string, string> = {}) =>
  server.visitor.send({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

test('a page comes with its data, is drawn once for the same data, and anew for others', async () => {
  await server.join('Ana');
  const first = await get('/users');
  expect(first.bytes.toString()).toContain(
    'Drawn 1: Ana, team@skill-exchange.example, application/json; charset=utf-8',
  );
  expect(first.headers['cache-control']).toBe('no-cache');
  expect((await get('/users')).bytes.toString()).toContain('Drawn 1: Ana');
  expect((await get('/users', { 'if-none-match': String(first.headers.etag) })).status).toBe(304);
  await server.join('Ben');
  const changed = await get('/users', {
    'if-none-match': String(first.headers.etag),
    'accept-encoding': 'br',
  });
  expect(changed.status).toBe(200);
  expect(brotliDecompressSync(changed.bytes).toString()).toContain('Drawn 2: Ben, Ana');
});

test.each(['/', '/users?q=ana', '/broken', '/undrawable', '/userDashboard'])(
  'the empty page comes at %s, for the app to fill',
  async (url) => {
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(answer.bytes.toString()).toContain('<div id="root"></div>');
  },
);

test('pages of one name are one document, whatever the ids in their addresses', async () => {
  const [one, other] = [await get('/events/1'), await get('/events/2?q=3')];
  expect(one.bytes.toString()).toContain('Made ');
  expect(other.bytes.toString()).toBe(one.bytes.toString());
});

test("the page's own script may run, named by its hash", async () => {
  const hash = createHash('sha256').update(script).digest('base64');
  for (const url of ['/users', '/']) {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  }
  const { headers } = await get('/api/events/getAll');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
});

test('a new build under a running server draws from then on', async () => {
  writeFileSync(join(dist, 'server/prerender.js'), drawing.replace('Drawn', 'Built again,'));
  utimesSync(join(dist, 'index.html'), 0, 0);
  expect((await get('/users')).bytes.toString()).toContain('Built again, 1');
});
