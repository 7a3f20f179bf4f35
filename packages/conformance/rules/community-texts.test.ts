import { describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { visitor } from '../src/backend.ts';
import { effect } from '../src/effects.ts';
import { newMember } from '../src/members.ts';
import { given } from '../src/states.ts';

const path = { kind: 'about' };
const first = { version: 0, content: 'We are a library.', change: 'The first words.', mustAccept: false };

describe('publishText', () => {
  addition('is seen by everybody in getText, once per version', async (context) => {
    const { api } = await given(context, 'an operator');
    expect(await visitor.outcome('getText', { path })).toEqual([404, 'text_not_found']);
    expect((await api.call('publishText', { path, body: first })).status).toBe(200);
    expect((await visitor.ok('getText', { path })).text).toMatchObject({ version: 1, content: 'We are a library.' });
    expect(await api.outcome('publishText', { path, body: first })).toEqual([409, 'changed_meanwhile']);
    expect((await api.ok('listTexts')).texts).toMatchObject([{ kind: 'about', version: 1 }]);
  });

  addition('takes a text down without words, and rejects an empty sentence', async (context) => {
    const { api } = await given(context, 'an operator');
    expect(await api.outcome('publishText', { path, body: { ...first, change: ' ' } })).toEqual([400, 'invalid_input']);
    expect(await api.outcome('publishText', { path: { kind: 'recipes' }, body: first })).toEqual([404, 'not_found']);
    await api.ok('publishText', { path, body: first });
    await api.ok('publishText', { path, body: { ...first, version: 1, content: '' } });
    expect(await visitor.outcome('getText', { path })).toEqual([404, 'text_not_found']);
  });

  addition('is for operators, as are listTexts and getPrivacyModel', async () => {
    const ann = await newMember('Ann');
    expect(await ann.api.outcome('publishText', { path, body: first })).toEqual([403, 'not_operator']);
    expect(await ann.api.outcome('listTexts')).toEqual([403, 'not_operator']);
    expect(await ann.api.outcome('getPrivacyModel')).toEqual([403, 'not_operator']);
  });
});

effect('getText', 'version', { 1: 'We are a library.', 2: 'We are a town.' }, async (version = '', context) => {
  const { api } = await given(context, 'an operator');
  await api.ok('publishText', { path, body: first });
  await api.ok('publishText', { path, body: { ...first, version: 1, content: 'We are a town.' } });
  return (await visitor.ok('getText', { path, query: { version } })).text.content;
});

effect('publishText', 'mustAccept', { true: ['about'], false: [] }, async (value, context) => {
  const { api } = await given(context, 'an operator');
  await api.ok('publishText', { path, body: { ...first, mustAccept: value === 'true' } });
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
    await api.ok('publishText', { path, body: { ...first, mustAccept: true } });
    expect((await ann.api.ok('listTextsToAccept')).texts).toMatchObject([{ kind: 'about', version: 1 }]);
    const accept = (version: number) => ann.api.call('acceptText', { body: { ...path, version } });
    expect(await accept(2)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(await accept(1)).toMatchObject({ status: 200, body: { texts: [] } });
    expect((await ann.api.ok('listTextsToAccept')).texts).toEqual([]);
  });
});

describe('getPrivacyModel', () => {
  addition('has sections for operators', async (context) => {
    const { api } = await given(context, 'an operator');
    expect((await api.ok('getPrivacyModel')).sections[0]).toMatchObject({ title: expect.any(String) });
  });
});
