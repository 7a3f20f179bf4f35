import { expect, test } from 'vitest';
import { AttemptLimiter } from '../src/limits/attempt-limiter.ts';
import { addressKey } from '../src/limits/limits.ts';
import { Refusal } from '../src/refusals.ts';
import { TestClock } from './support/test-clock.ts';
import { useServer } from './support/test-server.ts';

const server = useServer({
  limits: {
    uploadsPerMemberHour: 2,
    loginFailuresPerAccount: 3,
    loginFailuresPerAddress: 5,
    signUpsPerAddressHour: 4,
    requestsPerAddressMinute: 40,
  },
});

function limiter(attempts: number) {
  const clock = new TestClock();
  return {
    clock,
    limit: new AttemptLimiter({ clock: clock.now, attempts, windowSeconds: 60, message: 'Slow down.' }),
  };
}

test('a key has its attempts in each window, whatever others do', () => {
  const { clock, limit } = limiter(2);
  limit.take('a');
  clock.advance(59);
  limit.take('a');
  expect(() => limit.take('a')).toThrow(Refusal);
  limit.take('b');
  clock.advance(1);
  limit.take('a');
});

test('the wait is what is left of the window, and an attempt given back counts no more', () => {
  const { clock, limit } = limiter(1);
  limit.take('a');
  clock.advance(20.5);
  expect(() => limit.take('a')).toThrow(expect.objectContaining({ kind: 'too-many', retryAfterSeconds: 40 }));
  limit.giveBack('a');
  limit.take('a');
  limit.giveBack('nobody');
});

test('a clock that is set back makes nobody wait for longer than the window', () => {
  const { clock, limit } = limiter(1);
  limit.take('a');
  clock.advance(-3600);
  expect(() => limit.take('a')).toThrow(expect.objectContaining({ kind: 'too-many', retryAfterSeconds: 60 }));
  clock.advance(60);
  limit.take('a');
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

test('log-in, sign-up and everything together are limited by address', async () => {
  const account = (index: number) => ({
    name: 'Ana',
    email: `ana-${index}@example.org`,
    password: 'long enough',
  });
  for (let index = 0; index < 4; index += 1) await server.visitor.ok('signUp', { body: account(index) });
  const refused = await server.visitor.call('signUp', { body: account(5) });
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('3600');

  // Three for one account, then two more for others use up the address's five. What the account's limit refuses is no
  // failure of the address.
  const guess = (index: number) =>
    server.visitor.call('logIn', { body: { ...account(index), password: 'guess' } });
  const statuses: number[] = [];
  for (const index of [0, 0, 0, 0, 1, 2, 3]) statuses.push((await guess(index)).status);
  expect(statuses).toEqual([401, 401, 401, 429, 401, 401, 429]);

  const codes = await Promise.all(
    Array.from({ length: 40 }, async () => (await server.visitor.call('getHealth')).status),
  );
  // Five sign-ups and seven log-ins have used twelve of the minute's forty.
  expect(codes.filter((status) => status === 429)).toHaveLength(12);
  server.clock.advance(61);
  await server.visitor.ok('getHealth');
});
