import { beforeEach, describe, expect, test } from 'vitest';
import { throughProxy } from '../support/env.ts';
import type { TestAnswer } from '../support/test-client.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { limitedTo } from '../support/test-settings.ts';

/** Allowed for an account, on one known device or from one address. */
const failures = 3;

const server = useServer({
  ...limitedTo({
    'known-device-failures-per-device-quarter': failures,
    'log-in-failures-per-account-and-address-quarter': failures,
    'log-in-failures-per-account-quarter': failures * 10,
    'log-in-failures-per-address-quarter': 30,
  }),
  trustProxy: ['loopback'],
});

/** Counters continue from test to test, so each has its own addresses. */
let [tests, home, elsewhere] = [0, '', ''];
beforeEach(() => {
  tests += 1;
  [home, elsewhere] = [`203.0.113.${tests}`, `198.51.100.${tests}`];
});

async function logIn(email: string, password: string, address: string, headers: Record<string, string> = {}) {
  const call = { body: { email, password }, headers: { 'x-forwarded-for': address, ...headers } };
  return await server.visitor.call('logIn', call);
}

/** Makes this many wrong guesses at an account at once, and returns the sorted statuses. */
async function guess(email: string, times: number, address: string, headers = {}): Promise<number[]> {
  const guesses = Array.from({ length: times }, () => logIn(email, 'a wrong guess', address, headers));
  return (await Promise.all(guesses)).map(({ status }) => status).sort();
}

/** Returns the cookie of that name as a browser sends it back. */
function cookieOf(answer: TestAnswer, name: 'session' | 'device'): string {
  const cookies = [answer.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0] ?? '');
  return cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
}

async function deviceOf({ email, password }: TestMember, headers = {}): Promise<string> {
  return cookieOf(await logIn(email, password, home, headers), 'device');
}

let addresses = 0;

/** Uses up an account's attempts for unknown devices, from several addresses. */
async function useUp(email: string): Promise<void> {
  addresses += 1;
  for (let index = 1; index <= 10; index += 1) {
    const statuses = await guess(email, failures + 1, `10.${tests}.${addresses}.${index}`);
    expect(statuses).toEqual([...Array(failures).fill(401), 429]);
  }
}

describe.skipIf(throughProxy !== null)('failed log-ins of a stranger', () => {
  test('lock their own address, but not the member at another one', async () => {
    const { email, password } = await server.join('Ana');
    await guess(email, 10, elsewhere);
    expect((await logIn(email, password, elsewhere)).status).toBe(429);
    expect((await logIn(email, password, home)).status).toBe(200);
  });

  test('from a whole /64 count as one address', async () => {
    const { email, password } = await server.join('Ana');
    for (let index = 1; index <= failures; index += 1) await guess(email, 1, `2001:db8:1:2::${index}`);
    expect((await logIn(email, password, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await logIn(email, password, '2001:db8:1:3::1')).status).toBe(200);
  });

  test('from more and more addresses reach a limit, and a known device still gets in', async () => {
    const ana = await server.join('Ana');
    const device = await deviceOf(ana);
    await useUp(ana.email);
    expect((await logIn(ana.email, ana.password, home)).status).toBe(429);
    for (const address of [home, elsewhere, `10.${tests}.${addresses}.1`]) {
      expect((await logIn(ana.email, ana.password, address, { cookie: device })).status).toBe(200);
    }
  });

  test('do not affect a member who sends a session', async () => {
    const ana = await server.join('Ana');
    await useUp(ana.email);
    const attempt = (headers: Record<string, string>) => logIn(ana.email, ana.password, home, headers);
    expect((await attempt({ cookie: ana.cookie })).status).toBe(200);
    expect((await attempt({ authorization: `Bearer ${ana.token}` })).status).toBe(200);
    await ana.api.ok('logOut');
    expect((await attempt({ cookie: ana.cookie })).status).toBe(429);
  });

  test('get the same answer for an address without an account', async () => {
    const unknownEmail = 'nobody@example.org';
    const statuses = await guess(unknownEmail, 12, elsewhere);
    expect(statuses.filter((status) => status === 401)).toHaveLength(failures);
    const answer = await logIn(unknownEmail, 'a wrong guess', elsewhere);
    expect(answer).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^(8\d\d|900)$/) },
      body: { message: expect.stringMatching(/^Too many failed log-ins\. Try again in 1[45] minutes\.$/) },
    });
  });

  test('at many accounts lock their address, except for known devices', async () => {
    const ana = await server.join('Ana');
    const device = await deviceOf(ana);
    for (let index = 0; index < 10; index += 1) await guess(`somebody-${index}@example.org`, failures, home);
    expect((await logIn(ana.email, ana.password, home)).status).toBe(429);
    expect((await logIn(ana.email, ana.password, home, { cookie: device })).status).toBe(200);
  });
});

describe.skipIf(throughProxy !== null)('a known device', () => {
  test('has its own failures, which lock no other device', async () => {
    const ana = await server.join('Ana');
    const [phone, laptop] = [await deviceOf(ana), await deviceOf(ana)];
    const statuses = await guess(ana.email, 12, home, { cookie: phone });
    expect(statuses.filter((status) => status === 401)).toHaveLength(failures);
    expect((await logIn(ana.email, ana.password, home, { cookie: phone })).status).toBe(429);
    expect((await logIn(ana.email, ana.password, home, { cookie: laptop })).status).toBe(200);
    expect((await logIn(ana.email, ana.password, home)).status).toBe(200);
  });

  test('is known for every member who logged in on it, and for nobody else', async () => {
    const [ana, ben, cem] = [await server.join('Ana'), await server.join('Ben'), await server.join('Cem')];
    const shared = await deviceOf(ben, { cookie: await deviceOf(ana) });
    for (const { email } of [ana, ben, cem]) await useUp(email);
    const statuses = await Promise.all(
      [ana, ben, cem].map(
        async ({ email, password }) => (await logIn(email, password, home, { cookie: shared })).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('is recognized only by our token, for a year after its last log-in', async () => {
    const ana = await server.join('Ana');
    const device = await deviceOf(ana);
    await useUp(ana.email);
    const [head, payload = '', signature] = device.split('.');
    const forged = Buffer.from(
      Buffer.from(payload, 'base64url')
        .toString()
        .replace(/"jti":"[^"]+"/, '"jti":"another"'),
    ).toString('base64url');
    for (const cookie of [`${head}.${forged}.${signature}`, `device=${ana.token}`, 'device=x', 'device=']) {
      expect((await logIn(ana.email, ana.password, home, { cookie })).status).toBe(429);
    }
    const asBearer = server.visitor.with({ authorization: `Bearer ${device.slice('device='.length)}` });
    await asBearer.errorOf('checkAuth', 401);
    server.clock.advance(365 * 24 * 3600 + 1);
    await guess(ana.email, failures, home);
    expect((await logIn(ana.email, ana.password, home, { cookie: device })).status).toBe(429);
  });
});
