import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { useServer } from '../support/test-server.ts';

const dist = mkdtempSync(join(tmpdir(), 'web-dist-'));
const page = `<!doctype html><head><title>Skill Exchange</title></head><p>${'x'.repeat(3000)}</p>`;
const served = page.replace(
  '</head>',
  '<meta name="articles-url" content="https://dev.to/api">' +
    '<meta name="contact-email" content="team@skill-exchange.example">' +
    '<meta name="application-name" content="Skill Exchange"></head>',
);
const script = `console.log(${JSON.stringify('x'.repeat(3000))});`;
mkdirSync(join(dist, 'assets'));
writeFileSync(join(dist, 'index.html'), page);
writeFileSync(join(dist, 'index.html.br'), brotliCompressSync(page));
writeFileSync(join(dist, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" />');
writeFileSync(join(dist, 'assets/app-1a2b3c4d.js'), script);
writeFileSync(join(dist, 'assets/app-1a2b3c4d.js.br'), brotliCompressSync(script));
writeFileSync(join(dist, 'assets/plain-1a2b3c4d.js'), script);
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const server = useServer({ webDist: dist, webOrigins: ['https://app.example.org'] });
const get = (url: string, headers: Record<string, string> = {}) => server.visitor.send({ method: 'GET', url, headers });
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the web app', () => {
  test.each([
    '/',
    '/login',
    '/users/8b1f/anything',
    '/userDashboard/events/1?tab=pending',
    '/blog/12',
    '/apifoo',
    '/%zz',
    '/users/%ff?tab=%zz',
  ])('is served at %s, never cached without asking', async (url) => {
    const answer = await get(url, browser);
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(answer.bytes.toString()).toBe(served);
    expect(answer.headers.etag).toBeDefined();
  });

  test.each([
    '/api',
    '/api/nope',
    '/auth/nope',
    '/articles/12/nope',
    '/docs/nope',
    '/assets/gone-1a2b3c4d.js',
    '/assets/app-1a2b3c4d.js.br',
    '/assets/%zz',
    '/health/x',
    '/index.html.br',
    '/gone.js',
    '/favicon.ico',
    '/users/gone%2ejs',
    '/fonts/gone',
    '/images/gone.webp?v=1',
    '/.env',
    '/.git/config',
    '/.well-known/gone',
  ])('is not served at %s: that is an error', async (url) => {
    const answer = await get(url, browser);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('application/json');
  });

  test('is not sent again to a browser that has it', async () => {
    const first = await get('/', browser);
    const again = await get('/login', { ...browser, 'if-none-match': String(first.headers.etag) });
    expect(again).toMatchObject({ status: 304, headers: { etag: first.headers.etag } });
    expect(again.bytes).toHaveLength(0);
    const several = `"old", ${first.headers.etag}`;
    expect(await get('/', { ...browser, 'if-none-match': several })).toMatchObject({ status: 304 });
  });

  test('comes compressed', async () => {
    const { headers, bytes } = await get('/', { ...browser, 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Origin, Accept-Language, Cookie, accept-encoding',
    });
    expect(brotliDecompressSync(bytes).toString()).toBe(served);
    const zipped = await get('/', { ...browser, 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.bytes).toString()).toBe(served);
    const rejected = await get('/', { ...browser, 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect(rejected.headers['content-encoding']).toBe('gzip');
    const plain = await get('/', { ...browser, 'accept-encoding': 'identity' });
    expect(plain.bytes.toString()).toBe(served);
  });

  test('redirects the name of its built file to the front page', async () => {
    expect(await get('/index.html', browser)).toMatchObject({ status: 302, headers: { location: '/' } });
  });

  test('does not answer requests for other types with a page', async () => {
    expect((await get('/nope.png', { accept: 'image/png' })).status).toBe(404);
    expect((await get('/favicon.ico', { accept: 'image/avif,image/webp,*/*;q=0.8' })).status).toBe(404);
    expect((await server.visitor.send({ method: 'POST', url: '/login' })).status).toBe(405);
    expect((await server.visitor.send({ method: 'HEAD', url: '/login' })).status).toBe(200);
  });

  test('has its files, the hashed ones for a year', async () => {
    expect(await get('/icon.svg')).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    const asset = await get('/assets/app-1a2b3c4d.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toContain('javascript');
    expect(asset.bytes.toString()).toBe(script);
  });

  test('comes compressed, from a file where the build made one', async () => {
    for (const url of ['/assets/app-1a2b3c4d.js', '/assets/plain-1a2b3c4d.js']) {
      const asset = await get(url, { 'accept-encoding': 'gzip, br' });
      expect(asset.headers['content-encoding']).toBe('br');
      expect(String(asset.headers.vary)).toMatch(/accept-encoding/i);
      expect(brotliDecompressSync(asset.bytes).toString()).toBe(script);
    }
  });

  test.each([
    '/../package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%00',
    '/assets/%00',
  ])('gives nothing from outside its folder: %s', async (url) => {
    const answer = await get(url, browser);
    expect(answer.status).toBeLessThan(500);
    expect(answer.bytes.toString()).not.toContain('"dependencies"');
  });
});

describe('every answer', () => {
  test('has a policy that forbids everything the page does not need', async () => {
    for (const url of ['/', '/api/events/getAll', '/api/nope', '/docs']) {
      const { headers } = await get(url, browser);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self';script-src 'self';");
      expect(policy).toContain("connect-src 'self' https://dev.to;");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      // The documentation's own library inserts markup.
      expect(policy.includes("require-trusted-types-for 'script'")).toBe(url !== '/docs');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  test('lets the configured web app read it with credentials, and no other origin', async () => {
    const own = await get('/api/events/getAll', { origin: 'https://app.example.org' });
    expect(own.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example.org',
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': expect.stringContaining('link'),
    });
    const other = await get('/api/events/getAll', { origin: 'https://evil.example' });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    const preflight = await server.visitor.send({
      method: 'OPTIONS',
      url: '/api/events/create',
      headers: { origin: 'https://app.example.org', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('authorization');
  });

  test('sets a cookie that a web app on another site can use', async () => {
    const body = { name: 'Ana', email: 'ana@example.org', password: 'long enough' };
    await server.visitor.ok('signUp', { body });
    const answer = await server.visitor.call('logIn', { body });
    const foreign = expect.stringMatching(/; HttpOnly; Secure; SameSite=None$/);
    expect(answer.headers['set-cookie']).toEqual([foreign, foreign]);
  });
});

describe('the reference', () => {
  test('renders the contract with files of our own', async () => {
    const docs = await get('/docs');
    expect(docs.headers['content-type']).toContain('text/html');
    const addresses = [...docs.bytes.toString().matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, address]) => address ?? '',
    );
    expect(addresses).toContain('/docs/static/swagger-ui-bundle.js');
    for (const address of addresses) expect((await get(address)).status).toBe(200);
    expect(docs.bytes.toString()).not.toMatch(/<script(?![^>]* src=)/);
    expect((await get('/openapi.yaml')).bytes.toString()).toMatch(/^openapi: 3\.1\.0/);
  });
});
