import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { mailFolderOf } from '../../src/modules/mail/mail-folder.ts';
import { createMailer, type OutgoingMail } from '../../src/modules/mail/mailer.ts';
import { useServer } from '../support/test-server.ts';
import { testSettings } from '../support/test-settings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mail-pages-'));
const settings = testSettings({ dataDir, seedDemo: true });
const server = useServer({ dataDir, seedDemo: true });
const mailer = createMailer(settings);
beforeEach(() => rmSync(mailFolderOf(dataDir), { recursive: true, force: true }));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const mail: OutgoingMail = {
  id: '0d3a8f3b-6a11-4b41-8a5c-7d9c5a0e3a43',
  fromName: 'Skill Exchange',
  to: { name: 'Inês <b>', address: 'ines@example.org' },
  subject: 'Zoë <i> wants to join "Sourdough" & more',
  html: '<!doctype html><p title="a">Hello &amp; welcome</p>',
  text: 'Hello & welcome <u>',
};

const get = (url: string, headers: Record<string, string> = {}) =>
  server.visitor.send({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

/** Returns the page, and the URLs of its emails. */
async function list() {
  const answer = await get('/mail');
  const html = answer.bytes.toString();
  return { ...answer, html, links: [...html.matchAll(/<li><a href="([^"]+)"/g)].map(([, href = '']) => href) };
}

test('without emails there is a hint how to get one', async () => {
  const { status, html } = await list();
  expect([status, html.includes('No emails yet')]).toEqual([200, true]);
});

test('emails are listed newest first, and one press shows one', async () => {
  await mailer.send(mail);
  await mailer.send({ ...mail, subject: 'The second' });
  const { html, links, headers } = await list();
  expect(html.indexOf('The second')).toBeLessThan(html.indexOf('wants to join'));
  expect(html).toContain('Zoë &lt;i&gt; wants to join &quot;Sourdough&quot; &amp; more');
  expect(html).toContain('To Inês &lt;b&gt; &lt;ines@example.org&gt;');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });

  const shown = await get(links[1] as string);
  expect(shown.status).toBe(200);
  const page = shown.bytes.toString();
  expect(page).toContain('srcdoc="&lt;!doctype html&gt;&lt;p title=&quot;a&quot;&gt;Hello &amp;amp; welcome&lt;/p&gt;');
  expect(page).toContain('<pre>Hello &amp; welcome &lt;u&gt;');
  // Neither a script in an email nor a framing page can do anything.
  expect(page).toMatch(/sandbox="(?!.*allow-(scripts|same-origin))/);
  expect(String(shown.headers['content-security-policy'])).toContain("script-src 'self'");
  expect(shown.headers['x-frame-options']).toBe('DENY');
});

test('a name leads only to an email', async () => {
  await mailer.send(mail);
  writeFileSync(join(dataDir, 'secret.eml'), 'Subject: secret');
  mkdirSync(join(mailFolderOf(dataDir), 'folder'), { recursive: true });
  for (const name of ['..%2Fsecret.eml', '%2E%2E%2Fsecret.eml', 'folder', 'none.eml', '..%5Csecret.eml', '%00'])
    expect((await get(`/mail/${name}`)).status, name).toBe(404);
});

test('they are shown only to this machine', async () => {
  await mailer.send(mail);
  const [link = ''] = (await list()).links;
  for (const url of ['/mail', link]) {
    expect((await get(url, { host: 'evil.example.org' })).status).toBe(404);
    expect((await get(url, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  }
});

test.each([
  ['with a mail server', { seedDemo: true, mail: { ...settings.mail, smtpUrl: 'smtp://127.0.0.1:9' } }],
  ['in a real community', { seedDemo: false }],
])('%s there are none', async (_, overrides) => {
  await mailer.send(mail);
  const app = await buildApp({ settings: { ...settings, ...overrides }, database: server.database });
  const answer = await app.inject({ url: '/mail', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(404);
  await app.close();
});
