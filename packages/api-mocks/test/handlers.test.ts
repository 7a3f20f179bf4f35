import { articleQuery, articlesQuery } from '@skill-exchange/api-client/articles';
import { logInMutation, signUpMutation } from '@skill-exchange/api-client/auth';
import { isReportedQuery, reportUserMutation } from '@skill-exchange/api-client/reports';
import { addSkillMutation, recentSkillsQuery, skillSearchQuery } from '@skill-exchange/api-client/skills';
import {
  editUserMutation,
  recommendedUsersQuery,
  userQuery,
  usersNamedQuery,
  usersQuery,
} from '@skill-exchange/api-client/users';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { credentials } from '../src/community.ts';
import { exampleHandlers } from '../src/example-handlers.ts';
import { makeUser } from '../src/factories.ts';
import { successExamples } from '../src/generated/examples.ts';
import { createHandlers, type Handlers, listHandlers } from '../src/handlers.ts';
import { operations } from '../src/operations.ts';
import { fresh, makeApi, mockNetwork, mutate } from './support.ts';

mockNetwork(...listHandlers());
const api = makeApi();
const me = makeUser();

it('answers every operation of the contract at its address', () => {
  const mocked = Object.entries(createHandlers({ baseUrl: '', articlesUrl: '' })).map(([id, { info }]) => {
    const { method, path } = Object(info);
    return [id, `${method} ${path}`];
  });
  const declared = Object.entries(operations).map(([id, { method, path }]) => [
    id,
    `${method.toUpperCase()} ${path.replaceAll('{', ':').replaceAll('}', '')}`,
  ]);
  expect(mocked.sort()).toEqual(declared.sort());
});

it('answers anywhere, or at one address when it is given one', async () => {
  const recent = ({ listRecentSkills }: Handlers) => Object(listRecentSkills.info).path;
  expect(recent(createHandlers())).toBe('*/api/skills/recent');
  expect(recent(createHandlers({ baseUrl: 'https://a.test' }))).toBe('https://a.test/api/skills/recent');
});

it('answers the contract’s example for an operation without its own handler', async () => {
  const { getRooms } = createHandlers();
  const handlers = Object.values(exampleHandlers({}, { getRooms }));
  const ask = (method: string) => getResponse(handlers, new Request('https://a.test/api/rooms', { method }));
  const answer = await ask('POST');
  expect(answer?.status).toBe(201);
  expect(await answer?.json()).toEqual(successExamples.createRoom.body);
  expect(await ask('GET')).toBeUndefined();
});

describe('the community', () => {
  it('has members in pages, searched, and without e-mail addresses', async () => {
    const options = usersQuery(api);
    const all = await fresh().fetchInfiniteQuery({ ...options, pages: 9 });
    expect(all.pages.map(({ items }) => items.length)).toEqual([24, 8]);
    expect(JSON.stringify(all)).not.toContain('@');
    const found = await fresh().fetchInfiniteQuery(usersNamedQuery(api, 'carvalho INÊS'));
    expect(found.pages[0]?.items[0]?.name).toBe('Inês Carvalho');
  });

  it('recommends teachers of wanted skills', async () => {
    const users = await fresh().fetchQuery(recommendedUsersQuery(api));
    expect(users.length).toBeGreaterThan(3);
    for (const { skillsOffered } of users) {
      expect(skillsOffered.some((skill) => me.skillsRequested.includes(skill))).toBe(true);
    }
  });

  it('shows my own profile with my address, and stores my changes', async () => {
    expect(await fresh().fetchQuery(userQuery(api, me._id))).toMatchObject({ email: credentials.email });
    const photo = new File(['x'], 'me.png', { type: 'image/png' });
    await mutate(editUserMutation(api), { userId: me._id, about: '', skillsRequested: ['Welding'], photo });
    const changed = await fresh().fetchQuery(userQuery(api, me._id));
    expect(changed).toMatchObject({ about: '', name: me.name, skillsRequested: ['Welding'] });
    expect(changed.photo).toMatch(/^data:image/);
  });

  it('rejects another’s profile, a text as photo, and an unknown member', async () => {
    const text = new File(['x'], 'me.txt', { type: 'text/plain' });
    const edit = (userId: string, photo?: File) => mutate(editUserMutation(api), { userId, photo });
    await expect(edit('member-2')).rejects.toMatchObject({ status: 403 });
    await expect(edit(me._id, text)).rejects.toMatchObject({ status: 415 });
    await expect(fresh().fetchQuery(userQuery(api, 'unknown'))).rejects.toMatchObject({ status: 404 });
  });

  it('accepts new accounts', async () => {
    const account = { name: 'Ada', email: 'ada@example.org', password: 'long enough' };
    await mutate(signUpMutation(api), account);
    await expect(mutate(signUpMutation(api), account)).rejects.toMatchObject({ status: 409 });
    expect(await mutate(logInMutation(api), account)).toMatchObject({ name: 'Ada' });
    const wrong = { ...account, password: 'guess' };
    await expect(mutate(logInMutation(api), wrong)).rejects.toMatchObject({ status: 401 });
    const { jwtToken } = await mutate(logInMutation(api), credentials);
    const payload = Buffer.from(jwtToken.split('.')[1] ?? '', 'base64url').toString();
    expect(JSON.parse(payload)).toMatchObject({ _id: me._id });
  });

  it('searches the catalog and accepts a skill once', async () => {
    const skill = { name: 'Beekeeping', desc: 'Smoke, calm and a hat' };
    expect(await fresh().fetchQuery(skillSearchQuery(api, 'BEEK'))).toEqual([]);
    await mutate(addSkillMutation(api), skill);
    await expect(mutate(addSkillMutation(api), skill)).rejects.toMatchObject({ status: 409 });
    expect(await fresh().fetchQuery(skillSearchQuery(api, 'BEEK'))).toHaveLength(1);
    expect((await fresh().fetchQuery(recentSkillsQuery(api)))[0]?.name).toBe('Beekeeping');
  });

  it('accepts a report once, and not about myself', async () => {
    const report = { reason: 'Spam', reportedUser: 'member-2' };
    expect(await fresh().fetchQuery(isReportedQuery(api, 'member-2'))).toBe(false);
    await mutate(reportUserMutation(api), report);
    expect(await fresh().fetchQuery(isReportedQuery(api, 'member-2'))).toBe(true);
    await expect(mutate(reportUserMutation(api), report)).rejects.toMatchObject({ status: 409 });
    const self = { ...report, reportedUser: me._id };
    await expect(mutate(reportUserMutation(api), self)).rejects.toMatchObject({ status: 400 });
  });
});

it('has articles of every tag', async () => {
  const articles = await fresh().fetchQuery(articlesQuery(api, 'chess'));
  expect(articles).toHaveLength(6);
  const [first] = articles;
  expect(await fresh().fetchQuery(articleQuery(api, first?.id ?? ''))).toMatchObject({
    title: first?.title,
    category: 'chess',
    content: expect.stringContaining('\n\n'),
  });
  expect(await fresh().fetchQuery(articleQuery(api, 'none'))).toBeNull();
});
