import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sendEmail } from '../../src/modules/delivery/deliver.ts';
import { mailFolderOf } from '../../src/modules/mail/mail-folder.ts';
import { makeOperators } from '../support/enrol.ts';
import { hostEvent } from '../support/kinds/things.ts';
import { useServer } from '../support/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'name-'));
const webDist = join(folder, 'dist');
const manifest = readFileSync(new URL('../../../web/public/manifest.webmanifest', import.meta.url), 'utf8');
mkdirSync(webDist);
const head = '<!--page-head--><title>Skill Exchange</title><!--/page-head-->';
const body = '<div><!--page-html--></div><noscript>Skill Exchange needs JavaScript.</noscript>';
writeFileSync(join(webDist, 'index.html'), `<!doctype html><head>${head}</head><body>${body}</body>`);
// Renders /users, always with the same data.
const entry = `
export const locatePage = (url) => ({ address: url, isMissing: false, isPrivate: false });
export const prepare = async (url, { siteName }) =>
  url === '/users' ? { data: '[]', render: async () => ({ head: '<title>Users</title>', html: 'Users of ' + siteName }) } : null;
export const drawCard = async (id, { siteName }) => ({ path: '/events/' + id + '/' + encodeURIComponent(siteName), svg: '' });
`;
mkdirSync(join(webDist, 'server'));
writeFileSync(join(webDist, 'server/entry-server.js'), entry);
writeFileSync(join(webDist, 'package.json'), '{"type":"module"}');
writeFileSync(join(webDist, 'manifest.webmanifest'), manifest);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const contactEmail = 'team@skill-exchange.example';
const server = useServer({ webDist, dataDir: folder, contactEmail });
const textOf = async (url: string) => (await server.visitor.send({ method: 'GET', url })).bytes.toString();

/** Returns what others read of the community's name: its feed, files, passkeys, codes, emails and pages. */
async function readNames(email: string) {
  const ana = await server.logIn(email, 'correct horse battery');
  const event = await hostEvent(server, ana);
  const passkey = await ana.api.ok('startPasskey', { body: { password: 'correct horse battery' } });
  const codes = await ana.api.ok('startCodes', { body: { password: 'correct horse battery' } });
  const content = { subject: 'Hello', preview: 'Hello', heading: 'Hello', lines: [], reason: 'You asked.' };
  await sendEmail(server.app.context, crypto.randomUUID(), { id: ana.id, email, name: 'Ana' }, content);
  const mails = readdirSync(mailFolderOf(folder)).map((file) => readFileSync(join(mailFolderOf(folder), file), 'utf8'));
  return {
    feed: await textOf('/api/events/feed.ics'),
    file: (await ana.api.send({ method: 'GET', url: `/api/events/${event._id}/event.ics` })).bytes.toString(),
    passkey: JSON.stringify(passkey),
    codes: JSON.stringify(codes),
    mail: mails.join(''),
    manifest: await textOf('/manifest.webmanifest'),
    shell: await textOf('/login'),
    page: await textOf('/users'),
    card: String(
      (await server.visitor.send({ method: 'GET', url: `/events/1/card-${'0'.repeat(32)}.jpg` })).headers.location,
    ),
    security: await textOf('/.well-known/security.txt'),
  };
}

test('the name reaches files, feeds, emails, passkeys, codes, pages and the installed app', async () => {
  const ana = await server.joinConfirmed('Ana');
  const before = await readNames(ana.email);
  expect(before.manifest).toBe(manifest);
  expect(before.page).toContain('Users of Skill Exchange');
  expect(before.shell).toContain('<title>Skill Exchange</title>');
  rmSync(mailFolderOf(folder), { recursive: true });
  await makeOperators(server, ana);
  const values = {
    name: 'Bibliothek Lindenau',
    shortName: 'Lindenau',
    description: 'Hour for hour.',
    contactEmail: 'desk@library.example.org',
  };
  const operator = await server.logIn(ana.email, 'correct horse battery');
  await operator.api.ok('changeSettings', { path: { group: 'identity' }, body: { version: 0, values } });
  const { security, ...named } = await readNames(ana.email);
  for (const [where, text] of Object.entries(named)) {
    expect([where, text.match(/Skill ?Exchange/i)?.[0]]).toEqual([where, undefined]);
    expect([where, /Bibliothek(?: |%20|=20)Lindenau/.test(text)]).toEqual([where, true]);
  }
  expect(named.page).toContain('desk@library.example.org');
  expect(named.page).toContain('<meta name="application-name" content="Bibliothek Lindenau">');
  expect(security).toContain('mailto:desk@library.example.org');
});
