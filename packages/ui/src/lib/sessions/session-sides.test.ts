import { makeSession } from '@skill-exchange/api-mocks/factories';
import { expect, it } from 'vitest';
import { sidesOf } from './session-sides.ts';

const session = makeSession({ isReviewProvidedByUserTwo: true });

it('returns the other member and the skills from each side', () => {
  const one = sidesOf(session, session.userOne._id);
  const two = sidesOf(session, session.userTwo._id);
  expect(one).toMatchObject({
    other: session.userTwo,
    mine: session.skillTaughtByUserOne,
    isReviewed: false,
  });
  expect(two).toMatchObject({ other: session.userOne, mine: session.skillTaughtByUserTwo, isReviewed: true });
  expect(one.mine).toBe(two.theirs);
  expect(one.theirs).toBe(two.mine);
});
