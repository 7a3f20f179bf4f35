import { expect, test } from 'vitest';
import { createTokens } from '../../src/modules/auth/tokens.ts';

const now = () => new Date('2026-11-20T12:00:00.000Z');
const [before, after] = ['b'.repeat(40), 'a'.repeat(40)];
const claims = {
  memberId: '00000000-0000-4000-8000-000000000001',
  sessionId: '00000000-0000-4000-8000-000000000002',
  expiresAt: new Date('2026-11-21T12:00:00.000Z'),
};

test('the previous secret’s tokens are accepted only while it is set', async () => {
  const signed = await createTokens(before, now).sign('bearer', claims);
  const link = await createTokens(before, now).signUnsubscribe({ memberId: claims.memberId, what: 'message' });
  const changing = createTokens(after, now, before);
  expect(await changing.verify('bearer', signed)).toEqual(claims);
  expect(await changing.verify('cookie', signed)).toBeNull();
  expect(await changing.verifyUnsubscribe(link)).toMatchObject({ what: 'message' });
  const changed = createTokens(after, now);
  expect(await changed.verify('bearer', signed)).toBeNull();
  expect(await changed.verifyUnsubscribe(link)).toBeNull();
});

test('the new secret signs immediately', async () => {
  const signed = await createTokens(after, now, before).sign('bearer', claims);
  expect(await createTokens(after, now).verify('bearer', signed)).toEqual(claims);
  expect(await createTokens(before, now).verify('bearer', signed)).toBeNull();
});
