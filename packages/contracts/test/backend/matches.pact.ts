import { matchesQuery, setMatchStateMutation } from '@skill-exchange/api-client/matches';
import {
  answerRingMutation,
  proposeRingMutation,
  replaceInRingMutation,
  replacementsQuery,
  ringQuery,
  ringsQuery,
} from '@skill-exchange/api-client/rings';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { exactly, flag, instant, integer, oneOf, sentence, someOf, text } from '../support/matchers.ts';
import { answers, given } from './backend.ts';

const possible = given('a possible ring');
const broken = given('a ring with an empty seat');
const skill = { _id: text('skill-1'), name: text('Origami') };
const seat = {
  member: { _id: text('member-1'), name: text('Jonas Brandt'), photo: text('') },
  gives: skill,
  receives: skill,
};
/** A list of at least three, as a ring has seats. */
const three = <Entry>(entry: Entry) => ({ ...someOf(entry), min: 3, value: [entry, entry, entry] });

const ring = (state: string) => ({
  _id: text('ring-1'),
  state: exactly(state),
  startedBy: text('member-1'),
  createdAt: instant('2026-11-20T12:00:00.000Z'),
  version: integer(1),
  seats: three({ ...seat, answer: oneOf('accepted', 'waiting', 'declined', 'left') }),
});

answers('listMatches', 'my rings that are possible', {
  given: possible,
  request: () => ({ query: { kind: 'ring', limit: '24' } }),
  send: (api) => freshCache().fetchInfiniteQuery(matchesQuery(api, { kind: 'ring' })),
  status: 200,
  body: {
    success: true,
    matches: someOf({
      key: text('key-1'),
      kind: exactly('ring'),
      size: exactly(3),
      seats: three(seat),
      why: someOf({ kind: text('teachesYou'), text: sentence('Rhea teaches Quilting') }),
      alternatives: integer(0),
      isSaved: flag(false),
    }),
  },
  gives: (list) => expect(list).toMatchObject({ pages: [{ items: [{ kind: 'ring', size: 3 }] }] }),
});

answers('setMatchState', 'a match to be saved', {
  given: possible,
  request: ({ key }) => ({ path: { key }, body: { state: 'saved' } }),
  send: (api, { key }) => mutate(setMatchStateMutation(api), { key, state: 'saved' }),
  status: 200,
  body: { success: exactly(true) },
});

answers('proposeRing', 'a ring of my matches', {
  given: possible,
  request: ({ key }) => ({ body: { key } }),
  send: (api, { key }) => mutate(proposeRingMutation(api), { key }),
  status: 201,
  body: { success: true, ring: ring('open') },
});

answers('listRings', 'my rings', {
  given: broken,
  send: (api) => freshCache().fetchQuery(ringsQuery(api)),
  status: 200,
  body: { success: true, rings: someOf(ring('broken')) },
});

answers('getRing', 'a ring of mine', {
  given: broken,
  request: ({ ringId }) => ({ path: { ringId } }),
  send: (api, { ringId }) => freshCache().fetchQuery(ringQuery(api, ringId)),
  status: 200,
  body: { success: true, ring: { ...ring('broken'), expiresAt: instant('2026-11-23T12:00:00.000Z') } },
});

answers('answerRing', 'my leave from a ring', {
  given: broken,
  request: ({ ringId }) => ({ path: { ringId }, body: { answer: 'leave' } }),
  send: (api, { ringId }) => mutate(answerRingMutation(api), { ringId, answer: 'leave' }),
  status: 200,
  body: { success: true, ring: ring('broken') },
});

answers('listReplacements', 'who could take an empty seat', {
  given: broken,
  request: ({ ringId }) => ({ path: { ringId } }),
  send: (api, { ringId }) => freshCache().fetchQuery(replacementsQuery(api, ringId)),
  status: 200,
  body: {
    success: true,
    replacements: someOf({ replaces: text('member-3'), member: seat.member, gives: skill, receives: skill }),
  },
});

answers('replaceInRing', 'another member to take an empty seat', {
  given: broken,
  request: ({ ringId, declinedId, substituteId }) => ({
    path: { ringId },
    body: { replaces: declinedId, userId: substituteId },
  }),
  send: (api, { ringId, declinedId, substituteId }) =>
    mutate(replaceInRingMutation(api), { ringId, replaces: declinedId, userId: substituteId }),
  status: 200,
  body: { success: true, ring: ring('open') },
});
