import { expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/handlers.ts';
import { clientOf } from '../authorisation/calls.ts';
import { operationIds } from '../support/contract-inputs.ts';
import { pictureForm, pngPicture } from '../support/pictures.ts';
import type { TestCall } from '../support/test-client.ts';
import { useServer } from '../support/test-server.ts';
import { makePair, mirrored, type Pair } from './pair.ts';

// What a block hides, operation by operation: none that the contract has may be missing in these two lists.

const server = useServer({ articlesUrl: null });

/** Operations that speak of no other member. */
const ofNoOtherMember = [
  ...['signUp', 'logIn', 'checkAuth', 'logOut', 'logOutEverywhere'],
  ...['requestPasswordReset', 'resetPassword', 'sendVerification', 'changePassword', 'changeEmail'],
  ...['getEmailLink', 'confirmEmailLink', 'listLogIns', 'endLogIn', 'endOtherLogIns', 'editUser'],
  ...['addPasskey', 'listPasskeys', 'logInWithPasskey', 'removePasskey', 'renamePasskey', 'startPasskey'],
  ...['startPasskeyLogIn', 'confirmCodes', 'getCodes', 'removeCodes', 'renewRecoveryCodes', 'startCodes'],
  ...['deleteAccount', 'getExport', 'requestExport', 'downloadExport'],
  ...['searchSkills', 'listRecentSkills', 'addSkill', 'getImage', 'createEvent', 'readNotifications'],
  ...['getNotificationSettings', 'setNotificationSettings', 'setPushDevice', 'removePushDevice'],
  ...['sendTestNotification', 'getSubscription', 'unsubscribe', 'subscribeAgain'],
  // Moderators, whom no block concerns, and a member's own affairs with them.
  ...['listCases', 'getCase', 'decideCase', 'decideAppeal', 'listAudit', 'listMyActions', 'appealAction'],
  ...['getCalendarFeed', 'createCalendarFeed', 'deleteCalendarFeed'],
  ...['getAvailability', 'setAvailability'],
  ...['listArticles', 'getArticle', 'getHealth', 'getReadiness'],
];

/** A call that could show the other member, and how it is answered. */
type Case = [status: number, call?: TestCall];
type Cases = (pair: Pair, isBlocker: boolean) => Case[] | Promise<Case[]>;

const ofTheirEvent = (pair: Pair) => ({ path: { eventId: pair.eventOf.other } });
const status = { status: 'Upcoming' };

const cases: Partial<Record<OperationId, Cases>> = {
  listUsers: ({ other }) => [
    [200],
    [200, { query: { q: other.name } }],
    [200, { query: { q: 'Baking' } }],
    [200, { query: { q: 'Baking', side: 'teach' } }],
    [200, { query: { name: other.name } }],
    [200, { query: { sort: 'featured' } }],
  ],
  recommendUsers: () => [[200]],
  getUser: ({ other }) => [[404, { path: { userId: other.id } }]],
  // A block shields none from a report.
  reportUser: ({ other }) => [[201, { body: { reportedUser: other.id, reason: 'Was rude.' } }]],
  reportContent: ({ other }) => [[201, { body: { kind: 'member', id: other.id, reason: 'Was rude.' } }]],
  isUserReported: ({ other }) => [[200, { query: { reportedUserId: other.id } }]],
  listBlocked: () => [[200]],
  blockMember: ({ other }, isBlocker) => [[isBlocker ? 200 : 404, { path: { userId: other.id } }]],
  unblockMember: ({ other }, isBlocker) => [[isBlocker ? 200 : 404, { path: { userId: other.id } }]],
  listEvents: () => [[200], [200, { query: { skill: 'Baking' } }]],
  listLearnEvents: () => [[200]],
  getEvent: (pair) => [
    [404, ofTheirEvent(pair)],
    [200, { path: { eventId: pair.eventOf.viewer } }],
    [200, { path: { eventId: pair.eventOf.third } }],
  ],
  updateEvent: (pair) => {
    const times = { start_time: server.clock.inHours(30), end_time: server.clock.inHours(31) };
    return [[404, { ...ofTheirEvent(pair), body: times }]];
  },
  setEventCover: async (pair) => [[404, { ...ofTheirEvent(pair), form: pictureForm({}, await pngPicture()) }]],
  removeEventCover: (pair) => [[404, ofTheirEvent(pair)]],
  deleteEvent: (pair) => [[404, ofTheirEvent(pair)]],
  listCreatedEvents: () => [[200, { query: status }]],
  listParticipatingEvents: () => [
    [200, { query: status }],
    [200, { query: { ...status, include: 'requested' } }],
  ],
  registerForEvent: ({ eventOf }) => [[404, { path: { id: eventOf.other } }]],
  leaveEvent: ({ eventOf }) => [[404, { path: { id: eventOf.other } }]],
  listEventRequests: (pair) => [
    [404, ofTheirEvent(pair)],
    [200, { path: { eventId: pair.eventOf.viewer } }],
  ],
  listEventParticipants: (pair) => [
    [404, ofTheirEvent(pair)],
    [200, { path: { eventId: pair.eventOf.viewer } }],
    [200, { path: { eventId: pair.eventOf.third } }],
  ],
  handleEventRequest: ({ eventOf, other }) => [
    [404, { path: { eventId: eventOf.viewer }, body: { userId: other.id, action: 'APPROVE' } }],
    [404, { path: { eventId: eventOf.viewer }, body: { userId: other.id, action: 'REJECT' } }],
  ],
  createSession: ({ other }) => [
    [404, { body: { userTwo: other.id, date: server.clock.inHours(3), link: 'https://meet.example.org/swap' } }],
  ],
  proposeSession: ({ other }) => [
    [404, { body: { userTwo: other.id, times: [server.clock.inHours(4)], link: 'https://meet.example.org/swap' } }],
  ],
  acceptSession: ({ ahead }) => [[404, { path: { sessionId: ahead }, body: { time: server.clock.inHours(2) } }]],
  suggestTimes: ({ ahead }) => [[404, { path: { sessionId: ahead }, body: { times: [server.clock.inHours(4)] } }]],
  withdrawTimes: ({ ahead }) => [[404, { path: { sessionId: ahead } }]],
  listMySessions: () => [[200]],
  editSession: ({ ahead }) => [[404, { path: { sessionId: ahead }, body: { link: 'https://meet.example.org/new' } }]],
  cancelSession: ({ ahead }) => [[404, { path: { sessionId: ahead } }]],
  declineSession: ({ ahead, session }) => [
    [404, { path: { sessionId: ahead } }],
    [404, { path: { sessionId: session } }],
  ],
  downloadSession: ({ ahead, session }) => [
    [404, { path: { sessionId: ahead } }],
    [404, { path: { sessionId: session } }],
  ],
  downloadEvent: (pair) => [
    [404, ofTheirEvent(pair)],
    [200, { path: { eventId: pair.eventOf.viewer } }],
    [200, { path: { eventId: pair.eventOf.third } }],
  ],
  getCalendar: () => [[200, { query: { from: server.clock.inHours(-24), to: server.clock.inHours(48) } }]],
  readCalendarFeed: async ({ viewer }) => {
    const { url } = await viewer.api.ok('createCalendarFeed', { body: { withLinks: true } });
    return [[200, { path: { feedToken: url.split('/').at(-2) ?? '' } }]];
  },
  sayAttendance: ({ session }) => [[404, { path: { sessionId: session }, body: { answer: 'held' } }]],
  findOverlap: ({ other }) => [[404, { query: { userId: other.id } }]],
  createReview: ({ session, other }) => [
    [404, { body: { sessionId: session, reviewedTo: other.id, rating: 1, comment: 'Again.' } }],
  ],
  listUserReviews: ({ viewer, other, third }) => [
    [404, { path: { userId: other.id } }],
    [200, { path: { userId: viewer.id } }],
    [200, { path: { userId: third.id } }],
  ],
  listGivenReviews: () => [[200]],
  editReview: ({ review }) => [[404, { path: { reviewId: review }, body: { rating: 1 } }]],
  removeReview: ({ review }) => [[404, { path: { reviewId: review } }]],
  listChatUsers: ({ viewer }) => [[200, { path: { currentUserId: viewer.id } }]],
  openConversation: ({ viewer, other }) => [[404, { body: { userId: viewer.id, otherUserId: other.id } }]],
  listMessages: ({ conversation }) => [[404, { path: { conversationId: conversation } }]],
  sendMessage: ({ viewer, other }) => [
    [404, { body: { senderId: viewer.id, receiverId: other.id, text: 'Hello again' } }],
  ],
  listNotifications: () => [[200]],
};

test('each operation of the contract is in the table', () => {
  expect([...ofNoOtherMember, ...Object.keys(cases)].toSorted()).toEqual([...operationIds].toSorted());
});

test.each(Object.keys(cases) as OperationId[])('%s shows two members nothing of each other', async (id) => {
  const pair = await makePair(server);
  await pair.viewer.api.ok('blockMember', { path: { userId: pair.other.id } });
  // The one who was blocked first: the other one may take the block back.
  for (const seen of [mirrored(pair), pair]) {
    const isBlocker = seen === pair;
    for (const [expected, call] of (await cases[id]?.(seen, isBlocker)) ?? []) {
      const answer = await clientOf(server, id, seen.viewer).call(id, call);
      expect([isBlocker, call, answer.status]).toEqual([isBlocker, call, expected]);
      const isOwnList = id === 'listBlocked' && isBlocker;
      const text = answer.bytes.toString();
      expect(isOwnList ? [] : seen.traces.filter((trace) => text.includes(trace))).toEqual([]);
    }
  }
});

test('the table would find what shows: without a block each list holds the other member', async () => {
  const pair = await makePair(server);
  const lists = ['listUsers', 'recommendUsers', 'listEvents', 'listLearnEvents', 'listParticipatingEvents'] as const;
  const more = ['listMySessions', 'listGivenReviews', 'listUserReviews', 'listChatUsers', 'listNotifications'] as const;
  const calendars = ['getCalendar', 'readCalendarFeed'] as const;
  for (const id of [...lists, ...more, 'getEvent' as const, 'listEventParticipants' as const, ...calendars]) {
    for (const [expected, call] of (await cases[id]?.(pair, true)) ?? []) {
      if (expected !== 200) continue;
      const { bytes } = await clientOf(server, id, pair.viewer).call(id, call);
      const text = bytes.toString();
      expect([id, call, pair.traces.some((trace) => text.includes(trace))]).toEqual([id, call, true]);
    }
  }
});
