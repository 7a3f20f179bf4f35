import {
  chatUsersQuery,
  conversationQuery,
  fetchMessagesAfter,
  messagesQuery,
  sendMessageMutation,
} from '@skill-exchange/api-client/chat';
import {
  createdEventsQuery,
  createEventMutation,
  deleteEventMutation,
  eventQuery,
  eventsQuery,
  learnEventsQuery,
} from '@skill-exchange/api-client/events';
import {
  eventParticipantsQuery,
  eventRequestsQuery,
  participatingEventsQuery,
  registerForEventMutation,
} from '@skill-exchange/api-client/registrations';
import { handleRequestMutation } from '@skill-exchange/api-client/request-decisions';
import { editReviewMutation, removeReviewMutation } from '@skill-exchange/api-client/review-changes';
import { createReviewMutation, givenReviewsQuery, receivedReviewsQuery } from '@skill-exchange/api-client/reviews';
import { cancelSessionMutation, createSessionMutation, sessionsQuery } from '@skill-exchange/api-client/sessions';
import { describe, expect, it } from 'vitest';
import { makeUser } from '../src/factories.ts';
import { listHandlers } from '../src/handlers.ts';
import { fresh, makeApi, mockNetwork, mutate } from './support.ts';

mockNetwork(...listHandlers());
const api = makeApi();
const me = makeUser();
const link = 'https://meet.example.org/room';
const times = { start_time: '2026-12-09T19:00:00.000Z', end_time: '2026-12-09T20:00:00.000Z' };

describe('events', () => {
  it('exist in all states, as host and as guest, with links where they belong', async () => {
    const list = await fresh().fetchInfiniteQuery(eventsQuery(api));
    const listed = list.pages.flatMap(({ items }) => items);
    expect(listed.length).toBeGreaterThan(3);
    expect(listed.some((event) => 'link' in event)).toBe(false);
    expect(await fresh().fetchQuery(learnEventsQuery(api))).not.toHaveLength(0);
    for (const status of ['Upcoming', 'Completed', 'Cancelled'] as const) {
      expect(await fresh().fetchQuery(createdEventsQuery(api, status)), status).not.toHaveLength(0);
    }
    const [joined] = await fresh().fetchQuery(participatingEventsQuery(api, 'Upcoming'));
    expect(joined?.link).toMatch(/^https:/);
  });

  it('can be joined once, and never by the host', async () => {
    const list = await fresh().fetchInfiniteQuery(eventsQuery(api));
    const events = list.pages.flatMap(({ items }) => items);
    const open = events.find(
      ({ created_by, participants }) => created_by._id !== me._id && !participants.some(({ _id }) => _id === me._id),
    );
    const mine = events.find(({ created_by }) => created_by._id === me._id);
    await mutate(registerForEventMutation(api), { eventId: open?._id ?? '' });
    expect(await fresh().fetchQuery(eventQuery(api, open?._id ?? ''))).toMatchObject({
      requests: [{ _id: me._id }],
    });
    for (const event of [open, mine]) {
      const again = mutate(registerForEventMutation(api), { eventId: event?._id ?? '' });
      await expect(again).rejects.toMatchObject({ status: 409 });
    }
  });

  it('are managed by their host, from creation over requests to cancelling', async () => {
    const [hosted] = await fresh().fetchQuery(createdEventsQuery(api, 'Upcoming'));
    const eventId = hosted?._id ?? '';
    const [first, second] = await fresh().fetchQuery(eventRequestsQuery(api, eventId));
    const before = await fresh().fetchQuery(eventParticipantsQuery(api, eventId));
    const decide = (userId = '', action: 'APPROVE' | 'REJECT') =>
      mutate(handleRequestMutation(api), { eventId, userId, action });
    await decide(first?._id, 'APPROVE');
    await decide(second?._id, 'REJECT');
    expect(await fresh().fetchQuery(eventRequestsQuery(api, eventId))).toEqual([]);
    const after = await fresh().fetchQuery(eventParticipantsQuery(api, eventId));
    expect(after).toHaveLength(before.length + 1);

    await mutate(createEventMutation(api), {
      title: 'Verbs',
      description: 'Irregular ones',
      skills: ['German'],
      date: '2026-12-09',
      max_participants: 3,
      ...times,
    });
    const created = await fresh().fetchQuery(createdEventsQuery(api, 'Upcoming'));
    const verbs = created.find(({ title }) => title === 'Verbs');
    expect(verbs).toMatchObject({ skills: ['German'], participants: [], host_name: me.name });
    await mutate(deleteEventMutation(api), { eventId: verbs?._id ?? '' });
    const cancelled = await fresh().fetchQuery(createdEventsQuery(api, 'Cancelled'));
    expect(cancelled.map(({ title }) => title)).toContain('Verbs');
  });
});

describe('sessions and reviews', () => {
  it('are scheduled, cancelled, completed and reviewed once', async () => {
    await mutate(createSessionMutation(api), { date: times.start_time, userTwo: 'member-2', link });
    const sessions = await fresh().fetchQuery(sessionsQuery(api));
    expect(new Set(sessions.map(({ status }) => status)).size).toBe(3);
    const scheduled = sessions.find(({ status }) => status === 'Scheduled')?._id ?? '';
    await mutate(cancelSessionMutation(api), scheduled);
    await expect(mutate(cancelSessionMutation(api), scheduled)).rejects.toMatchObject({ status: 409 });

    const completed = sessions.find(({ status }) => status === 'Completed');
    const review = {
      rating: 4,
      comment: 'Clear.',
      reviewedTo: completed?.userTwo._id ?? '',
      sessionId: completed?._id ?? '',
    };
    await mutate(createReviewMutation(api), review);
    await expect(mutate(createReviewMutation(api), review)).rejects.toMatchObject({ status: 409 });
    const [given] = await fresh().fetchQuery(givenReviewsQuery(api));
    await mutate(editReviewMutation(api), { reviewId: given?._id ?? '', rating: 5 });
    expect(await fresh().fetchQuery(receivedReviewsQuery(api, review.reviewedTo))).toContainEqual(
      expect.objectContaining({ comment: 'Clear.', rating: 5 }),
    );
    await mutate(removeReviewMutation(api), given?._id ?? '');
    await mutate(createReviewMutation(api), review);
  });
});

describe('chat', () => {
  it('opens one conversation per pair, stores a message once and catches up', async () => {
    const other = 'member-20';
    const conversation = await fresh().fetchQuery(conversationQuery(api, me._id, other));
    expect(await fresh().fetchQuery(conversationQuery(api, me._id, other))).toEqual(conversation);
    const users = await fresh().fetchQuery(chatUsersQuery(api, me._id));
    expect(users.map(({ _id }) => _id)).toContain(other);
    const message = { senderId: me._id, receiverId: other, text: 'Hello', idempotencyKey: 'k' };
    const stored = await mutate(sendMessageMutation(api), message);
    expect(await mutate(sendMessageMutation(api), message)).toEqual(stored);
    const next = await mutate(sendMessageMutation(api), { ...message, text: 'You?', idempotencyKey: 'l' });
    expect(await fetchMessagesAfter(api, conversation._id, stored._id)).toEqual([next]);
    const thread = await fresh().fetchInfiniteQuery(messagesQuery(api, conversation._id));
    expect(thread.pages[0]?.items.map(({ text }) => text)).toEqual(['Hello', 'You?']);
  });

  it('is forbidden for other members', async () => {
    const others = fresh().fetchQuery(chatUsersQuery(api, 'member-2'));
    await expect(others).rejects.toMatchObject({ status: 403 });
  });
});
