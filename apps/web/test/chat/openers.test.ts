import { makeUser } from '@skill-exchange/api-mocks/factories';
import { expect, test } from 'vitest';
import { openersFor } from '../../src/features/chat/conversation/openers.ts';

test.each([
  [['Portuguese'], ['Python'], "Hi Inês! I'd love to learn Portuguese, and I could teach you Python."],
  [['Portuguese'], [], "Hi Inês! I'd love to learn Portuguese. What would you like to learn?"],
  [[], ['Python'], 'Hi Inês! You want to learn Python? I could help with that.'],
])('who teaches me %j and wants %j of me is asked about that first', (teaches, wants, first) => {
  const openers = openersFor(makeUser({ match: { teaches, wants } }, 1));
  expect(openers).toEqual([first, 'Hi Inês! What are you working on right now?']);
});

test('a member who shares nothing, or of whom that is not known, is greeted all the same', () => {
  for (const other of [makeUser({ match: { teaches: [], wants: [] } }, 1), makeUser({}, 1)])
    expect(openersFor(other)).toEqual(['Hi Inês! What are you working on right now?']);
});
