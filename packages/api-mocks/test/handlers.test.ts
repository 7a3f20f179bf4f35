import { readFileSync } from 'node:fs';
import { articleQuery, articlesQuery } from '@skill-exchange/api-client/articles';
import { logInMutation, signUpMutation } from '@skill-exchange/api-client/auth';
import {
  chatUsersQuery,
  conversationQuery,
  fetchMessagesAfter,
  messagesQuery,
  sendMessageMutation,
} from '@skill-exchange/api-client/chat';
import {
  createEventMutation,
  deleteEventMutation,
  handleRequestMutation,
  registerForEventMutation,
} from '@skill-exchange/api-client/event-changes';
import {
  createdEventsQuery,
  eventParticipantsQuery,
  eventQuery,
  eventRequestsQuery,
  eventsQuery,
  learnEventsQuery,
  participatingEventsQuery,
} from '@skill-exchange/api-client/events';
import { isReportedQuery, reportUserMutation } from '@skill-exchange/api-client/reports';
import {
  createReviewMutation,
  editReviewMutation,
  givenReviewsQuery,
  receivedReviewsQuery,
  removeReviewMutation,
} from '@skill-exchange/api-client/reviews';
import {
  cancelSessionMutation,
  createSessionMutation,
  sessionsQuery,
} from '@skill-exchange/api-client/sessions';
import { addSkillMutation, recentSkillsQuery, skillSearchQuery } from '@skill-exchange/api-client/skills';
import {
  editUserMutation,
  recommendedUsersQuery,
  userQuery,
  usersQuery,
} from '@skill-exchange/api-client/users';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { credentials } from '../src/community.ts';
import { makeUser } from '../src/factories.ts';
import { createHandlers, type Handlers, listHandlers } from '../src/handlers.ts';
import { operations } from '../src/operations.ts';
import { fresh, makeApi, mockNetwork, mutate } from './support.ts';

mockNetwork(...listHandlers());
const api = makeApi();
const me = makeUser();
const link = 'https://meet.example.org/room';
const times = { start_time: '2026-12-09T19:00:00.000Z', end_time: '2026-12-09T20:00:00.000Z' };

it('answers every operation of the contract', () => {
  const file = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8');
  const contract: { paths: Record<string, object> } = parse(file, { maxAliasCount: -1 });
  const declared = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  const mocked = Object.values(operations).map(({ method, path }) => `${method} ${path}`);
  expect(mocked.filter((name) => !name.startsWith('get /articles')).sort()).toEqual(declared.sort());
});

it('answers anywhere, or at one address when it is given one', async () => {
  const recent = ({ skills }: Handlers) => skills.recent.info.path;
  expect(recent(createHandlers())).toBe('*/api/skills/recent');
  expect(recent(createHandlers({ baseUrl: 'https://a.test' }))).toBe('https://a.test/api/skills/recent');
});

describe('the community', () => {
  it('has members, page by page, searched, and never with an e-mail address', async () => {
    const options = usersQuery(api);
    const all = await fresh().fetchInfiniteQuery({ ...options, pages: 9 });
    expect(all.pages.map(({ items }) => items.length)).toEqual([24, 8]);
    expect(JSON.stringify(all)).not.toContain('@');
    const found = await fresh().fetchInfiniteQuery(usersQuery(api, 'darkroom PRINTING'));
    expect(found.pages[0]?.items[0]?.name).toBe('Inês Carvalho');
  });

  it('recommends who teaches what I want', async () => {
    const users = await fresh().fetchQuery(recommendedUsersQuery(api));
    expect(users.length).toBeGreaterThan(3);
    for (const { skillsOffered } of users) {
      expect(skillsOffered.some((skill) => me.skillsRequested.includes(skill))).toBe(true);
    }
  });

  it('shows my own profile with my address, and keeps what I change', async () => {
    expect(await fresh().fetchQuery(userQuery(api, me._id))).toMatchObject({ email: credentials.email });
    const photo = new File(['x'], 'me.png', { type: 'image/png' });
    await mutate(editUserMutation(api), { userId: me._id, about: '', skillsRequested: ['Welding'], photo });
    const changed = await fresh().fetchQuery(userQuery(api, me._id));
    expect(changed).toMatchObject({ about: '', name: me.name, skillsRequested: ['Welding'] });
    expect(changed.photo).toMatch(/^data:image/);
  });

  it('refuses another’s profile, a text as photo, and an unknown member', async () => {
    const text = new File(['x'], 'me.txt', { type: 'text/plain' });
    const edit = (userId: string, photo?: File) => mutate(editUserMutation(api), { userId, photo });
    await expect(edit('member-2')).rejects.toMatchObject({ status: 403 });
    await expect(edit(me._id, text)).rejects.toMatchObject({ status: 415 });
    await expect(fresh().fetchQuery(userQuery(api, 'nobody'))).rejects.toMatchObject({ status: 404 });
  });

  it('lets new accounts in', async () => {
    const account = { name: 'Ada', email: 'ada@example.org', password: 'long enough' };
    await mutate(signUpMutation(api), account);
    await expect(mutate(signUpMutation(api), account)).rejects.toMatchObject({ status: 409 });
    expect(await mutate(logInMutation(api), account)).toMatchObject({ name: 'Ada' });
    const wrong = { ...account, password: 'guess' };
    await expect(mutate(logInMutation(api), wrong)).rejects.toMatchObject({ status: 401 });
    const { jwtToken } = await mutate(logInMutation(api), credentials);
    const payload = Buffer.from(jwtToken.split('.')[1] ?? '', 'base64url').toString();
    expect(JSON.parse(payload)).toMatchObject({ _id: me._id });
  });

  it('searches the catalogue and takes a skill once', async () => {
    const skill = { name: 'Beekeeping', desc: 'Smoke, patience and a hat' };
    expect(await fresh().fetchQuery(skillSearchQuery(api, 'BEEK'))).toEqual([]);
    await mutate(addSkillMutation(api), skill);
    await expect(mutate(addSkillMutation(api), skill)).rejects.toMatchObject({ status: 409 });
    expect(await fresh().fetchQuery(skillSearchQuery(api, 'BEEK'))).toHaveLength(1);
    expect((await fresh().fetchQuery(recentSkillsQuery(api)))[0]?.name).toBe('Beekeeping');
  });

  it('takes a report once, and not of myself', async () => {
    const report = { reason: 'Spam', reportedUser: 'member-2' };
    expect(await fresh().fetchQuery(isReportedQuery(api, 'member-2'))).toBe(false);
    await mutate(reportUserMutation(api), report);
    expect(await fresh().fetchQuery(isReportedQuery(api, 'member-2'))).toBe(true);
    await expect(mutate(reportUserMutation(api), report)).rejects.toMatchObject({ status: 409 });
    const self = { ...report, reportedUser: me._id };
    await expect(mutate(reportUserMutation(api), self)).rejects.toMatchObject({ status: 400 });
  });
});

describe('events', () => {
  it('are there in all states, as host and as guest, with links where they belong', async () => {
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

  it('are registered for once, and never by the host', async () => {
    const list = await fresh().fetchInfiniteQuery(eventsQuery(api));
    const events = list.pages.flatMap(({ items }) => items);
    const open = events.find(
      ({ created_by, participants }) =>
        created_by._id !== me._id && !participants.some(({ _id }) => _id === me._id),
    );
    const mine = events.find(({ created_by }) => created_by._id === me._id);
    await mutate(registerForEventMutation(api), open?._id ?? '');
    expect(await fresh().fetchQuery(eventQuery(api, open?._id ?? ''))).toMatchObject({
      requests: [{ _id: me._id }],
    });
    for (const event of [open, mine]) {
      const again = mutate(registerForEventMutation(api), event?._id ?? '');
      await expect(again).rejects.toMatchObject({ status: 409 });
    }
  });

  it('are led by their host, from creation over requests to cancelling', async () => {
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
    await mutate(deleteEventMutation(api), verbs?._id ?? '');
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
  it('opens one conversation a pair, stores a message once and catches up', async () => {
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

  it('is nobody else’s', async () => {
    const others = fresh().fetchQuery(chatUsersQuery(api, 'member-2'));
    await expect(others).rejects.toMatchObject({ status: 403 });
  });
});

it('has articles of every tag', async () => {
  const articles = await fresh().fetchQuery(articlesQuery(api, 'chess'));
  expect(articles).toHaveLength(6);
  const [first] = articles;
  expect(await fresh().fetchQuery(articleQuery(api, first?.id ?? ''))).toMatchObject({
    title: first?.title,
    category: 'chess',
    content: expect.stringContaining('\n\n'),
  });
  await expect(fresh().fetchQuery(articleQuery(api, 'none'))).rejects.toMatchObject({ status: 404 });
});
