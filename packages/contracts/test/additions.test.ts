import { describe, expect, test } from 'vitest';
import { needsAddition } from '../src/openapi/additions.ts';
import { readPact } from '../src/pact-files.ts';

const { interactions } = readPact('backend');
const described = (description: string) => {
  const interaction = interactions.find((one) => one.description === description);
  if (interaction === undefined) throw new Error(`No interaction is described as "${description}".`);
  return interaction;
};

describe('what a backend without additions answers', () => {
  test.each([
    'createReview: a review of a completed session',
    'registerForEvent: an event with places left',
    'listGivenReviews: the reviews that I gave',
    'join: the conversation of others',
    'message: a stored message reaches the room',
  ])('%s', (description) => expect(needsAddition(described(description))).toBe(false));
});

describe('what needs an addition', () => {
  test.each([
    ['an operation', 'reviewEvent: a review of an event that I attended'],
    ['a body', 'registerForEvent: an event with places left, with a note'],
    ['a field of the request', 'createEvent: a new event that repeats'],
    ['a field of the response', 'registerForEvent: an event whose host approves automatically'],
    ['a socket event', 'typing: a member is typing'],
    ['a field of a socket event', 'connect_error: a socket without a log-in'],
  ])('%s', (_what, description) => expect(needsAddition(described(description))).toBe(true));
});
