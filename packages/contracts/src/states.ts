import type { StateDescriptions, StateHandlers } from './state-types.ts';

/** A logged-in member: "I" in the names below. `cookie` is a whole `name=value` pair. */
const me = {
  memberId: 'member-1',
  token: 'header.eyJfaWQiOiJtZW1iZXItMSJ9.signature',
  cookie: 'session=cookie-of-member-1',
};

/** Another member, never "I". */
const other = { otherId: 'member-2' };

/** Times that can be suggested for a session. */
const proposed = { time: '2099-11-27T19:00:00.000Z', laterTime: '2099-11-28T19:00:00.000Z' };

/** Two skills of the catalog, in the format that sessions use. */
const skills = { mySkillId: 'skill-1', otherSkillId: 'skill-2' };

/** Times of an event: upcoming, within two years, and shorter than a day. ISO 8601 in UTC. */
const timesToCome = {
  day: '2026-12-24',
  startTime: '2026-12-24T19:00:00.000Z',
  endTime: '2026-12-24T20:30:00.000Z',
};

/**
 * The backend's states in the contract. Each is complete and creates its own members, so that none
 * needs an empty database or depends on earlier ones.
 */
export const states = {
  'an unused e-mail address': {
    means: 'No account has the e-mail address.',
    parameters: {},
    values: { email: 'newcomer@example.org' },
  },
  'a member with a password': {
    means: 'An account has the e-mail address `email` and the password of the parameter.',
    parameters: { password: 'correct horse battery' },
    values: { email: 'ines@example.org' },
  },
  'an account with too many failed log-ins': {
    means: 'The account of `email` is locked for a while after failed log-ins, whatever password comes next.',
    parameters: { password: 'correct horse battery' },
    values: { email: 'locked@example.org' },
  },
  'too many sign-ups from here': {
    means: 'The address that the verifier calls from has used up its sign-ups. `email` has no account.',
    parameters: {},
    values: { email: 'newcomer@example.org' },
  },
  'too many calls from here': {
    means: 'The address that the verifier calls from has used up its calls, those of a logged-in member included.',
    parameters: {},
    values: me,
  },
  'a member': {
    means: 'I am a member with the skills of the parameters (names with commas between them; none when empty).',
    parameters: { offered: 'Sourdough', requested: 'Python' },
    values: me,
  },
  'a member with an evening to come': {
    means:
      'I am a member. `startTime` and `endTime` are instants in the months to come, less than a day apart, and `day` is ' +
      'the day of the start (`YYYY-MM-DD`).',
    parameters: {},
    values: { ...me, ...timesToCome },
  },
  'an ended session': {
    means: 'I am a member whose log-in has ended: `token` and `cookie` are what the provider gave me for it.',
    parameters: {},
    values: me,
  },
  'another member': {
    means:
      'There is another member by this name, with a photo address or none. I have reported them if `reported` says so, and blocked them if `blocked` does.',
    parameters: { name: 'Inês Carvalho', reported: false, blocked: false },
    values: { ...me, ...other, ...skills },
  },
  'a member who teaches what I want': {
    means: 'I want to learn the skill, which the other member offers.',
    parameters: { skill: 'Portuguese' },
    values: { ...me, ...other },
  },
  'a skill in the catalogue': {
    means: 'The catalogue has a skill of this name, which two members hold.',
    parameters: { name: 'Portuguese' },
    values: me,
  },
  'a skill that the catalogue lacks': {
    means: 'The catalogue has no skill of this name. Where an earlier verification added it, take it out again.',
    parameters: { name: 'Pact testing' },
    values: me,
  },
  'a skill with another name': {
    means: 'The catalog has the skill `name`, which members also call `other`.',
    parameters: { name: 'Sourdough', other: 'Bread with wild yeast' },
    values: {},
  },
  'more members than fit on a page': {
    means: 'There are at least 25 members. `cursor` leads from the first page of 24 to the second one.',
    parameters: {},
    values: { cursor: 'cursor-1' },
  },
  'an event': {
    means:
      'An event in the state `status` (Upcoming, Cancelled or Completed) with `places` places. To it I am `my`: host, ' +
      'participant, requester, waiting (on its waitlist), welcome (its host approves requests automatically), cohost, ' +
      'invited (to co-host) or stranger. Another member is `other`: participant, requester, declined (a moment ago), ' +
      'cohost, invited or stranger. Unless I host ' +
      'it, a third member does. The host has written to its participants: Bring a jar. It can be moved to `startTime` until `endTime`, which is not its time.',
    parameters: { status: 'Upcoming', my: 'stranger', other: 'stranger', places: 3 },
    values: { ...me, ...other, eventId: 'event-1', ...timesToCome },
  },
  'a running event': {
    means:
      'An event began half an hour ago and ends in half an hour. I am its `my`: host, cohost or participant. The other ' +
      'member takes part. Unless I host it, a third member does. Its code for check-in is `code`. Its participants are ' +
      '`marked`: came, missed, or not marked if it is empty.',
    parameters: { my: 'host', marked: '' },
    values: { ...me, ...other, eventId: 'event-1', code: 'K7QX4M' },
  },
  'an event that teaches what I want': {
    means:
      'I want to learn the skill, which an Upcoming event of another member teaches. I have asked to join it, and ' +
      'somebody takes part in it.',
    parameters: { skill: 'Portuguese' },
    values: { ...me, eventId: 'event-1' },
  },
  'a series of events': {
    means: 'An Upcoming event of another member is the first of two weekly dates of the series `seriesId`.',
    parameters: {},
    values: { ...me, eventId: 'event-1', seriesId: 'series-1' },
  },
  'more events than fit on a page': {
    means: 'There are at least 25 Upcoming events. `cursor` leads from the first page of 24 to the second one.',
    parameters: {},
    values: { cursor: 'cursor-1' },
  },
  'a session': {
    means:
      'A session in the state `status` (Scheduled, Completed or Cancelled) in which each side teaches a skill. It is ' +
      'of me (user one, who teaches `mySkillId`) and the other member (user two) if `mine`; else of two others. ' +
      'I have reviewed it if `reviewed`. The other member has moved it last if `movedByOther`.',
    parameters: { status: 'Scheduled', mine: true, reviewed: false, movedByOther: false },
    values: { ...me, ...other, ...skills, sessionId: 'session-1' },
  },
  'notes of a session': {
    means:
      'A Scheduled session, in which each side teaches a skill, of me (user one) and the other member, who has written ' +
      'its notes: version 1.',
    parameters: {},
    values: { ...me, ...other, ...skills, sessionId: 'session-1' },
  },
  'meeting rooms': {
    means: 'The site makes meeting rooms.',
    parameters: {},
    values: me,
  },
  'a month of mine': {
    means:
      'I have an `entry` that starts from `from` on and before `to`: a Scheduled `session` with the other member, to which ' +
      'both have agreed, or an Upcoming `event` in which I take part. Both have a meeting link.',
    parameters: { entry: 'session' },
    values: { ...me, ...other, from: '2026-12-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' },
  },
  'a calendar with an address': {
    means: 'My calendar has an address, without meeting links in it.',
    parameters: {},
    values: me,
  },
  'an agreed session that is over': {
    means:
      'A session that I and the other member had agreed to has ended within the last days. I have said nothing of it.',
    parameters: {},
    values: { ...me, sessionId: 'session-1' },
  },
  'hours of two members': {
    means:
      'I have time from 09:00 to 12:00 UTC every day, and the other member at the same hours if `common`, else from ' +
      '13:00 to 16:00. Neither has agreed to anything or keeps time free beside it.',
    parameters: { common: true },
    values: { ...me, ...other },
  },
  'a session that is over once it begins': {
    means:
      'A session without a length of its own, in which each side teaches a skill, of me (user one) and the other member. ' +
      'Its date was a moment ago: it is Completed.',
    parameters: {},
    values: { ...me, ...other, ...skills, sessionId: 'session-1' },
  },
  'another member and times to come': {
    means: 'There is another member. `time` and `laterTime` are instants in the next months, a day apart.',
    parameters: {},
    values: { ...me, ...other, ...proposed },
  },
  'a session that both agreed to': {
    means:
      'A Scheduled session at `date`, in which each side teaches a skill, of me (user one) and the other member. Both ' +
      'have agreed to it. It can be moved to `time` or to `laterTime`.',
    parameters: {},
    values: { ...me, ...other, ...skills, sessionId: 'session-1', date: '2099-11-26T19:00:00.000Z', ...proposed },
  },
  'times suggested for a session': {
    means:
      'A Scheduled session, in which each side teaches a skill, of me (user one) and the other member, for which `time` ' +
      'and `laterTime` are suggested: by me or by the `other`, as `by` says. Both have agreed to another time of it if ' +
      '`agreed`; else it is a proposal of the one who suggests them.',
    parameters: { by: 'other', agreed: false },
    values: { ...me, ...other, ...skills, sessionId: 'session-1', ...proposed },
  },
  'a review': {
    means:
      'A Completed session has a review, which the other member received. I wrote it if `mine`; else a third member did.',
    parameters: { mine: true },
    values: { ...me, ...other, reviewId: 'review-1' },
  },
  'an event that members attended': {
    means:
      'An event of the member `hostId` (I if `my` is host) ended `days` days ago, and `reviews` members who attended it have ' +
      'reviewed it with four stars. To it I am `my`: guest (who attended it), absent (a participant of whom nobody has said that ' +
      'they did), host or stranger. As a guest I have reviewed it, too, as the last one and with five stars, if `reviewed`.',
    parameters: { days: 1, my: 'guest', reviewed: false, reviews: 0 },
    values: { ...me, hostId: 'member-3', eventId: 'event-1' },
  },
  'a conversation': {
    means:
      'A conversation with so many `messages`, oldest `messageId`, is of me and the other member if `mine`; else of ' +
      'two others. I have written all its messages where it is mine. `cursor` leads from the newest 24 messages to older ones; any text where there are not so many.',
    parameters: { mine: true, messages: 2 },
    values: { ...me, ...other, conversationId: 'conversation-1', messageId: 'message-1', cursor: 'cursor-1' },
  },
  'an unsubscribe link': {
    means: '`unsubscribeToken` ends the address of an unsubscribe link in an email of mine. I have stopped no emails.',
    parameters: {},
    values: { unsubscribeToken: 'header.eyJ3aGF0IjoibWVzc2FnZSJ9.signature' },
  },
  'a member who knows their password': {
    means: 'I am a member with the password of the parameter, whose e-mail address `email` is not confirmed.',
    parameters: { password: 'correct horse battery' },
    values: { ...me, email: 'jonas@example.org' },
  },
  'log-ins of mine': {
    means:
      'I am logged in here and on another device; `logInId` is the other log-in. `foreignId` is one of another member.',
    parameters: {},
    values: { ...me, logInId: 'log-in-2', foreignId: 'log-in-3' },
  },
  'a copy of my data': {
    means:
      'I have asked for a copy of my data, which is `preparing`, `ready` or `expired`, as the parameter `state` says.',
    parameters: { state: 'ready' },
    values: me,
  },
  'a link in an email': {
    means:
      '`emailToken` ends the address of a link in an email to me, at `email`, for the `purpose` of the parameters: ' +
      'verify, reset, change or undo. It is `open`, `used` or `expired`, as the parameter `state` says.',
    parameters: { purpose: 'verify', state: 'open' },
    values: { emailToken: '2q8mU3xJk0nQ9Yb1sVd7Zt5wLr4hXc6eGa_PfNi-oMk', email: 'jonas@example.org' },
  },
  'a passkey': {
    means: 'A member has the passkey `passkeyId`: I if `mine`, else another one. My password is that of the parameter.',
    parameters: { mine: true, password: 'correct horse battery' },
    values: { ...me, passkeyId: 'passkey-1' },
  },
  'a passkey that my browser made': {
    means: 'I have asked for a passkey, and my browser has made one: the values are its parts, in base64url.',
    parameters: {},
    values: { ...me, credentialId: 'Y3JlZGVudGlhbA', clientDataJSON: 'e30', attestationObject: 'bm9uZQ' },
  },
  'a passkey that signed a challenge': {
    means:
      'A member has a passkey, a browser with the `cookie` has asked for a challenge, and the passkey has signed it: the ' +
      'other values are its parts, in base64url.',
    parameters: {},
    values: {
      cookie: 'passkey=cookie-of-a-browser',
      credentialId: 'Y3JlZGVudGlhbA',
      clientDataJSON: 'e30',
      authenticatorData: 'ZGF0YQ',
      signature: 'c2lnbmF0dXJl',
      userHandle: 'aGFuZGxl',
    },
  },
  'codes of mine': {
    means:
      'I have the password of the parameter and, at log-in, codes from an app: `off`, `started` (a secret that no code ' +
      'has confirmed) or `on`, as the parameter `state` says. `code` is one that the app shows now.',
    parameters: { state: 'on', password: 'correct horse battery' },
    values: { ...me, email: 'jonas@example.org', code: '287082' },
  },
  'a case': {
    means:
      'I am a moderator, and another member has reported a message of a third. The case is `open`, decided by another ' +
      'moderator with a warning (`decided`), or that is appealed against (`appealed`), as the parameter `state` says. ' +
      'I have reported it too if `reported`.',
    parameters: { state: 'open', reported: false },
    values: { ...me, caseId: 'case-1', actionId: 'action-1' },
  },
  'skills that look alike': {
    means:
      'I am a moderator. The skills `skillId` and `otherSkillId` look alike, and wait for a moderator if `open`. Another ' +
      'moderator has merged the second one into the first (`merged`), undid that (`undone`), or keeps both (`kept`), as the ' +
      'parameter `state` says.',
    parameters: { state: 'open' },
    values: { ...me, skillId: 'skill-1', otherSkillId: 'skill-2', mergeId: 'merge-1' },
  },
  'a decision about me': {
    means: 'A moderator has warned me about a message, `days` days ago. I have appealed against it if `appealed`.',
    parameters: { appealed: false, days: 1 },
    values: { ...me, actionId: 'action-1' },
  },
  'a possible ring': {
    means: 'A ring of three is possible for me, and `key` names it.',
    parameters: {},
    values: { ...me, key: 'key-of-a-ring' },
  },
  'a ring with an empty seat': {
    means:
      'I and another member have accepted the ring `ringId`, which I have proposed. `declinedId` has declined it, and ' +
      '`substituteId` could take the seat.',
    parameters: {},
    values: { ...me, ringId: 'ring-1', declinedId: 'member-3', substituteId: 'member-4' },
  },
  'a draft of an event': {
    means:
      'I have saved the draft `draftId` of an event, with the title “Sourdough”, and as many `others`. `freshId` is a ' +
      'UUID that no draft has.',
    parameters: { others: 0 },
    values: {
      ...me,
      draftId: '2d4f6a80-9c1e-4b3d-8f57-0a2c4e6b8d91',
      freshId: '7b9d1f3a-5c7e-4a8b-9d0f-1e3a5c7b9d02',
    },
  },
  'a saved search': {
    means:
      'I have saved the search `searchId`, named “Portuguese teachers”, of members who teach Portuguese and speak `pt`, ' +
      'and as many `others`.',
    parameters: { others: 0 },
    values: { ...me, searchId: 'search-1' },
  },
  'an unread message': {
    means: 'The other member has written the only message of our conversation, and I have not read it.',
    parameters: {},
    values: { ...me, conversationId: 'conversation-1' },
  },
  'a conversation that goes on': {
    means: 'The other member and I have written to each other. `messageId` is my message.',
    parameters: {},
    values: { ...me, conversationId: 'conversation-1', messageId: 'message-1' },
  },
  'a message sent with a key': {
    means: 'I have sent the other member a message with the text and the Idempotency-Key of the parameters.',
    parameters: { key: 'key-1', text: 'Thursday at seven?' },
    values: { ...me, ...other },
  },
} as const satisfies StateDescriptions;

/** Handlers for every state of the backend. */
export type BackendStateHandlers = StateHandlers<typeof states>;
