import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { effect } from '../../src/effects.ts';
import { newMember } from '../../src/members.ts';
import { given } from '../../src/states.ts';

describe('changeSettings', () => {
  const path = { group: 'identity' };

  addition('is for operators', async () => {
    const ann = await newMember('Ann');
    const call = { path, body: { version: 0, values: { name: 'Ann' } } };
    expect(await ann.api.outcome('changeSettings', call)).toEqual([403, 'not_operator']);
  });

  addition('answers 404 for a group that there is not', async (context) => {
    const { api } = await given(context, 'an operator with a member');
    const call = { path: { group: 'weather' }, body: { version: 0, values: { name: 'Ann' } } };
    expect(await api.outcome('changeSettings', call)).toEqual([404, 'not_found']);
  });
});

describe('becomeOperator', () => {
  addition('makes nobody an operator who has no link of the start', async () => {
    const ann = await newMember('Ann');
    const call = { body: { token: 'of-no-start' } };
    expect(await ann.api.outcome('becomeOperator', call)).toEqual([404, 'setup_link_not_found']);
    expect(await visitor.status('becomeOperator', call)).toBe(401);
    expect(await ann.api.outcome('listSettings')).toEqual([403, 'not_operator']);
  });
});

describe('sendTestEmail', () => {
  addition('tells an operator what came of an email to their own address', async (context) => {
    const { api } = await given(context, 'an operator with a member');
    const ann = await newMember('Ann');
    expect((await api.ok('sendTestEmail')).to).toContain('@');
    expect(await ann.api.outcome('sendTestEmail')).toEqual([403, 'not_operator']);
    expect(await visitor.status('sendTestEmail')).toBe(401);
  });
});

effect('getPrivacyModel', 'language', { de: 'de', es: 'es' }, async (language = '', context) => {
  const { api } = await given(context, 'an operator with a member');
  return (await api.ok('getPrivacyModel', { query: { language } })).language;
});

describe('getPrivacyModel', () => {
  addition('has sections for operators', async (context) => {
    const { api } = await given(context, 'an operator with a member');
    expect((await api.ok('getPrivacyModel')).sections[0]).toMatchObject({ title: expect.any(String) });
  });
});
