import { describe, expect, test } from 'vitest';
import { visitor } from '../../src/backend.ts';
import { emailHost } from '../../src/check-response.ts';
import { logIn, newMember, uniqueWord } from '../../src/members.ts';

const account = () => ({
  name: `Ann ${uniqueWord()}`,
  email: `${uniqueWord()}@${emailHost}`,
  password: `${uniqueWord()} lamp`,
});

describe('signUp', () => {
  test('creates an account that its password opens, ignoring the case of its e-mail', async () => {
    const ann = await newMember('Ann');
    const again = await logIn({ email: ann.email.toUpperCase(), password: ann.password });
    expect(again.id).toBe(ann.id);
  });

  test('keeps the name and the skills, each on its list and in its order', async () => {
    const [one, two, three] = [uniqueWord(), uniqueWord(), uniqueWord()].toSorted();
    const skills = { teaches: [two ?? '', one ?? ''], wants: [three ?? ''] };
    const ann = await newMember('Ann', skills);
    const { user } = await ann.api.ok('getUser', { path: { userId: ann.id } });
    expect(user).toMatchObject({
      name: ann.name,
      skillsOffered: skills.teaches,
      skillsRequested: skills.wants,
    });
  });

  test('accepts an e-mail once, in any case, and keeps the account unchanged', async () => {
    const ann = await newMember('Ann');
    const body = { ...account(), email: ann.email.toUpperCase() };
    expect(await visitor.status('signUp', { body })).toBe(409);
    expect(await visitor.status('logIn', { body })).toBe(401);
    expect((await logIn(ann)).id).toBe(ann.id);
  });

  test('accepts a name that another member has', async () => {
    const ann = await newMember('Ann');
    expect(await visitor.status('signUp', { body: { ...account(), name: ann.name } })).toBe(201);
  });

  test.each([
    ['no e-mail', { email: undefined }],
    ['no name', { name: undefined }],
    ['no password', { password: undefined }],
    ['an e-mail that is none', { email: 'ann at example' }],
    ['a password of seven characters', { password: 'a1!xyzw' }],
    ['a password of 201 characters', { password: `${'lamp drift '.repeat(18)}xyz` }],
    ['a blank name', { name: '   ' }],
  ])('answers 400 to %s, and makes no account', async (_, change) => {
    const own = account();
    expect(await visitor.status('signUp', { body: { ...own, ...change } })).toBe(400);
    const { password = '' } = { ...own, ...change };
    const body = { email: own.email, password: password === '' ? own.password : password };
    expect([400, 401]).toContain(await visitor.status('logIn', { body }));
  });

  test.each([
    ['8', 'q7!vKz3p'],
    ['200', 'lamp drift '.repeat(18).padEnd(200, 'q7').slice(0, 200)],
  ])('takes a password of %s characters', async (_, password) => {
    const body = { ...account(), password };
    expect(await visitor.status('signUp', { body })).toBe(201);
    expect(await visitor.status('logIn', { body })).toBe(200);
  });

  test('names the field that is wrong in the message', async () => {
    const { body } = await visitor.call('signUp', { body: { ...account(), email: 'none' } });
    expect((body as { message: string }).message).toMatch(/e-?mail/i);
  });
});

describe('logIn', () => {
  test('answers the account’s own name and e-mail', async () => {
    const { email, password, name } = await newMember('Ann');
    expect(await visitor.ok('logIn', { body: { email, password } })).toMatchObject({ name, email });
  });

  test('answers 401 to a wrong password and to an unknown e-mail, in the same words', async () => {
    const { email, password } = await newMember('Ann');
    const wrong = await visitor.call('logIn', { body: { email, password: `${password}x` } });
    const unknown = await visitor.call('logIn', {
      body: { email: `${uniqueWord()}@${emailHost}`, password },
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect((unknown.body as { message: string }).message).toBe((wrong.body as { message: string }).message);
    expect([...wrong.headers.getSetCookie(), ...unknown.headers.getSetCookie()]).toEqual([]);
  });

  test('compares the whole password, with its case', async () => {
    const { email, password } = await newMember('Ann');
    for (const other of [password.toUpperCase(), password.slice(0, -1), password.slice(0, 8)])
      expect(await visitor.status('logIn', { body: { email, password: other } }), other).toBe(401);
  });
});
