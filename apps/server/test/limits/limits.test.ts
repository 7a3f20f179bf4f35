import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api-errors.ts';
import { addressKey } from '../../src/limits/address-key.ts';
import { createLimiter } from '../../src/limits/create-limiter.ts';
import { createLimits } from '../../src/limits/limits.ts';
import { tryAgainIn } from '../../src/limits/try-again-in.ts';
import { passTime } from '../support/pass-time.ts';
import { useServer } from '../support/test-server.ts';
import { limitedTo } from '../support/test-settings.ts';

const server = useServer(
  limitedTo({
    'log-in-failures-per-account-and-address-quarter': 3,
    'log-in-failures-per-address-quarter': 5,
    'sign-ups-per-address-hour': 4,
    'requests-per-address-minute': 40,
  }),
);

const limiter = (attempts: number) =>
  createLimiter('tests', { attempts, windowSeconds: 60, message: 'Slow down.' }, null);

describe('a limiter', () => {
  test('gives a key its attempts in each window, independent of others', async () => {
    const limit = limiter(2);
    await limit.consume('a');
    passTime(59);
    await limit.consume('a');
    await expect(limit.consume('a')).rejects.toThrow(ApiError);
    await limit.consume('b');
    passTime(1);
    await limit.consume('a');
  });

  test('returns no attempts of an earlier window to a later one', async () => {
    const limit = limiter(2);
    await limit.consume('a', 2);
    passTime(61);
    await limit.refund('a', 2);
    await limit.consume('a', 2);
    await expect(limit.consume('a')).rejects.toThrow(ApiError);
  });

  test('returns the rest of the window, and refunds an attempt', async () => {
    const limit = limiter(1);
    await limit.consume('a');
    passTime(20);
    await expect(limit.consume('a')).rejects.toMatchObject({
      kind: 'too-many',
      retryAfterSeconds: 40,
      message: 'Slow down. Try again in 40 seconds.',
    });
    await limit.refund('a');
    await limit.consume('a');
  });

  test('does not count rejected attempts', async () => {
    const limit = limiter(5);
    await limit.consume('a', 3);
    for (let again = 0; again < 3; again += 1) await expect(limit.consume('a', 3)).rejects.toThrow(ApiError);
    await limit.consume('a', 2);
  });

  test('makes nobody wait longer than the window when the clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
    const limit = limiter(1);
    await limit.consume('a');
    vi.setSystemTime(Date.now() - 3_600_000);
    await expect(limit.consume('a')).rejects.toMatchObject({ retryAfterSeconds: 60 });
    vi.advanceTimersByTime(60_000);
    await limit.consume('a');
    vi.useRealTimers();
  });
});

describe('the table', () => {
  const table = createLimits(
    { factor: 1, numbers: { 'messages-per-member-minute': 2, 'messages-per-member-day': 3 } },
    null,
  );

  test('applies in each of its windows, and a rejection in one counts in no other', async () => {
    const ana = { member: 'ana', address: '192.0.2.1' };
    const send = () => table.consume('messages', ana);
    await send();
    await send();
    for (let again = 0; again < 5; again += 1) await expect(send()).rejects.toMatchObject({ retryAfterSeconds: 60 });
    passTime(60);
    await send();
    const day = await send().catch((error: ApiError) => error.retryAfterSeconds);
    expect(day).toBeGreaterThan(80_000);
    expect(Object.fromEntries(table.rejections)).toEqual({
      'messages-per-member-minute': 5,
      'messages-per-member-day': 1,
    });
    await table.consume('messages', { member: 'ben', address: '192.0.2.1' });
  });

  test('returns an attempt in every window, once', async () => {
    const numbers = { 'messages-per-member-minute': 2, 'messages-per-member-day': 2 };
    const { consume } = createLimits({ factor: 1, numbers }, null);
    const refund = await consume('messages', { member: 'ana' });
    await consume('messages', { member: 'ana' });
    await refund();
    await refund();
    await consume('messages', { member: 'ana' });
    await expect(consume('messages', { member: 'ana' })).rejects.toThrow(ApiError);
  });

  test('multiplies every number by the factor, except given ones', async () => {
    const settings = { factor: 3, numbers: { 'reports-per-member-hour': 1 } };
    const { consume } = createLimits(settings, null);
    await consume('reviews', { member: 'ana' }, 60);
    await expect(consume('reviews', { member: 'ana' })).rejects.toThrow(ApiError);
    await consume('reports', { member: 'ana' });
    await expect(consume('reports', { member: 'ana' })).rejects.toThrow(ApiError);
  });
});

test.each([
  [0.2, '1 second'],
  [59.1, '60 seconds'],
  [91, '2 minutes'],
  [5400, '90 minutes'],
  [86_400, '24 hours'],
])('%s seconds read as %s', (seconds, words) => {
  expect(tryAgainIn(seconds)).toBe(`Try again in ${words}.`);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test('log-in, sign-up and all calls together are limited by address', async () => {
  const account = (index: number) => ({
    name: 'Ana',
    email: `ana-${index}@example.org`,
    password: 'long enough',
  });
  for (let index = 0; index < 4; index += 1) await server.visitor.ok('signUp', { body: account(index) });
  const rejected = await server.visitor.call('signUp', { body: account(5) });
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3590);

  // Three for one account, then two more for others use up the address's five.
  const guess = (index: number) => server.visitor.call('logIn', { body: { ...account(index), password: 'guess' } });
  const statuses: number[] = [];
  for (const index of [0, 0, 0, 0, 1, 2, 3]) statuses.push((await guess(index)).status);
  expect(statuses).toEqual([401, 401, 401, 429, 401, 401, 429]);

  const codes = await Promise.all(
    Array.from({ length: 40 }, async () => (await server.visitor.call('searchSkills')).status),
  );
  // Five sign-ups and seven log-ins have used twelve of the minute's forty.
  expect(codes.filter((status) => status === 429)).toHaveLength(12);
  passTime(61);
  await server.visitor.ok('searchSkills');
});
