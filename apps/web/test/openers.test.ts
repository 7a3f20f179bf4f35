import { makeUser } from '@skill-exchange/api-mocks/factories';
import { expect, test } from 'vitest';
import { openersFor } from '../src/features/chat/openers.ts';

const me = makeUser({ skillsOffered: ['Python'], skillsRequested: ['Portuguese'] });

test.each([
  [['Portuguese'], ['Python'], "Hi Inês! I'd love to learn Portuguese, and I could teach you Python."],
  [['Portuguese'], [], "Hi Inês! I'd love to learn Portuguese. What would you like to learn?"],
  [[], ['Python'], 'Hi Inês! You want to learn Python? I could help with that.'],
])('who teaches %j and wants to learn %j is asked about that first', (skillsOffered, skillsRequested, first) => {
  const openers = openersFor(me, makeUser({ skillsOffered, skillsRequested }, 1));
  expect(openers).toEqual([first, 'Hi Inês! What are you working on right now?']);
});

test('a member who shares nothing is greeted all the same', () => {
  const other = makeUser({ skillsOffered: [], skillsRequested: [] }, 1);
  expect(openersFor(me, other)).toEqual(['Hi Inês! What are you working on right now?']);
});
