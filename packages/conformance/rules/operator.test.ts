import { describe, expect, inject } from 'vitest';
import { addition } from '../src/addition.ts';
import { visitor } from '../src/backend.ts';
import { connect } from '../src/chat.ts';
import { effect } from '../src/effects.ts';
import { newMember } from '../src/members.ts';
import { photo, picture } from '../src/picture.ts';
import { given } from '../src/states.ts';
import { until } from '../src/things.ts';

describe('listSettings', () => {
  addition('answers operators, and neither members nor moderators', async (context) => {
    const operator = await given(context, 'an operator');
    const moderator = await given(context, 'a case');
    const ann = await newMember('Ann');
    expect((await operator.api.ok('listSettings')).server).toBeInstanceOf(Array);
    expect(await ann.api.outcome('listSettings')).toEqual([403, 'not_operator']);
    expect(await moderator.api.outcome('listSettings')).toEqual([403, 'not_operator']);
    expect(await visitor.status('listSettings')).toBe(401);
  });

  addition('comes with no right to read reports', async (context) => {
    const operator = await given(context, 'an operator');
    expect(await operator.api.outcome('listCases')).toEqual([403, 'not_moderator']);
    expect(await operator.api.outcome('listAudit')).toEqual([403, 'not_moderator']);
  });
});

describe('changeSettings', () => {
  const path = { group: 'identity' };

  addition('is seen by everybody in getCommunity, once per version', async (context) => {
    const { api } = await given(context, 'an operator');
    const { description: before } = (await visitor.ok('getCommunity')).community;
    const change = (version: number, description: string) =>
      api.call('changeSettings', { path, body: { version, values: { description } } });
    const first = await change(0, 'All of the town, an hour for an hour.');
    expect(first).toMatchObject({ status: 200, body: { group: { version: 1 } } });
    expect((await visitor.ok('getCommunity')).community.description).toBe('All of the town, an hour for an hour.');
    // What is the same changes nothing.
    expect(await change(1, 'All of the town, an hour for an hour.')).toMatchObject({ body: { group: { version: 1 } } });
    for (const late of ['All of the town, an hour for an hour.', 'Too late.'])
      expect(await change(0, late)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    const { groups, changes } = await api.ok('listSettings');
    const identity = groups.find(({ group }) => group === 'identity');
    expect(identity).toMatchObject({ version: 1, values: { description: 'All of the town, an hour for an hour.' } });
    expect(changes[0]).toMatchObject({ before: { description: before } });
    expect((await change(1, before)).status).toBe(200);
  });

  addition('leaves the other settings of the group, and says who has changed which', async (context) => {
    const { api, memberId } = await given(context, 'an operator');
    const { shortName } = (await visitor.ok('getCommunity')).community;
    const { communityChanges } = await connect(await newMember('Ann'));
    const change = async (version: number, values: object) =>
      await api.ok('changeSettings', { path, body: { version, values } });
    await change(0, { description: 'An hour for an hour.' });
    await until('open pages are told', async () => communityChanges.length > 0);
    await change(1, { shortName: 'Hours' });
    expect((await visitor.ok('getCommunity')).community).toMatchObject({
      description: 'An hour for an hour.',
      shortName: 'Hours',
    });
    const { changes } = await api.ok('listSettings');
    expect(changes[0]).toMatchObject({
      group: 'identity',
      after: { shortName: 'Hours' },
      changedBy: { _id: memberId },
    });
    expect(changes[0]?.before).toEqual({ shortName });
    await change(2, { shortName, description: changes[1]?.before.description });
  });

  addition('describes itself and its cover in each reader’s language, else in their own words', async (context) => {
    const { api } = await given(context, 'an operator');
    const read = async (language: string) => {
      const headers = { 'accept-language': language };
      const { description, coverAlt } = (await visitor.ok('getCommunity', { headers })).community;
      return [description, coverAlt];
    };
    const [description, coverAlt] = ['An hour for an hour.', 'Two neighbors'];
    const inGerman = (text: string) => [{ language: 'de', text }];
    const descriptionIn = [...inGerman('Stunde um Stunde.'), { language: 'es', text: ' ' }];
    const values = { description, descriptionIn, coverAlt, coverAltIn: inGerman('Zwei Nachbarn') };
    const { group } = await api.ok('changeSettings', { path, body: { version: 0, values } });
    expect(await read('de')).toEqual(['Stunde um Stunde.', 'Zwei Nachbarn']);
    for (const language of ['en', 'es']) expect(await read(language)).toEqual([description, coverAlt]);
    expect(group.values.descriptionIn?.map(({ language }) => language)).not.toContain('es');
  });

  addition('takes names that are seen, on one line', async (context) => {
    const { api } = await given(context, 'an operator');
    for (const name of ['\u200B', 'two\nlines', 'two\u2028lines', 'turned \u202Earound'])
      expect(await api.outcome('changeSettings', { path, body: { version: 0, values: { name } } })).toEqual([
        400,
        'invalid_input',
      ]);
  });

  addition('rejects two hues that are too alike, and an empty name', async (context) => {
    const { api } = await given(context, 'an operator');
    const change = (values: object) => api.call('changeSettings', { path, body: { version: 0, values } });
    for (const values of [{ teachHue: 258, learnHue: 292 }, { name: ' ' }])
      expect(await change(values)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });
});

describe('uploadCommunityPicture', () => {
  addition('answers the address of a PNG, which the setting takes, and of no other file', async (context) => {
    const { api } = await given(context, 'an operator');
    const upload = (photo: Blob) => api.outcome('uploadCommunityPicture', { form: { photo } });
    const { picture: address } = await api.ok('uploadCommunityPicture', { form: { photo: picture() } });
    expect((await fetch(new URL(address, inject('backendUrl')))).headers.get('content-type')).toMatch(/^image\//);
    const { groups } = await api.ok('listSettings');
    const version = groups.find(({ group }) => group === 'identity')?.version ?? 0;
    const body = { version, values: { logo: address } };
    await api.ok('changeSettings', { path: { group: 'identity' }, body });
    expect((await visitor.ok('getCommunity')).community.logo).toBe(address);
    const back = { version: version + 1, values: { logo: '' } };
    await api.ok('changeSettings', { path: { group: 'identity' }, body: back });
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' });
    expect(await upload(svg)).toEqual([415, 'not_a_picture']);
    expect(await upload(new File([new Uint8Array(6e6)], 'logo.png'))).toEqual([413, 'too_large']);
    const empty = await api.outcome('uploadCommunityPicture', { form: { title: 'None' } });
    expect(empty).toEqual([400, 'invalid_input']);
  });

  effect('uploadCommunityPicture', 'use', { logo: [415, 'not_a_picture'], cover: [200] }, async (use, context) => {
    const { api } = await given(context, 'an operator');
    return await api.outcome('uploadCommunityPicture', { form: { photo: photo(), ...(use && { use }) } });
  });

  addition('answers a cover, which visitors get with its words', async (context) => {
    const { api } = await given(context, 'an operator');
    const { picture: cover } = await api.ok('uploadCommunityPicture', { form: { photo: photo(), use: 'cover' } });
    const { groups } = await api.ok('listSettings');
    const version = groups.find(({ group }) => group === 'identity')?.version ?? 0;
    const set = async (values: { cover: string; coverAlt: string }, after: number) => {
      await api.ok('changeSettings', { path: { group: 'identity' }, body: { version: version + after, values } });
      expect((await visitor.ok('getCommunity')).community).toMatchObject(values);
    };
    await set({ cover, coverAlt: 'Two neighbors at a workbench' }, 0);
    await set({ cover: '', coverAlt: '' }, 1);
  });

  addition('is for operators, and a setting takes no other picture', async (context) => {
    const { api } = await given(context, 'an operator');
    const ann = await newMember('Ann');
    expect(await ann.api.outcome('uploadCommunityPicture', { form: { photo: picture() } })).toEqual([
      403,
      'not_operator',
    ]);
    expect(await visitor.status('uploadCommunityPicture', { form: { photo: picture() } })).toBe(401);
    const logo = `/api/images/${'0'.repeat(64)}.webp`;
    const call = { path: { group: 'identity' }, body: { version: 0, values: { logo } } } as const;
    expect(await api.outcome('changeSettings', call)).toEqual([400, 'invalid_input']);
  });
});

// In this file, since a state of theirs empties settings and texts, and files run at the same time.
const about = { kind: 'about' };
const first = { version: 0, content: 'We are a library.', change: 'The first words.', mustAccept: false };
const german = { language: 'de', content: 'Wir sind eine Bibliothek.', change: '' };

describe('publishText', () => {
  addition('is seen by everybody in getText, once per version', async (context) => {
    const { api } = await given(context, 'an operator');
    expect(await visitor.outcome('getText', { path: about })).toEqual([404, 'text_not_found']);
    expect((await api.call('publishText', { path: about, body: first })).status).toBe(200);
    expect((await visitor.ok('getText', { path: about })).text).toMatchObject({
      version: 1,
      content: 'We are a library.',
    });
    expect(await api.outcome('publishText', { path: about, body: first })).toEqual([409, 'changed_meanwhile']);
    expect((await api.ok('listTexts')).texts).toMatchObject([{ kind: 'about', version: 1 }]);
  });

  addition('takes a text down without words, and rejects an empty sentence', async (context) => {
    const { api } = await given(context, 'an operator');
    expect(await api.outcome('publishText', { path: about, body: { ...first, change: ' ' } })).toEqual([
      400,
      'invalid_input',
    ]);
    expect(await api.outcome('publishText', { path: { kind: 'recipes' }, body: first })).toEqual([404, 'not_found']);
    await api.ok('publishText', { path: about, body: { ...first, mustAccept: true } });
    await api.ok('publishText', { path: about, body: { ...first, version: 1, content: '' } });
    expect(await visitor.outcome('getText', { path: about })).toEqual([404, 'text_not_found']);
    expect((await api.ok('listTextsToAccept')).texts).toEqual([]);
  });

  addition('brings translations, which do not hold for the version after it', async (context) => {
    const { api } = await given(context, 'an operator');
    const read = async (language: string) =>
      (await visitor.ok('getText', { path: about, headers: { 'accept-language': language } })).text.content;
    await api.ok('publishText', { path: about, body: { ...first, translations: [german] } });
    expect([await read('de'), await read('es')]).toEqual([german.content, first.content]);
    await api.ok('publishText', { path: about, body: { ...first, version: 1, content: 'We are a town.' } });
    expect(await read('de')).toBe('We are a town.');
  });

  addition('names the languages of a version, and a translation without words is none', async (context) => {
    const { api } = await given(context, 'an operator');
    const read = async () => (await visitor.ok('getText', { path: about, headers: { 'accept-language': 'de' } })).text;
    await api.ok('publishText', { path: about, body: { ...first, translations: [german] } });
    expect((await read()).languages).toEqual(['en', 'de']);
    const body = { ...german, version: 1, revision: 1, content: '' };
    await api.ok('translateText', { path: about, body });
    expect(await read()).toMatchObject({ languages: ['en'], language: 'en', content: first.content });
  });

  addition('asks again for a version that must be accepted, and counts who has', async (context) => {
    const { api } = await given(context, 'an operator');
    const ann = await newMember('Ann');
    const asked = async () => (await ann.api.ok('listTextsToAccept')).texts;
    await api.ok('publishText', { path: about, body: { ...first, mustAccept: true } });
    await ann.api.ok('acceptText', { body: { ...about, version: 1 } });
    await api.ok('publishText', { path: about, body: { ...first, version: 1 } });
    expect(await asked()).toEqual([]);
    const early = { body: { ...about, version: 1 } };
    expect(await ann.api.outcome('acceptText', early)).toEqual([409, 'changed_meanwhile']);
    await api.ok('publishText', { path: about, body: { ...first, version: 2, mustAccept: true } });
    expect(await asked()).toMatchObject([{ kind: 'about', version: 3, acceptedVersion: 1 }]);
    const [text] = (await api.ok('listTexts')).texts;
    expect(text?.versions.map(({ accepted }) => accepted)).toEqual([0, 0, 1]);
  });

  addition('is for operators, as are translateText, listTexts and getPrivacyModel', async () => {
    const ann = await newMember('Ann');
    const body = { ...german, version: 1, revision: 0 };
    expect(await ann.api.outcome('translateText', { path: about, body })).toEqual([403, 'not_operator']);
    expect(await ann.api.outcome('publishText', { path: about, body: first })).toEqual([403, 'not_operator']);
    expect(await ann.api.outcome('listTexts')).toEqual([403, 'not_operator']);
    expect(await ann.api.outcome('getPrivacyModel')).toEqual([403, 'not_operator']);
  });
});

describe('translateText', () => {
  addition('is read in that language, and asks nobody to accept again', async (context) => {
    const { api, memberId } = await given(context, 'an operator');
    const moderator = await given(context, 'a case');
    const translate = (body: object) =>
      api.outcome('translateText', { path: about, body: { ...german, version: 1, revision: 0, ...body } });
    expect(await translate({})).toEqual([404, 'text_not_found']);
    await api.ok('publishText', { path: about, body: { ...first, mustAccept: true } });
    const headers = { 'accept-language': 'de' };
    await api.ok('acceptText', { headers, body: { ...about, version: 1 } });
    expect(await translate({})).toEqual([200]);
    expect(await translate({})).toEqual([409, 'changed_meanwhile']);
    expect(await translate({ version: 2 })).toEqual([409, 'changed_meanwhile']);
    expect(await translate({ language: 'tlh' })).toEqual([400, 'invalid_input']);
    expect((await visitor.ok('getText', { path: about, headers })).text).toMatchObject({
      ...{ version: 1, language: 'de', content: german.content, change: first.change },
    });
    expect((await api.ok('listTextsToAccept')).texts).toEqual([]);
    const { entries } = await moderator.api.ok('listAudit', { query: { limit: 100 } });
    const own = entries.filter(({ actor }) => actor?._id === memberId).map(({ what }) => what);
    expect(own).toEqual(['text.translated', 'text.published']);
    const path = { kind: 'recipes' };
    expect(await api.outcome('translateText', { path, body: { ...german, version: 1, revision: 0 } })).toEqual([
      404,
      'not_found',
    ]);
  });
});

effect('getText', 'version', { 1: 'We are a library.', 2: 'We are a town.' }, async (version = '', context) => {
  const { api } = await given(context, 'an operator');
  await api.ok('publishText', { path: about, body: first });
  await api.ok('publishText', { path: about, body: { ...first, version: 1, content: 'We are a town.' } });
  return (await visitor.ok('getText', { path: about, query: { version } })).text.content;
});

effect('publishText', 'mustAccept', { true: ['about'], false: [] }, async (value, context) => {
  const { api } = await given(context, 'an operator');
  await api.ok('publishText', { path: about, body: { ...first, mustAccept: value === 'true' } });
  return (await api.ok('listTextsToAccept')).texts.map(({ kind }) => kind);
});

effect('acceptText', 'kind', { about: ['rules'], rules: ['about'] }, async (kind, context) => {
  const { api } = await given(context, 'an operator');
  for (const one of ['about', 'rules'])
    await api.ok('publishText', { path: { kind: one }, body: { ...first, mustAccept: true } });
  return (await api.ok('acceptText', { body: { kind, version: 1 } })).texts.map((text) => text.kind);
});

describe('acceptText', () => {
  addition('ends the question, for the current version alone', async (context) => {
    const { api } = await given(context, 'an operator');
    const ann = await newMember('Ann');
    await api.ok('publishText', { path: about, body: { ...first, mustAccept: true } });
    expect((await ann.api.ok('listTextsToAccept')).texts).toMatchObject([{ kind: 'about', version: 1 }]);
    const accept = (version: number) => ann.api.call('acceptText', { body: { ...about, version } });
    expect(await accept(2)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    const inGerman = { ...about, version: 1, language: 'de' };
    expect(await ann.api.outcome('acceptText', { body: inGerman })).toEqual([409, 'changed_meanwhile']);
    expect(await accept(1)).toMatchObject({ status: 200, body: { texts: [] } });
    expect((await ann.api.ok('listTextsToAccept')).texts).toEqual([]);
  });
});
