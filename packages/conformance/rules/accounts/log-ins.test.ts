import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { addition } from '../../src/addition.ts';
import { Caller, visitor } from '../../src/backend.ts';
import {
  type Cookie,
  cookieHeader,
  covers,
  forgets,
  isForHost,
  isKept,
  readCookies,
  secondsKept,
} from '../../src/cookies.ts';
import { logIn, type Member, newMember } from '../../src/members.ts';

const bearer = (token: string) => new Caller({ authorization: `Bearer ${token}` });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const { hostname } = new URL(inject('backendUrl'));

/** Signs a token with a secret that attackers try first. */
function signed(head: object, payload: object, secret: string): string {
  const text = `${part(head)}.${part(payload)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** Finds the session cookie: without it, chat calls return 401. */
async function sessionCookieOf({ cookies, id }: Awaited<ReturnType<typeof logIn>>): Promise<Cookie> {
  for (const cookie of cookies) {
    const others = cookies.filter((one) => one !== cookie);
    const caller = new Caller({ cookie: cookieHeader(others, hostname, '/api/chat/messages') });
    const status = await caller.status('listChatUsers', { path: { currentUserId: id } });
    if (status === 401) return cookie;
  }
  throw new Error('logIn sets no cookie that opens chat.');
}

let ann: Member;
let ben: Member;
let cookie: Cookie;
beforeAll(async () => {
  [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
});

describe('the cookie of logIn', () => {
  beforeAll(async () => {
    cookie = await sessionCookieOf(await logIn(ann));
  });

  test('opens chat by itself', async () => {
    expect(await ann.chat.status('listChatUsers', { path: { currentUserId: ann.id } })).toBe(200);
  });

  test('covers chat and the socket, on this host', () => {
    for (const path of ['/api/chat/messages', '/socket.io/']) expect(covers(cookie, path), path).toBe(true);
    expect(isForHost(cookie, hostname)).toBe(true);
  });

  test('is not over, and stays an hour at least', () => {
    expect(isKept(cookie)).toBe(true);
    expect(secondsKept(cookie)).toBeGreaterThan(3600);
  });

  test('is out of reach for scripts', () => {
    expect(cookie.attributes.has('httponly')).toBe(true);
  });

  test('has attributes for other sites, and with None only for https', () => {
    const sameSite = cookie.attributes.get('samesite')?.toLowerCase();
    expect(['strict', 'lax', 'none']).toContain(sameSite);
    if (sameSite === 'none') expect(cookie.attributes.has('secure')).toBe(true);
  });
});

describe('checkAuth', () => {
  test('accepts the token of a log-in', async () => {
    expect(await ann.api.ok('checkAuth')).toMatchObject({ success: true });
  });

  test('answers 401 without a token, and to a forged one', async () => {
    const [head = '', payload = '', signature = ''] = ann.token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const swapped = signature.startsWith('A') ? 'B' : 'A';
    const later = { ...claims, exp: Math.floor(Date.now() / 1000) + 3600 };
    const forged: Record<string, Caller> = {
      'no token': visitor,
      'a broken token': bearer('a.b.c'),
      'a text': bearer('anything'),
      'another signature': bearer(`${head}.${payload}.${swapped}${signature.slice(1)}`),
      'no signature': bearer(`${head}.${payload}.`),
      'an unsigned token': bearer(`${part({ alg: 'none', typ: 'JWT' })}.${payload}.`),
      'an unsigned token in capitals': bearer(`${part({ alg: 'NONE', typ: 'JWT' })}.${part(later)}.`),
      'another member': bearer(`${head}.${part({ ...claims, _id: ben.id })}.${signature}`),
    };
    for (const secret of ['', 'secret', 'jwt_secret', 'your-256-bit-secret', 'changeme'])
      forged[`the secret "${secret}"`] = bearer(signed({ alg: 'HS256', typ: 'JWT' }, later, secret));
    for (const [what, caller] of Object.entries(forged)) expect(await caller.status('checkAuth'), what).toBe(401);
  });

  test('sets the cookie again if it is missing or another log-in’s', async () => {
    const fresh = await logIn(ann);
    for (const [what, sent] of [
      ['missing', ''],
      ['of another log-in', ann.cookie],
      ['of another member', ben.cookie],
    ]) {
      const caller = new Caller({ authorization: `Bearer ${fresh.token}`, cookie: sent ?? '' });
      const { headers } = await caller.call('checkAuth');
      const given = cookieHeader(readCookies(headers), hostname, '/api/chat/messages');
      const path = { currentUserId: ann.id };
      expect(await new Caller({ cookie: given }).status('listChatUsers', { path }), what).toBe(200);
    }
  });
});

/** Whether the response makes a browser remove the cookie. */
const clears = (headers: Headers, set: Cookie) => readCookies(headers).some((one) => forgets(one, set));

describe('logOut', () => {
  addition('ends the token and the cookie of its log-in, and no other log-in', async () => {
    const own = await logIn(ann);
    const set = await sessionCookieOf(own);
    const caller = new Caller({ authorization: `Bearer ${own.token}`, cookie: own.cookie });
    const { status, headers } = await caller.call('logOut');
    expect(status).toBe(200);
    expect(await own.api.status('checkAuth')).toBe(401);
    expect(await own.chat.status('listChatUsers', { path: { currentUserId: ann.id } })).toBe(401);
    expect(clears(headers, set), 'the cookie is cleared as it was set').toBe(true);
    expect(await ann.api.status('checkAuth')).toBe(200);
  });

  addition('goes by the cookie alone as well, and is harmless without a log-in', async () => {
    const own = await logIn(ann);
    expect(await own.chat.status('logOut')).toBe(200);
    expect(await own.chat.status('listChatUsers', { path: { currentUserId: ann.id } })).toBe(401);
    expect(await visitor.status('logOut')).toBe(200);
  });
});

describe('logOutEverywhere', () => {
  addition('ends every log-in of the member, and of no other', async () => {
    const cay = await newMember('Cay');
    const other = await logIn(cay);
    const set = await sessionCookieOf(other);
    const caller = new Caller({ authorization: `Bearer ${cay.token}`, cookie: cay.cookie });
    const { status, headers } = await caller.call('logOutEverywhere');
    expect(status).toBe(200);
    expect(clears(headers, set), 'the cookie is cleared as it was set').toBe(true);
    expect(await cay.api.status('checkAuth')).toBe(401);
    expect(await other.api.status('checkAuth')).toBe(401);
    expect(await other.chat.status('listChatUsers', { path: { currentUserId: cay.id } })).toBe(401);
    expect(await ben.api.status('checkAuth')).toBe(200);
    expect((await logIn(cay)).id).toBe(cay.id);
  });
});
