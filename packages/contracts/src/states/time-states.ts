import type { StateDescriptions } from '../state-types.ts';
import { me, other } from './example-values.ts';

/** The token of the other member, who makes calls too. */
const otherToken = { otherToken: 'header.eyJfaWQiOiJtZW1iZXItMiJ9.signature' };

/** States that only time brings about. The rules use them. */
export const timeStates = {
  'a message of some time ago': {
    means:
      'I have sent the other member the message `messageId`, the newest of our conversation, `minutes` minutes ago.',
    parameters: { minutes: 60 },
    values: { ...me, ...other, messageId: 'message-1' },
  },
  'a member of some time ago': {
    means: 'Another member, who teaches the skill, was here last `days` days ago. They hide it if `hidden`.',
    parameters: { skill: 'Sourdough', days: 20, hidden: false },
    values: other,
  },
  'I come back after some time': {
    means: 'I want the skill and was here last `days` days ago. The other member, who is new, teaches it.',
    parameters: { skill: 'Sourdough', days: 22 },
    values: { ...me, ...other },
  },
  'a place held for me': {
    means:
      'The only place of an Upcoming event in two days is held for me, the first on its waitlist, and for `seconds` seconds ' +
      'more. The other member, whose token is `otherToken`, is the second one.',
    parameters: { seconds: 600 },
    values: { ...me, ...other, ...otherToken, eventId: 'event-1' },
  },
  'a request declined some time ago': {
    means:
      'I host an Upcoming event, and have declined the request of the other member two minutes ago, who has been notified. ' +
      '`otherToken` is their token.',
    parameters: {},
    values: { ...me, ...other, ...otherToken, eventId: 'event-1' },
  },
  'a guest removed some time ago': {
    means:
      'The host of an Upcoming event with a free place, which approves requests automatically, has removed me as a guest ' +
      '`hours` hours ago. `otherToken` is the host’s token.',
    parameters: { hours: 25 },
    values: { ...me, ...other, ...otherToken, eventId: 'event-1' },
  },
  'an event canceled some time ago': {
    means: 'I host an event that starts in two days, and have canceled it `hours` hours ago.',
    parameters: { hours: 25 },
    values: { ...me, eventId: 'event-1' },
  },
  'a saved search that was due': {
    means:
      'I have saved the search `searchId` of members who teach the skill, named “My teachers”. Since then the other member, ' +
      'who teaches it, has joined. The search was due, and has found them.',
    parameters: { skill: 'Sourdough' },
    values: { ...me, ...other, ...otherToken, searchId: 'search-1' },
  },
  'a series under way': {
    means:
      'I host a series of three weekly dates: the first, `pastId`, was last week, and `nextId` and `lastId` are Upcoming. ' +
      'The other member, whose token is `otherToken`, takes part in all of them.',
    parameters: {},
    values: { ...me, ...other, ...otherToken, pastId: 'event-1', nextId: 'event-2', lastId: 'event-3' },
  },
  'an agreed session of some time ago': {
    means: 'A session that I and the other member had agreed to ended `days` days ago. I have said nothing of it.',
    parameters: { days: 8 },
    values: { ...me, sessionId: 'session-1' },
  },
} as const satisfies StateDescriptions;
