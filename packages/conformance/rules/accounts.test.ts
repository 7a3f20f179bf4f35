import { describe, expect, test } from 'vitest';
import { Caller, visitor } from '../src/backend.ts';
import { covers, isKept, readCookies } from '../src/cookies.ts';
import { logIn, newMember, uniqueWord } from '../src/members.ts';

const bearer = (token: string) => new Caller({ authorization: `Bearer ${token}` });

describe('signUp', () => {
  test('makes an account that its password opens, whatever the case of its e-mail', async () => {
    const ann = await newMember('Ann');
    const again = await logIn({ email: ann.email.toUpperCase(), password: ann.password });
    expect(again.id).toBe(ann.id);
  });

  test('takes an e-mail once', async () => {
    const ann = await newMember('Ann');
    const body = { name: 'Another', email: ann.email.toUpperCase(), password: `${uniqueWord()} lamp post` };
    expect(await visitor.status('signUp', { body })).toBe(409);
    expect(await visitor.status('logIn', { body })).toBe(401);
  });

  test.each([
    ['no e-mail', { email: undefined }],
    ['an e-mail that is none', { email: 'ann at example' }],
    ['a password of seven characters', { password: 'a1!xyzw' }],
    ['a blank name', { name: '   ' }],
  ])('answers 400 to %s, and makes no account', async (_, change) => {
    const account = {
      name: 'Ann',
      email: `${uniqueWord()}@conformance.example`,
      password: `${uniqueWord()} lamp`,
    };
    const body = { ...account, ...change };
    expect(await visitor.status('signUp', { body })).toBe(400);
    expect([400, 401]).toContain(await visitor.status('logIn', { body: account }));
  });
});

describe('logIn', () => {
  test('answers the account’s own name and e-mail', async () => {
    const ann = await newMember('Ann');
    const { email, password, name } = ann;
    expect(await visitor.ok('logIn', { body: { email, password } })).toMatchObject({ name, email });
  });

  test('answers 401 to a wrong password and to an unknown e-mail, in the same words', async () => {
    const { email, password } = await newMember('Ann');
    const wrong = await visitor.call('logIn', { body: { email, password: `${password}x` } });
    const unknown = await visitor.call('logIn', {
      body: { email: `${uniqueWord()}@conformance.example`, password },
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test('sets a cookie that no script reads, that lasts, and that covers chat and socket', async () => {
    const ann = await newMember('Ann');
    const { cookies } = await logIn(ann);
    const [cookie] = cookies.filter((one) => one.attributes.has('httponly'));
    if (cookie === undefined) throw new Error('logIn sets no HttpOnly cookie.');
    expect({ isKept: isKept(cookie), path: cookie.attributes.get('path') }).toMatchObject({ isKept: true });
    for (const path of ['/api/chat/messages', '/socket.io/']) expect(covers(cookie, path), path).toBe(true);
    const sameSite = cookie.attributes.get('samesite')?.toLowerCase();
    expect(['strict', 'lax', 'none']).toContain(sameSite);
    if (sameSite === 'none') expect(cookie.attributes.has('secure'), 'None needs Secure').toBe(true);
  });
});

describe('checkAuth', () => {
  test('accepts the token of a log-in', async () => {
    const ann = await newMember('Ann');
    expect(await ann.api.ok('checkAuth')).toMatchObject({ success: true });
  });

  test('answers 401 without a token, and to one that is forged', async () => {
    const { token, id } = await newMember('Ann');
    const [head = '', payload = '', signature = ''] = token.split('.');
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const swapped = signature.startsWith('A') ? 'B' : 'A';
    const forged = {
      'no token': visitor,
      'a broken token': bearer('a.b.c'),
      'another signature': bearer(`${head}.${payload}.${swapped}${signature.slice(1)}`),
      'no signature': bearer(`${part({ alg: 'none', typ: 'JWT' })}.${payload}.`),
      'another payload': bearer(`${head}.${part({ ...claims, _id: id, admin: true })}.${signature}`),
    };
    for (const [what, caller] of Object.entries(forged))
      expect(await caller.status('checkAuth'), what).toBe(401);
  });
});

describe('logOut', () => {
  test('ends the token and the cookie of its log-in, and no other log-in', async () => {
    const ann = await newMember('Ann');
    const other = await logIn(ann);
    const { headers } = await new Caller({
      authorization: `Bearer ${ann.token}`,
      cookie: ann.cookie,
    }).call('logOut');
    expect(await ann.api.status('checkAuth')).toBe(401);
    expect(await ann.chat.status('listChatUsers', { path: { currentUserId: ann.id } })).toBe(401);
    expect(readCookies(headers).some((cookie) => isKept(cookie))).toBe(false);
    expect(headers.getSetCookie().length, 'the cookie is cleared').toBeGreaterThan(0);
    expect(await other.api.status('checkAuth')).toBe(200);
  });
});

describe('logOutEverywhere', () => {
  test('ends every log-in of the member, and of no other', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const other = await logIn(ann);
    await ann.api.ok('logOutEverywhere');
    expect(await ann.api.status('checkAuth')).toBe(401);
    expect(await other.api.status('checkAuth')).toBe(401);
    expect(await other.chat.status('listChatUsers', { path: { currentUserId: ann.id } })).toBe(401);
    expect(await ben.api.status('checkAuth')).toBe(200);
  });
});
