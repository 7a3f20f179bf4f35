import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { makeExport } from '../../src/modules/exports/service.ts';
import { setJoining } from '../joining/joining.ts';
import { enrol, makeOperators } from '../support/enrol.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();
const path = { kind: 'rules' } as const;
const rules = { version: 0, content: '# Our rules', change: 'Our first rules.', mustAccept: false };

async function people() {
  const [amara, ann] = await enrol(server, 'Amara', 'Ann');
  await makeOperators(server, amara);
  const publish = async (body: Partial<typeof rules>) =>
    await amara.api.call('publishText', { path, body: { ...rules, ...body } });
  return { amara, ann, publish };
}

describe('texts of the community', () => {
  test('are read by everybody, with earlier versions, until they are taken down', async () => {
    const { publish } = await people();
    expect((await server.visitor.call('getText', { path })).status).toBe(404);
    await publish({});
    await publish({ version: 1, content: '# New rules', change: 'Two.' });
    const { text } = await server.visitor.ok('getText', { path });
    expect(text).toMatchObject({ version: 2, currentVersion: 2, content: '# New rules', change: 'Two.' });
    const old = await server.visitor.ok('getText', { path, query: { version: 1 } });
    expect(old.text).toMatchObject({ version: 1, currentVersion: 2, content: '# Our rules' });
    expect(server.app.context.community.texts).toMatchObject([{ kind: 'rules', version: 2, accepted_from: null }]);
    await publish({ version: 2, content: ' ', change: 'None.' });
    expect((await server.visitor.call('getText', { path })).status).toBe(404);
    expect(server.app.context.community.texts).toEqual([]);
  });

  test('that two operators publish at once are stored once, and logged', async () => {
    const { amara, publish } = await people();
    const answers = await Promise.all([publish({ content: 'One' }), publish({ content: 'Two' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const audit = await server.database.db.selectFrom('audit').select(['what', 'actor_id', 'details']).execute();
    const details = { text: 'rules', version: '1' };
    expect(audit).toEqual([{ what: 'text.published', actor_id: amara.id, details }]);
  });

  test.each([
    [{ change: ' ' }, 'change'],
    [{ change: 'two\nlines' }, 'change'],
    [{ content: '' }, 'content'],
    [{ version: 1, content: '', mustAccept: true }, 'content'],
    [{ content: 'x'.repeat(50_001) }, 'content'],
  ])('reject %j', async (body, field) => {
    const { publish } = await people();
    expect(await publish(body)).toMatchObject({ status: 400, body: { field } });
  });
});

describe('a text that members must accept', () => {
  test('is asked about until they accept it, and again after the next one that asks', async () => {
    const { amara, ann, publish } = await people();
    const asked = async () => (await ann.api.ok('listTextsToAccept')).texts;
    const accept = (version: number) => ann.api.call('acceptText', { body: { ...path, version } });
    await publish({});
    expect(await asked()).toEqual([]);
    await publish({ version: 1, mustAccept: true });
    expect(await asked()).toMatchObject([{ kind: 'rules', version: 2, change: 'Our first rules.' }]);
    expect(await accept(1)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(await accept(2)).toMatchObject({ status: 200, body: { texts: [] } });
    expect((await accept(2)).status).toBe(200);
    await publish({ version: 2, content: 'A spelling' });
    expect(await asked()).toEqual([]);
    await publish({ version: 3, mustAccept: true });
    expect(await asked()).toMatchObject([{ version: 4, acceptedVersion: 2 }]);
    const { members, texts } = await amara.api.ok('listTexts');
    expect(members).toBe(2);
    expect(texts[0]?.versions.map(({ version, accepted }) => [version, accepted])).toEqual([
      [4, 0],
      [3, 0],
      [2, 1],
      [1, 0],
    ]);
  });

  test('that nobody accepted since a spelling was corrected is accepted as corrected', async () => {
    const { ann, publish } = await people();
    await publish({ mustAccept: true });
    await publish({ version: 1, content: 'A spelling' });
    expect((await ann.api.ok('listTextsToAccept')).texts).toMatchObject([{ version: 2 }]);
    await ann.api.ok('acceptText', { body: { ...path, version: 2 } });
    expect((await ann.api.ok('listTextsToAccept')).texts).toEqual([]);
  });

  test('is in the copy of their data', async () => {
    const { ann, publish } = await people();
    await publish({ mustAccept: true });
    await ann.api.ok('acceptText', { body: { ...path, version: 1 } });
    await ann.api.ok('requestExport');
    await makeExport(server.app.context, ann.id);
    const zip = await ann.api.call('downloadExport');
    const files = unzipSync(new Uint8Array(zip.bytes));
    const account = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()));
    const accepted = server.clock.now().toISOString();
    expect(account.acceptedTexts).toEqual([{ text: 'rules', version: 1, language: null, accepted }]);
  });
});

describe('the model of the privacy statement', () => {
  test('is in the language that is asked for, else in that of the call', async () => {
    const { amara } = await people();
    const headers = { 'accept-language': 'de' };
    const languageOf = async (call: object) => (await amara.api.ok('getPrivacyModel', call)).language;
    expect(await languageOf({})).toBe('en');
    expect(await languageOf({ headers })).toBe('de');
    expect(await languageOf({ headers, query: { language: 'ar' } })).toBe('ar');
    expect(await languageOf({ headers, query: { language: 'xx' } })).toBe('de');
  });

  test('has no sentence about what is not offered', async () => {
    const { amara } = await people();
    const words = async () => (await amara.api.ok('getPrivacyModel')).sections.map(({ content }) => content).join('\n');
    const about = {
      offersChatFiles: 'files and pictures in your messages',
      offersCheckIn: 'If you check in',
      offersRings: 'proposed ring',
      searchEngines: 'Search engines',
      publicProfiles: 'Visitors without an account find members',
    };
    for (const sentence of Object.values(about)) expect(await words()).toContain(sentence);
    const values = Object.fromEntries(Object.keys(about).map((name) => [name, false]));
    await amara.api.ok('changeSettings', { path: { group: 'offered' }, body: { version: 0, values } });
    for (const sentence of Object.values(about)) expect(await words()).not.toContain(sentence);
  });

  test('names what the settings use, and nothing else', async () => {
    const { amara } = await people();
    const words = async () => {
      const { sections } = await amara.api.ok('getPrivacyModel');
      return sections.map(({ content }) => content).join('\n');
    };
    expect(await words()).toContain('This server sends no emails.');
    expect(await words()).not.toContain('Redis');
    expect(await words()).not.toContain('asks to join');
    await setJoining(server, amara, { joinBy: 'approval' });
    expect(await words()).toContain('Of a declined request the name and the address stay for 30 days.');
    const { settings } = server.app.context;
    const { mail, redisUrl } = settings;
    Object.assign(settings, {
      redisUrl: 'redis://cache',
      mail: { ...mail, smtpUrl: 'smtps://me:hunter2@mail.example.org' },
    });
    try {
      expect(await words()).toContain('Our emails are handed to mail.example.org');
      expect(await words()).toContain('Redis');
      expect(await words()).not.toContain('hunter2');
    } finally {
      Object.assign(settings, { redisUrl, mail });
    }
  });
});
