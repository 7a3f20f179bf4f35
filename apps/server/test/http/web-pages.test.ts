import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { useServer } from '../support/test-server.ts';

// A build that renders /users: its data are the members, its page contains how often it was rendered.
const link = '<link rel="stylesheet" crossorigin href="/assets/style-1.css">';
const styles = 'a::before{content:"$&"}';
const script = "document.documentElement.dataset.theme = 'dark'";
const shell = `<!doctype html><html><head><!--page-head--><title>Any</title><!--/page-head--><script>${script}</script>${link}</head>
<body><div id="root"><!--page-html--></div><!--page-data--></body>`;
const entry = `
let count = 0;
export function locatePage(url, { cookie = '', accepted = '' }) {
  const isMissing = url.startsWith('/no-');
  const language = (cookie + accepted).includes('de') ? 'de' : 'en';
  const about = { language, isAsked: false, isMissing, isPrivate: isMissing || url.startsWith('/email-links/') };
  return { address: isMissing ? '/404' : url, ...about };
}
export const translateDocument = async (html, language) => html.replace('<html>', '<html lang="' + language + '">');
export async function prepare(url, { fetch, contactEmail, language }) {
  if (url === '/broken') throw new Error('No data today.');
  if (url === '/unrenderable') return { data: '', render: () => Promise.reject(new Error('No page today.')) };
  if (url === '/404') return { data: '[]', render: async () => ({ head: '<title>Gone</title>', html: 'Lost' }) };
  if (url === '/gone') return { data: '[]', render: async () => ({ head: '', html: 'No such event', isMissing: true }) };
  if (url !== '/users') return null;
  const answer = await fetch(new Request('http://server.invalid/api/user/getAll?limit=24'));
  const { users } = await answer.json();
  return {
    data: JSON.stringify(users.map(({ name }) => name)),
    render: async () => ({
      head: '<title>Users</title>',
      html: \`\${language === 'de' ? 'Deutsch. ' : ''}Rendered \${++count}: \${users.map(({ name }) => name)}, \${contactEmail}, \${answer.headers.get('content-type')}\`,
    }),
  };
}
const path = '/events/known/card-${'0'.repeat(32)}.jpg';
export async function drawCard(eventId) {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="600" height="630" fill="green"/></svg>';
  return eventId === 'known' ? { path, svg } : null;
}`;
const dist = mkdtempSync(join(tmpdir(), 'web-pages-'));
mkdirSync(join(dist, 'server'));
mkdirSync(join(dist, 'assets'));
writeFileSync(join(dist, 'assets/style-1.css'), styles);
writeFileSync(join(dist, 'index.html'), shell);
writeFileSync(join(dist, 'server/entry-server.js'), entry);
writeFileSync(join(dist, 'package.json'), '{"type":"module"}');
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const contactEmail = '"><script>@example.org';
const server = useServer({ webDist: dist, articlesUrl: null, contactEmail });
const get = (url: string, headers: Record<string, string> = {}) =>
  server.visitor.send({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

test('a page has its data, is rendered once for the same data, and again for other data', async () => {
  await server.join('Ana <b>');
  const first = await get('/users');
  const html = first.bytes.toString();
  expect(html).toContain(`Rendered 1: Ana <b>, ${contactEmail}, application/json; charset=utf-8</div>`);
  expect(html).toContain('<head><title>Users</title>');
  expect(html).toContain('<script type="application/json" id="query-cache">["Ana \\u003cb>"]</script>');
  expect(first.headers['cache-control']).toBe('no-cache');
  expect((await get('/users')).bytes.toString()).toBe(html);
  expect((await get('/users', { 'if-none-match': String(first.headers.etag) })).status).toBe(304);
  await server.join('Ben');
  const changed = await get('/users', { 'if-none-match': String(first.headers.etag) });
  expect(changed.status).toBe(200);
  expect(changed.bytes.toString()).toContain('Rendered 2: Ben,Ana');
});

test('a page is rendered in the language of its reader, and is no other reader’s page', async () => {
  const english = await get('/users', { 'accept-language': 'fr' });
  const german = await get('/users', { 'accept-language': 'de-AT, en;q=0.5' });
  expect(english.headers).toMatchObject({
    'content-language': 'en',
    vary: expect.stringContaining('Accept-Language, Cookie'),
  });
  expect(german.headers['content-language']).toBe('de');
  expect(german.bytes.toString()).toContain('<html lang="de">');
  expect(german.bytes.toString()).toContain('Deutsch. Rendered');
  const again = await get('/users', { cookie: 'language=de', 'if-none-match': String(english.headers.etag) });
  expect(again.bytes.toString()).toBe(german.bytes.toString());
  expect((await get('/userDashboard', { cookie: 'language=de' })).bytes.toString()).toContain('<html lang="de">');
});

test.each(['/', '/users?q=ana', '/broken', '/unrenderable', '/userDashboard'])(
  'the empty page comes at %s, for the browser to render',
  async (url) => {
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(answer.bytes.toString()).toContain('<title>Any</title>');
    expect(answer.bytes.toString()).toContain('<div id="root"></div></body>');
  },
);

test('a rendered page has inline styles, and the empty one links them', async () => {
  const rendered = (await get('/users')).bytes.toString();
  expect(rendered).toContain(`<style>${styles}</style>`);
  expect(rendered).not.toContain('rel="stylesheet"');
  const { bytes } = await get('/');
  expect(bytes.toString()).toContain(link);
  expect(bytes.toString()).not.toContain('<style>');
});

test('the page’s own script may run, allowed by its hash', async () => {
  const hash = createHash('sha256').update(script).digest('base64');
  for (const url of ['/users', '/']) {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  }
  const { headers } = await get('/api/events/getAll');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
});

test('every page gets the settings for articles on this server and for the contact address', async () => {
  for (const url of ['/users', '/']) {
    const html = (await get(url)).bytes.toString();
    expect(html).toContain('<meta name="articles-url" content="">');
    expect(html).toContain('<meta name="contact-email" content="&quot;>&lt;script>@example.org">');
  }
});

test('a new build under a running server is used from then on', async () => {
  writeFileSync(join(dist, 'server/entry-server.js'), entry.replace('Rendered', 'Built again,'));
  utimesSync(join(dist, 'index.html'), 0, 0);
  expect((await get('/users')).bytes.toString()).toContain('Built again, 1');
});

test('an unknown address gets 404 with a page, and is hidden from search engines', async () => {
  for (const url of ['/no-such-page', '/no-such-page?q=1', '/no-other/page']) {
    const { status, headers, bytes } = await get(url);
    expect([status, headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(bytes.toString()).toContain('<div id="root">Lost</div>');
  }
});

test('a page of a member’s email link is hidden from search engines', async () => {
  expect(await get('/email-links/abc')).toMatchObject({ status: 200, headers: { 'x-robots-tag': 'noindex' } });
  expect((await get('/users')).headers).not.toHaveProperty('x-robots-tag');
});

test('the page of a thing that does not exist gets 404, and is hidden from search engines', async () => {
  const { status, headers, bytes } = await get('/gone');
  expect([status, headers['x-robots-tag']]).toEqual([404, 'noindex']);
  expect(bytes.toString()).toContain('<div id="root">No such event</div>');
});

describe('the picture of links to an event', { timeout: 60_000 }, () => {
  const card = (id: string, digit: string) => get(`/events/${id}/card-${digit.repeat(32)}.jpg`);

  test('is a JPEG at an address that never changes', async () => {
    const { status, headers, bytes } = await card('known', '0');
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  test('is found at the address of an earlier one', async () => {
    const { status, headers } = await card('known', '1');
    expect([status, headers.location]).toEqual([302, `/events/known/card-${'0'.repeat(32)}.jpg`]);
  });

  test('does not exist without the event, and under no other name', async () => {
    expect((await card('unknown', '0')).status).toBe(404);
    expect((await get('/events/known/card-abc.jpg')).status).toBe(404);
  });
});
