import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { findStanding } from '../../src/modules/auth/repository.ts';
import { passTime } from '../support/pass-time.ts';
import { useServer } from '../support/test-server.ts';
import { limitedTo, testSettings } from '../support/test-settings.ts';

const server = useServer(limitedTo({ 'log-in-failures-per-account-and-address-quarter': 10 }));
const secret = testSettings().jwtSecret;

const inês = {
  name: ' Inês Carvalho ',
  email: 'Ines@Example.org',
  password: 'a long passphrase',
  skillsOffered: ['Portuguese', ' Sourdough ', 'portuguese'],
  skillsRequested: ['Python'],
};

describe('signing up', () => {
  test('creates a member with trimmed names and one skill per name', async () => {
    expect(await server.visitor.ok('signUp', { body: inês })).toEqual({
      success: true,
      message: 'Signup successful',
    });
    const { users } = await server.visitor.ok('listUsers');
    expect(users).toMatchObject([
      {
        name: 'Inês Carvalho',
        username: 'ines-carvalho',
        skillsOffered: ['Portuguese', 'Sourdough'],
        rating: 0,
      },
    ]);
  });

  test('accepts an address with spaces around it, as log-in does', async () => {
    const { email, password } = inês;
    await server.visitor.ok('signUp', { body: { ...inês, email: ` ${email}\n` } });
    const answer = await server.visitor.ok('logIn', { body: { email: `\t${email} `, password } });
    expect(answer.email).toBe(email);
  });

  test('creates one account for concurrent sign-ups with one address', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await server.visitor.call('signUp', { body: inês })).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });

  test('gives different usernames to members with the same name', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => server.join('Ann Lee')));
    const { users } = await server.visitor.ok('listUsers');
    expect(new Set(users.map((user) => user.username)).size).toBe(members.length);
  });

  test.each([
    [{ ...inês, email: 'nobody' }, 'email: must be an email address'],
    [{ ...inês, email: undefined }, 'email: is required'],
    [{ ...inês, password: 'short' }, 'password: must have at least 8 characters'],
    [{ ...inês, name: '   ' }, 'name: must not be blank'],
    [{ ...inês, name: 7 }, 'name: must be a text'],
    [{ ...inês, name: 'a\0b' }, 'name: must not hold a null character'],
    [{ ...inês, skillsOffered: ['ok', 'a\0b'] }, 'skillsOffered: must not hold a null character'],
    [{ ...inês, skillsOffered: 'Portuguese' }, 'skillsOffered: must be a list'],
    [{ ...inês, skillsRequested: [' '] }, 'skillsRequested.0: must not be blank'],
  ])('names the field that is wrong: %#', async (body, message) => {
    expect(await server.visitor.errorOf('signUp', 400, { body })).toBe(message);
  });
});

describe('logging in', () => {
  test('answers with a token that has the id, and a cookie that scripts cannot read', async () => {
    const member = await server.join('Inês Carvalho');
    const answer = await server.visitor.call('logIn', {
      body: { email: member.email.toUpperCase(), password: member.password },
    });
    expect(answer.body).toMatchObject({ name: 'Inês Carvalho', email: member.email });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^device=[^;]+; Max-Age=31536000; Path=\/auth\/login; HttpOnly; SameSite=Strict$/),
    ]);
    const { user } = await member.api.ok('getUser', { path: { userId: member.id } });
    expect(user).toMatchObject({ _id: member.id, email: member.email });
  });

  test('locks an account after ten failures for the rest of 15 minutes, and says how long', async () => {
    const { email, password } = await server.join('Inês Carvalho');
    const guesses = await Promise.all(
      Array.from({ length: 15 }, () => server.visitor.call('logIn', { body: { email, password: 'guess' } })),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    const locked = await server.visitor.call('logIn', { body: { email, password } });
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(890);
    passTime(901);
    await server.visitor.ok('logIn', { body: { email, password } });
  });

  test('does not count successes', async () => {
    const { email, password } = await server.join('Inês Carvalho');
    for (let round = 0; round < 12; round += 1) await server.visitor.ok('logIn', { body: { email, password } });
  });
});

test('missing sessions are recognized without the database', async () => {
  expect(await findStanding(server.database.db, [], server.clock.now())).toEqual(new Map());
});

describe('tokens', () => {
  const day = 24 * 3600;

  test('expire 30 days after their last use, each on its own', async () => {
    const member = await server.join('Inês Carvalho');
    const other = await server.logIn(member.email, member.password);
    await other.api.ok('checkAuth');
    server.clock.advance(30 * day - 1);
    await member.api.ok('checkAuth');
    server.clock.advance(2);
    await other.api.errorOf('checkAuth', 401);
    server.clock.advance(30 * day - 10);
    await member.api.ok('checkAuth');
    server.clock.advance(30 * day + 1);
    await member.api.errorOf('checkAuth', 401);
  });

  test('expire after 180 days of daily use, bearer and cookie alike', async () => {
    const member = await server.join('Inês Carvalho');
    for (let weeks = 0; weeks < 25; weeks += 1) {
      server.clock.advance(7 * day);
      await member.api.ok('checkAuth');
    }
    server.clock.advance(5 * day - 1);
    await member.chat.ok('listChatUsers', { path: { currentUserId: member.id } });
    server.clock.advance(2);
    await member.api.errorOf('checkAuth', 401);
    await member.chat.errorOf('listChatUsers', 401, { path: { currentUserId: member.id } });
  });

  test('stop working after log-out, bearer and cookie alike, and other sessions continue', async () => {
    const member = await server.join('Inês Carvalho');
    const other = await server.logIn(member.email, member.password);
    const left = await member.api.call('logOut');
    expect(left.headers['set-cookie']).toMatch(/^session=;.*Expires=Thu, 01 Jan 1970/);
    await member.api.errorOf('checkAuth', 401);
    expect(await member.chat.ok('logOut')).toEqual({ success: true });
    await other.api.ok('checkAuth');
  });

  test('of all sessions of a member end together, and other members stay logged in', async () => {
    const member = await server.join('Inês Carvalho');
    const [phone, stranger] = [await server.logIn(member.email, member.password), await server.join('Ben')];
    const left = await member.api.call('logOutEverywhere');
    expect(left.headers['set-cookie']).toMatch(/^session=;.*Expires=Thu, 01 Jan 1970/);
    for (const { api, chat, id } of [member, phone]) {
      await api.errorOf('checkAuth', 401);
      await chat.errorOf('listChatUsers', 401, { path: { currentUserId: id } });
    }
    await stranger.api.ok('checkAuth');
    await (await server.logIn(member.email, member.password)).api.ok('checkAuth');
  });

  test('are not ended by a cookie alone, which browsers add to calls of other pages', async () => {
    const member = await server.join('Inês Carvalho');
    await member.chat.errorOf('logOutEverywhere', 401);
    await member.api.ok('checkAuth');
  });

  test('cannot replace each other', async () => {
    const member = await server.join('Inês Carvalho');
    const cookieToken = member.cookie.slice('session='.length);
    await server.visitor.with({ authorization: `Bearer ${cookieToken}` }).errorOf('checkAuth', 401);
    const bearerAsCookie = server.visitor.with({ cookie: `session=${member.token}` });
    await bearerAsCookie.ok('logOut');
    await member.api.ok('checkAuth');
  });

  test('set a missing or foreign cookie again, and leave a correct one alone', async () => {
    const member = await server.join('Inês Carvalho');
    const other = await server.logIn(member.email, member.password);
    expect((await member.api.call('checkAuth')).headers['set-cookie']).toMatch(/^session=ey/);
    const withForeign = await member.api.call('checkAuth', { headers: { cookie: other.cookie } });
    expect(withForeign.headers['set-cookie']).toMatch(/^session=ey/);
    const withOwn = await member.api.call('checkAuth', { headers: { cookie: member.cookie } });
    expect(withOwn.headers['set-cookie']).toBeUndefined();
  });

  test('of another algorithm, key, issuer or audience are rejected', async () => {
    const member = await server.join('Inês Carvalho');
    const [, payload = ''] = member.token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const key = new TextEncoder().encode(secret);
    const sign = (changes: object, alg = 'HS256', with_ = key) =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg }).sign(with_);
    const forged = [
      `${encode({ alg: 'none' })}.${payload}.`,
      `${encode({ alg: 'HS256' })}.${payload}.`,
      await sign({}, 'HS512', new TextEncoder().encode(secret.repeat(2))),
      await sign({}, 'HS512'),
      await sign({}, 'HS256', new TextEncoder().encode('another secret of a decent length')),
      await sign({ iss: 'another issuer' }),
      await sign({ aud: 'socket' }),
      await sign({ aud: undefined }),
      await sign({ exp: undefined }),
      await sign({ sid: undefined }),
    ];
    for (const token of forged) {
      await server.visitor.with({ authorization: `Bearer ${token}` }).errorOf('checkAuth', 401);
    }
    await server.visitor.with({ authorization: `Bearer ${await sign({})}` }).ok('checkAuth');
  });
});

describe('calls with the cookie', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  test('are rejected from another site, and accepted from our own pages and from scripts', async () => {
    const member = await server.join('Inês Carvalho');
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://localhost.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example', ...form },
    ]) {
      await member.chat.errorOf('logOut', 403, { headers });
    }
    await member.api.ok('checkAuth');
    // Across sites the browser sends no cookie, but would still clear it.
    const fromAfar = await server.visitor.call('logOut', { headers: { origin: 'https://evil.example' } });
    expect([fromAfar.status, fromAfar.headers['set-cookie']]).toEqual([403, undefined]);
    await member.chat.ok('logOut', { headers: { origin: 'http://localhost', host: 'localhost' } });
    await member.api.errorOf('checkAuth', 401);
  });
});

test('wrong passwords of somebody who withdraws a request to join count as failed log-ins', async () => {
  const body = { email: 'samira@example.org', password: 'a guess of mine' };
  for (let count = 0; count < 10; count += 1)
    expect((await server.visitor.call('withdrawJoinRequest', { body })).status).toBe(401);
  expect((await server.visitor.call('logIn', { body })).status).toBe(429);
  expect((await server.visitor.call('withdrawJoinRequest', { body })).status).toBe(429);
});
