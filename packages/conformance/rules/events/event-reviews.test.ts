import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { type Caller, visitor } from '../../src/backend.ts';
import { decideCase, findCase } from '../../src/cases.ts';
import { newMember } from '../../src/members.ts';
import { pagesOf } from '../../src/pages.ts';
import { given } from '../../src/states.ts';
import { absentId, hostEvent, idsOf } from '../../src/things.ts';

const said = { rating: 5, comment: '  My loaf rose.  ' };
const review = (api: Caller, eventId: string, more: object = {}) =>
  api.outcome('reviewEvent', { path: { eventId }, body: said, ...more });
const eventFor = (api: Caller, eventId: string) => api.ok('getEvent', { path: { eventId } });
const reviewsOf = (eventId: string, api: Caller = visitor) => api.ok('listEventReviews', { path: { eventId } });

describe('reviewEvent', () => {
  addition('stores a review, which everybody reads with the mean and the event', async (context) => {
    const { api, eventId, hostId, memberId } = await given(context, 'an event that members attended', { reviews: 1 });
    expect((await eventFor(api, eventId)).review).toEqual({ canReview: true });
    expect((await api.ok('reviewEvent', { path: { eventId }, body: said })).review).toMatchObject({
      rating: 5,
      comment: 'My loaf rose.',
      reviewedBy: { _id: memberId },
    });
    expect(await reviewsOf(eventId)).toMatchObject({ mean: 4.5, count: 2, reviews: [{ rating: 5 }, { rating: 4 }] });
    const ofHost = await visitor.ok('listHostReviews', { path: { userId: hostId } });
    expect(ofHost).toMatchObject({ mean: 4.5, count: 2, reviews: [{ event: { _id: eventId } }, {}] });
    expect((await eventFor(api, eventId)).review).toMatchObject({ canReview: false, mine: { rating: 5 } });
    const host = await api.ok('getUser', { path: { userId: hostId } });
    expect(host.user.rating).toBe(0);
  });

  addition('is for members who took part, from the end on until 30 days later, once', async (context) => {
    for (const my of ['absent', 'host', 'stranger']) {
      const { api, eventId } = await given(context, 'an event that members attended', { my });
      expect([my, await review(api, eventId)]).toEqual([my, [403, 'not_attended']]);
      expect((await eventFor(api, eventId)).review).toBeUndefined();
    }
    const upcoming = await given(context, 'an event', { my: 'participant' });
    expect(await review(upcoming.api, upcoming.eventId)).toEqual([409, 'event_not_over']);
    const canceled = await given(context, 'an event', { my: 'participant', status: 'Cancelled' });
    expect(await review(canceled.api, canceled.eventId)).toEqual([409, 'event_canceled']);
    const late = await given(context, 'an event that members attended', { days: 31 });
    expect(await review(late.api, late.eventId)).toEqual([409, 'review_closed']);
    expect((await eventFor(late.api, late.eventId)).review).toEqual({ canReview: false });
    const { api, eventId } = await given(context, 'an event that members attended', { reviewed: true });
    expect(await review(api, eventId)).toEqual([409, 'already_reviewed']);
    expect(await review(api, absentId(eventId))).toEqual([404, 'event_not_found']);
    const sixStars = { path: { eventId }, body: { ...said, rating: 6 } };
    expect(await api.outcome('reviewEvent', sixStars)).toEqual([400, 'invalid_input']);
  });

  addition('takes a repeated call with an Idempotency-Key for the first one', async (context) => {
    const { api, eventId } = await given(context, 'an event that members attended');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    for (const _again of [1, 2]) expect(await review(api, eventId, { headers })).toEqual([201]);
    const other = { headers, body: { ...said, rating: 4 } };
    expect(await review(api, eventId, other)).toEqual([409, 'idempotency_key_reused']);
    expect((await reviewsOf(eventId)).count).toBe(1);
  });
});

describe('editEventReview and removeEventReview', () => {
  addition('change one’s own review, and make room for another one', async (context) => {
    const { api, eventId } = await given(context, 'an event that members attended', { reviewed: true });
    const edit = (body: object, id = eventId) => api.outcome('editEventReview', { path: { eventId: id }, body });
    const remove = (id = eventId) => api.outcome('removeEventReview', { path: { eventId: id } });
    expect(await edit({ rating: 2 })).toEqual([200]);
    expect(await edit({ comment: ' On second thoughts ' })).toEqual([200]);
    expect(await edit({ comment: ' ' })).toEqual([400, 'invalid_input']);
    const [shown] = (await reviewsOf(eventId)).reviews;
    expect(shown).toMatchObject({ rating: 2, comment: 'On second thoughts' });
    expect(await api.ok('removeEventReview', { path: { eventId } })).toMatchObject({ success: true });
    expect(await reviewsOf(eventId)).toMatchObject({ mean: 0, count: 0, reviews: [] });
    expect([await edit({ rating: 4 }), await remove()]).toEqual([
      [404, 'review_not_found'],
      [404, 'review_not_found'],
    ]);
    const absent = absentId(eventId);
    expect([await edit({ rating: 4 }, absent), await remove(absent)]).toEqual([
      [404, 'event_not_found'],
      [404, 'event_not_found'],
    ]);
    expect(await review(api, eventId)).toEqual([201]);
  });
});

describe('listEventReviews and listHostReviews', () => {
  addition('give pages without a gap or a repetition, the newest first', async (context) => {
    const { eventId, hostId } = await given(context, 'an event that members attended', { reviews: 3 });
    const whole = idsOf((await reviewsOf(eventId)).reviews);
    const reviewsIn = (body: { reviews: { _id: string }[] }) => body.reviews;
    const call = { path: { eventId, userId: hostId }, query: { limit: 2 } };
    for (const id of ['listEventReviews', 'listHostReviews'] as const) {
      const pages = await pagesOf(visitor, id, call, reviewsIn);
      expect(pages.map(idsOf)).toEqual([whole.slice(0, 2), whole.slice(2)]);
      expect(await visitor.outcome(id, { ...call, query: { limit: 0 } })).toEqual([400, 'invalid_input']);
      const absent = { eventId: absentId(eventId), userId: absentId(hostId) };
      const code = id === 'listHostReviews' ? 'user_not_found' : 'event_not_found';
      expect(await visitor.outcome(id, { path: absent })).toEqual([404, code]);
    }
  });

  addition('leave out reviews by members who blocked the caller or whom they blocked', async (context) => {
    const { eventId, memberId, api } = await given(context, 'an event that members attended', { reviewed: true });
    const other = await newMember('Other');
    expect((await reviewsOf(eventId, other.api)).count).toBe(1);
    await other.api.ok('blockMember', { path: { userId: memberId } });
    expect(await reviewsOf(eventId, other.api)).toMatchObject({ count: 0, reviews: [] });
    expect(await reviewsOf(eventId, api)).toMatchObject({ count: 1 });
  });

  addition('answer no reviews for an event to come', async () => {
    const eventId = await hostEvent(await newMember('Host'));
    expect(await reviewsOf(eventId)).toMatchObject({ mean: 0, count: 0, reviews: [] });
  });
});

describe('a reported review of an event', () => {
  addition('is hidden by a moderator, from its author too', async (context) => {
    const { api: moderator } = await given(context, 'a case');
    const { api, eventId, memberId } = await given(context, 'an event that members attended', { reviewed: true });
    const [written] = (await reviewsOf(eventId)).reviews;
    const report = { kind: 'eventReview', id: written?._id ?? '', reason: 'It insults the host.' };
    const reader = await newMember('Reader');
    expect(await api.outcome('reportContent', { body: report })).toEqual([400, 'invalid_input']);
    expect(await reader.api.outcome('reportContent', { body: report })).toEqual([201]);
    expect(await decideCase(moderator, await findCase(moderator, memberId), { kind: 'hide' })).toEqual([200]);
    expect(await reviewsOf(eventId)).toMatchObject({ count: 0, reviews: [] });
    expect((await eventFor(api, eventId)).review).toEqual({ canReview: false });
    expect(await review(api, eventId)).toEqual([409, 'already_reviewed']);
    const edit = { path: { eventId }, body: { rating: 1 } };
    expect(await api.outcome('editEventReview', edit)).toEqual([404, 'review_not_found']);
  });
});
