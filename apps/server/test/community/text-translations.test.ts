import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { makeExport } from '../../src/modules/exports/service.ts';
import { enrol, makeOperators } from '../support/enrol.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();
const path = { kind: 'rules' } as const;
const rules = { version: 0, content: '# Our rules', change: 'Our first rules.', mustAccept: false };
const german = { language: 'de', content: '# Unsere Regeln', change: 'Unsere ersten Regeln.' };
const first = { ...german, version: 1, revision: 0 };

async function people() {
  const [amara, ann] = await enrol(server, 'Amara', 'Ann');
  await makeOperators(server, amara);
  const publish = async (body: Partial<typeof rules> & { translations?: (typeof german)[] } = {}) =>
    await amara.api.call('publishText', { path, body: { ...rules, ...body } });
  const translate = async (body: Partial<typeof first> = {}) =>
    await amara.api.call('translateText', { path, body: { ...first, ...body } });
  return { amara, ann, publish, translate };
}

/** Reads the rules as somebody whose browser accepts these languages. */
async function readIn(language: string | undefined, version?: number) {
  const headers = language === undefined ? {} : { 'accept-language': language };
  const query = version === undefined ? {} : { version };
  const { text } = await server.visitor.ok('getText', { path, headers, query });
  return text;
}

async function setLanguage(operator: Awaited<ReturnType<typeof people>>['amara'], language: string) {
  const { groups } = await operator.api.ok('listSettings');
  const version = groups.find(({ group }) => group === 'identity')?.version ?? 0;
  await operator.api.ok('changeSettings', { path: { group: 'identity' }, body: { version, values: { language } } });
}

describe('a text in several languages', () => {
  test('is read in the language of the call, else in its own', async () => {
    const { publish, translate } = await people();
    await publish();
    await translate();
    const all = { languages: ['en', 'de'], version: 1 };
    expect(await readIn('de-AT, en;q=0.5')).toMatchObject({ ...all, ...german });
    for (const language of ['en', 'es', 'fr', undefined])
      expect(await readIn(language)).toMatchObject({ ...all, language: 'en', content: '# Our rules' });
  });

  test('has the language of the community for who asks for none, and for who asks for one that is not offered', async () => {
    const { amara, publish } = await people();
    await setLanguage(amara, 'de');
    await publish({ content: '# Regeln', translations: [{ language: 'en', content: '# Rules', change: '' }] });
    for (const language of [undefined, 'fr', 'de'])
      expect(await readIn(language)).toMatchObject({ language: 'de', content: '# Regeln' });
    expect(await readIn('en')).toMatchObject({ language: 'en', content: '# Rules', change: rules.change });
    // The server reads its settings once for all tests.
    await setLanguage(amara, 'en');
  });

  test('has no translation of an earlier version, unless it is published along', async () => {
    const { amara, publish, translate } = await people();
    await publish();
    expect(await translate()).toMatchObject({ status: 200 });
    await publish({ version: 1, content: '# New rules' });
    expect(await readIn('de')).toMatchObject({ version: 2, language: 'en', languages: ['en'] });
    expect(await readIn('de', 1)).toMatchObject({ version: 1, language: 'de', content: '# Unsere Regeln' });
    const { texts, language } = await amara.api.ok('listTexts');
    expect(language).toBe('en');
    expect(texts[0]?.translations).toEqual([{ ...german, version: 1, revision: 0 }]);
    expect(texts[0]?.versions.map(({ languages }) => languages)).toEqual([['en'], ['en', 'de']]);
    await publish({ version: 2, content: '# Newest rules', translations: [german] });
    expect(await readIn('de')).toMatchObject({ version: 3, language: 'de' });
  });

  test('is corrected and taken down without a new version', async () => {
    const { publish, translate } = await people();
    await publish();
    await translate();
    const corrected = await translate({ revision: 1, content: '# Regeln' });
    expect(corrected).toMatchObject({ status: 200, body: { text: { version: 1, translations: [{ revision: 2 }] } } });
    expect(await readIn('de')).toMatchObject({ version: 1, content: '# Regeln' });
    await translate({ revision: 2, content: ' ' });
    expect(await readIn('de')).toMatchObject({ language: 'en', languages: ['en'] });
    expect((await translate({ revision: 3 })).status).toBe(200);
    expect(await readIn('de')).toMatchObject({ language: 'de' });
  });

  test('is translated once by two operators at once, and the log has it', async () => {
    const { amara, publish, translate } = await people();
    await publish();
    const answers = await Promise.all([translate({ content: 'Eins' }), translate({ content: 'Zwei' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await translate({ language: 'es', content: 'Reglas' })).toMatchObject({ status: 200 });
    const audit = await server.database.db.selectFrom('audit').select(['what', 'details']).orderBy('id').execute();
    const details = { text: 'rules', version: '1' };
    expect(audit).toEqual([
      { what: 'text.published', details },
      { what: 'text.translated', details: { ...details, language: 'de' } },
      { what: 'text.translated', details: { ...details, language: 'es' } },
    ]);
    expect((await amara.api.call('translateText', { path: { kind: 'terms' }, body: first })).status).toBe(404);
  });

  test('is not translated for a version that is no longer the current one, or that was taken down', async () => {
    const { publish, translate } = await people();
    await publish();
    await publish({ version: 1, content: '# New rules' });
    expect(await translate()).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    await publish({ version: 2, content: '', translations: [german] });
    expect((await translate({ version: 3 })).status).toBe(404);
    expect((await server.visitor.call('getText', { path, headers: { 'accept-language': 'de' } })).status).toBe(404);
  });

  test('is not read in a language that the site no longer offers', async () => {
    const { publish } = await people();
    await publish();
    const french = {
      kind: 'rules',
      version: 1,
      language: 'fr',
      content: '# Nos règles',
      change: '',
      revision: 1,
    } as const;
    await server.database.db
      .insertInto('text_translations')
      .values({ ...french, changed_at: server.clock.now() })
      .execute();
    expect(await readIn('fr')).toMatchObject({ language: 'en', languages: ['en'] });
  });

  test.each([
    [{ language: 'en' }, 'language'],
    [{ language: 'fr' }, 'language'],
    [{ change: 'zwei\nZeilen' }, 'change'],
  ])('rejects the translation %j', async (body, field) => {
    const { publish, translate } = await people();
    await publish();
    expect(await translate(body)).toMatchObject({ status: 400, body: { field } });
    const published = await publish({ version: 1, translations: [{ ...german, ...body }] });
    expect(published).toMatchObject({ status: 400, body: { field: `translations.0.${field}` } });
  });

  test('rejects a version with two translations into one language, or with an empty one', async () => {
    const { publish } = await people();
    expect((await publish({ translations: [german, german] })).body).toMatchObject({
      field: 'translations.1.language',
    });
    const empty = { ...german, content: ' ' };
    expect((await publish({ translations: [empty] })).body).toMatchObject({ field: 'translations.0.content' });
  });
});

describe('accepting a text in a language', () => {
  test('is asked in the language of the call, and stored with it', async () => {
    const { ann, publish, translate } = await people();
    await publish({ mustAccept: true, translations: [german] });
    const headers = { 'accept-language': 'de' };
    expect((await ann.api.ok('listTextsToAccept', { headers })).texts).toMatchObject([german]);
    const accept = (language?: string) =>
      ann.api.call('acceptText', {
        headers,
        body: { ...path, version: 1, ...(language !== undefined && { language }) },
      });
    expect(await accept('es')).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(await accept('de')).toMatchObject({ status: 200, body: { texts: [] } });
    await translate({ revision: 1, content: '# Regeln' });
    expect((await ann.api.ok('listTextsToAccept', { headers })).texts).toEqual([]);
    await ann.api.ok('requestExport');
    await makeExport(server.app.context, ann.id);
    const files = unzipSync(new Uint8Array((await ann.api.call('downloadExport')).bytes));
    const account = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()));
    const accepted = server.clock.now().toISOString();
    expect(account.acceptedTexts).toEqual([{ text: 'rules', version: 1, language: 'de', accepted }]);
  });

  test('works without a language, as clients before it accept', async () => {
    const { ann, publish } = await people();
    await publish({ mustAccept: true });
    await ann.api.ok('acceptText', { body: { ...path, version: 1 } });
    const stored = await server.database.db.selectFrom('text_acceptances').select('language').execute();
    expect(stored).toEqual([{ language: null }]);
  });
});
