import { describe, expect, inject } from 'vitest';
import { addition } from '../src/addition.ts';
import { visitor } from '../src/backend.ts';
import { newMember } from '../src/members.ts';
import { picture } from '../src/picture.ts';
import { given } from '../src/states.ts';

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
    for (const late of ['All of the town, an hour for an hour.', 'Too late.'])
      expect(await change(0, late)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    const { groups, changes } = await api.ok('listSettings');
    const identity = groups.find(({ group }) => group === 'identity');
    expect(identity).toMatchObject({ version: 1, values: { description: 'All of the town, an hour for an hour.' } });
    expect(changes[0]).toMatchObject({ before: { description: before } });
    expect((await change(1, before)).status).toBe(200);
  });

  addition('rejects two hues that are too alike, and an empty name', async (context) => {
    const { api } = await given(context, 'an operator');
    const change = (values: object) => api.call('changeSettings', { path, body: { version: 0, values } });
    for (const values of [{ teachHue: 258, learnHue: 292 }, { name: ' ' }])
      expect(await change(values)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  addition('is for operators', async () => {
    const ann = await newMember('Ann');
    const call = { path, body: { version: 0, values: { name: 'Ann' } } };
    expect(await ann.api.outcome('changeSettings', call)).toEqual([403, 'not_operator']);
  });

  addition('answers 404 for a group that there is not', async (context) => {
    const { api } = await given(context, 'an operator');
    const call = { path: { group: 'weather' }, body: { version: 0, values: { name: 'Ann' } } };
    expect(await api.outcome('changeSettings', call)).toEqual([404, 'not_found']);
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
    const { api } = await given(context, 'an operator');
    const ann = await newMember('Ann');
    expect((await api.ok('sendTestEmail')).to).toContain('@');
    expect(await ann.api.outcome('sendTestEmail')).toEqual([403, 'not_operator']);
    expect(await visitor.status('sendTestEmail')).toBe(401);
  });
});
