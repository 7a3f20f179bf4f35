import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { type Caller, type OperationId, visitor } from '../src/backend.ts';
import { type Member, newMember, uniqueWord } from '../src/members.ts';
import { picture } from '../src/picture.ts';
import { given } from '../src/states.ts';
import { absentId, completedSessions, eventFields, hostEvent, inHours, planSession } from '../src/things.ts';

let ann: Member;
let ben: Member;
let cay: Member;
beforeAll(async () => {
  [ann, ben, cay] = [await newMember('Ann'), await newMember('Ben'), await newMember('Cay')];
});

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });
const link = () => `https://meet.example.org/${uniqueWord()}`;

/** Calls about another member by their id. */
const calls: readonly [OperationId, (absent: string) => object][] = [
  ['createSession', (userTwo) => ({ body: { date: inHours(30), userTwo, link: link() } })],
  ['proposeSession', (userTwo) => ({ body: { times: [inHours(30)], userTwo, link: link() } })],
  ['reportUser', (reportedUser) => ({ body: { reportedUser, reason: 'Why' } })],
];

describe('errors of an event', () => {
  addition('distinguish its host and participants from others', async () => {
    const eventId = await hostEvent(ann);
    const times = { start_time: inHours(50), end_time: inHours(51) };
    for (const [id, more] of [
      ['updateEvent', { body: times }],
      ['deleteEvent', {}],
      ['setEventCover', { form: { photo: picture() } }],
      ['removeEventCover', {}],
      ['listEventRequests', {}],
      ['handleEventRequest', { body: { userId: cay.id, action: 'APPROVE' } }],
    ] as const)
      expect([id, await ben.api.outcome(id, { path: { eventId }, ...more })]).toEqual([id, [403, 'not_host']]);
    const guests = await ben.api.outcome('listEventParticipants', { path: { eventId } });
    expect(guests).toEqual([403, 'not_participant']);
  });

  addition('say what is wrong with a cover (setEventCover)', async (context) => {
    const cover = (api: Caller, eventId: string, photo: Blob = picture()) =>
      api.outcome('setEventCover', { path: { eventId }, form: { photo } });
    const own = await hostEvent(ann);
    const noPicture = new File(['None'], 'cover.png', { type: 'image/png' });
    expect(await cover(ann.api, own, noPicture)).toEqual([415, 'not_a_picture']);
    expect(await cover(ann.api, own, new File([new Uint8Array(6e6)], 'cover.png'))).toEqual([413, 'too_large']);
    const empty = await ann.api.outcome('setEventCover', { path: { eventId: own }, form: { title: 'None' } });
    expect(empty).toEqual([400, 'invalid_input']);
    expect(await cover(ann.api, absentId(own))).toEqual([404, 'event_not_found']);
    for (const [status, code] of [
      ['Completed', 'event_over'],
      ['Cancelled', 'event_canceled'],
    ] as const) {
      const { api, eventId } = await given(context, 'an event', { status, my: 'host' });
      expect(await cover(api, eventId)).toEqual([409, code]);
    }
  });
});

describe('errors of a session', () => {
  addition('distinguish its members from others', async () => {
    const [sessionId = ''] = await completedSessions([ann, ben]);
    const review = { sessionId, reviewedTo: ben.id, rating: 5, comment: 'Well taught.' };
    for (const [id, more] of [
      ['getSession', {}],
      ['saveSessionNotes', { body: { text: 'Hello.', version: 0 } }],
      ['downloadSession', {}],
      ['createReview', { body: review }],
    ] as const)
      expect([id, await cay.api.outcome(id, { path: { sessionId }, ...more })]).toEqual([
        id,
        [403, 'not_session_member'],
      ]);
  });

  addition('say that it was canceled (saveSessionNotes)', async () => {
    const path = { sessionId: await planSession(ann, ben) };
    await ben.api.ok('cancelSession', { path });
    const body = { text: 'Hello.', version: 0 };
    expect(await ann.api.outcome('saveSessionNotes', { path, body })).toEqual([409, 'session_canceled']);
  });

  addition('distinguish the author of a review from others (editReview, removeReview)', async () => {
    const [sessionId = ''] = await completedSessions([ann, ben]);
    const body = { sessionId, reviewedTo: ben.id, rating: 5, comment: 'Well taught.' };
    await ann.api.ok('createReview', { body });
    const [review] = (await ann.api.ok('listGivenReviews')).reviews;
    const path = { reviewId: review?._id ?? '' };
    expect(await cay.api.outcome('editReview', { path, body: { rating: 1 } })).toEqual([403, 'not_author']);
    expect(await cay.api.outcome('removeReview', { path })).toEqual([403, 'not_author']);
  });
});

describe('errors of a member who is not there', () => {
  for (const [id, callOf] of calls)
    addition(`say so (${id})`, async () => {
      expect(await ann.api.outcome(id, callOf(absentId(ben.id)))).toEqual([404, 'user_not_found']);
    });

  addition('say so for hours in common (findOverlap)', async () => {
    const query = { userId: absentId(ben.id) };
    expect(await ann.api.outcome('findOverlap', { query })).toEqual([404, 'user_not_found']);
  });

  addition('say so in chat (openConversation, sendMessage)', async () => {
    const absent = absentId(ben.id);
    const pair = { userId: ann.id, otherUserId: absent };
    expect(await ann.chat.outcome('openConversation', { body: pair })).toEqual([404, 'user_not_found']);
    const message = { senderId: ann.id, receiverId: absent, text: 'Hello' };
    expect(await ann.chat.outcome('sendMessage', { body: message })).toEqual([404, 'user_not_found']);
  });
});

describe('errors of a call that is made again', () => {
  addition('say that the key was used for another one', async () => {
    const session = { date: inHours(30), userTwo: ben.id };
    const proposal = { times: [inHours(40)], userTwo: ben.id };
    for (const [id, one, other] of [
      ['createEvent', eventFields(), eventFields()],
      ['createSession', { ...session, link: link() }, { ...session, link: link() }],
      ['proposeSession', { ...proposal, link: link() }, { ...proposal, link: link() }],
    ] as const) {
      const headers = keyed();
      expect([id, await ann.api.outcome(id, { headers, body: one })]).toEqual([id, [201]]);
      const again = await ann.api.outcome(id, { headers, body: other });
      expect([id, again]).toEqual([id, [409, 'idempotency_key_reused']]);
    }
    const message = { senderId: ann.id, receiverId: ben.id, text: 'Hello' };
    const headers = keyed();
    expect(await ann.chat.outcome('sendMessage', { headers, body: message })).toEqual([201]);
    const other = { ...message, text: 'Hello again' };
    expect(await ann.chat.outcome('sendMessage', { headers, body: other })).toEqual([409, 'idempotency_key_reused']);
  });

  addition('say that the key was used for another review (createReview)', async () => {
    const [sessionId = ''] = await completedSessions([ann, ben]);
    const [headers, body] = [keyed(), { sessionId, reviewedTo: ben.id, rating: 5, comment: 'Well taught.' }];
    expect(await ann.api.outcome('createReview', { headers, body })).toEqual([201]);
    const other = { ...body, rating: 4 };
    expect(await ann.api.outcome('createReview', { headers, body: other })).toEqual([409, 'idempotency_key_reused']);
  });

  addition('say that something was reported before (reportUser, reportContent)', async () => {
    const dan = await newMember('Dan');
    const report = { reason: 'Why', reportedUser: dan.id };
    expect(await ann.api.outcome('reportUser', { body: report })).toEqual([201]);
    expect(await ann.api.outcome('reportUser', { body: report })).toEqual([409, 'already_reported']);
    const content = { kind: 'member', id: dan.id, reason: 'Why' };
    expect(await ann.api.outcome('reportContent', { body: content })).toEqual([409, 'already_reported']);
  });
});

describe('errors of an address', () => {
  addition('name the missing resource (readCalendarFeed, getImage, getArticle)', async () => {
    const feed = await visitor.outcome('readCalendarFeed', { path: { feedToken: uniqueWord() } });
    expect(feed).toEqual([404, 'calendar_not_found']);
    const image = await visitor.outcome('getImage', { path: { image: uniqueWord() } });
    expect(image).toEqual([404, 'picture_not_found']);
    const [status, code] = await visitor.outcome('getArticle', { path: { id: '999999999' } });
    const [, malformed] = await visitor.outcome('getArticle', { path: { id: 'none' } });
    expect(['invalid_input', 'path_not_found', 'article_not_found']).toContain(malformed);
    // This backend may leave articles to another service.
    expect([status, ['article_not_found', 'path_not_found'].includes(String(code))]).toEqual([404, true]);
  });

  addition('are only for moderators (getCase, listAudit)', async () => {
    const path = { caseId: absentId(ann.id) };
    expect(await ann.api.outcome('getCase', { path })).toEqual([403, 'not_moderator']);
    expect(await ann.api.outcome('listAudit')).toEqual([403, 'not_moderator']);
  });
});
