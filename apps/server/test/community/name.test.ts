import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { registerApp } from '../../src/app.ts';
import { sendEmail } from '../../src/modules/delivery/deliver.ts';
import { mailFolderOf } from '../../src/modules/mail/mail-folder.ts';
import { makeBrandDist } from '../support/brand-dist.ts';
import { makeOperators } from '../support/enrol.ts';
import { hostEvent } from '../support/kinds/things.ts';
import { useServer } from '../support/test-server.ts';
import { testSettings } from '../support/test-settings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'name-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const webDist = makeBrandDist();
const manifest = readFileSync(join(webDist, 'manifest.webmanifest'), 'utf8');

const contactEmail = 'team@skill-exchange.example';
const server = useServer({ webDist, dataDir, contactEmail });
const textOf = async (url: string) => (await server.visitor.send({ method: 'GET', url })).bytes.toString();

/** Returns what others read of the community's name: its feed, files, passkeys, codes, emails and pages. */
async function readNames(email: string) {
  const ana = await server.logIn(email, 'correct horse battery');
  const event = await hostEvent(server, ana);
  const passkey = await ana.api.ok('startPasskey', { body: { password: 'correct horse battery' } });
  const codes = await ana.api.ok('startCodes', { body: { password: 'correct horse battery' } });
  const content = { subject: 'Hello', preview: 'Hello', heading: 'Hello', lines: [], reason: 'You asked.' };
  await sendEmail(server.app.context, crypto.randomUUID(), { id: ana.id, email, name: 'Ana' }, content);
  const files = readdirSync(mailFolderOf(dataDir)).map((file) =>
    readFileSync(join(mailFolderOf(dataDir), file), 'utf8'),
  );
  // Long lines are cut.
  const mails = files.map((file) => file.replaceAll(/=\r?\n/g, ''));
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
  expect(before.shell).toContain('<title>Skill Exchange: ');
  rmSync(mailFolderOf(dataDir), { recursive: true });
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

/** The contract is the same for every community. */
const contracts = ['/openapi.yaml', '/openapi.json', '/asyncapi.yaml', '/docs'];

test('no route says another name', async () => {
  const ana = await server.joinConfirmed('Ana');
  const event = await hostEvent(server, ana);
  await makeOperators(server, ana);
  const values = { name: 'Bibliothek Lindenau', contactEmail: 'desk@library.example.org' };
  const operator = await server.logIn(ana.email, 'correct horse battery');
  await operator.api.ok('changeSettings', { path: { group: 'identity' }, body: { version: 0, values } });
  // What it was called stays in the list of changes.
  await server.database.db.deleteFrom('setting_changes').execute();
  const urls = new Set<string>();
  const routes = fastify();
  routes.addHook('onRoute', ({ method, url }) => {
    if ([method].flat().includes('GET')) urls.add(url);
  });
  await registerApp(routes, { settings: testSettings(), database: server.database });
  await routes.close();
  const read: string[] = [];
  for (const route of [...urls, '/login', '/users', '/icon-192.png']) {
    if (contracts.some((file) => route.startsWith(file))) continue;
    const url = route
      .replaceAll(/:(?:eventId|id)\b/g, event._id)
      .replaceAll(/:userId\b/g, ana.id)
      .replaceAll(/:kind\b/g, 'rules')
      .replaceAll('*', 'nothing');
    for (const client of [server.visitor, operator.api]) {
      const { status, bytes, headers } = await client.send({ method: 'GET', url });
      if (status < 300) read.push(route);
      const text = `${JSON.stringify(headers)} ${bytes.toString()}`;
      expect([url, text.match(/.{0,40}Skill ?Exchange.{0,40}/i)?.[0]]).toEqual([url, undefined]);
    }
  }
  expect(new Set(read).size).toBeGreaterThan(60);
});
