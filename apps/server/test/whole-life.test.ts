import type { Message } from '@skill-exchange/api-client/types';
import { expect, test, vi } from 'vitest';
import { useServer } from './support/test-server.ts';
import { join, received, useSockets } from './support/test-socket.ts';
import { decide, hostEvent } from './support/things.ts';

const server = useServer();
const sockets = useSockets(() => server.app);

test('two members and a host: from signing up to reviews, by HTTP and socket', async () => {
  // They sign up, find each other and look at each other's profiles.
  const ann = await server.join('Ann', { skillsOffered: ['Python'], skillsRequested: ['Portuguese'] });
  const ben = await server.join('Ben', {
    skillsOffered: ['Portuguese'],
    skillsRequested: ['Python', 'Baking'],
  });
  const host = await server.join('Hal', { skillsOffered: ['Baking'] });
  const { users } = await ann.api.ok('recommendUsers');
  expect(users.map(({ _id }) => _id)).toEqual([ben.id]);
  const { user } = await ann.api.ok('getUser', { path: { userId: ben.id } });
  expect(user).toMatchObject({ name: 'Ben', rating: 0 });
  expect(user.email).toBeUndefined();

  // Hal hosts an event for one; both ask, Ben gets the place, Ann is declined and asks again.
  const { _id: eventId } = await hostEvent(server, host, { skills: ['Baking'], max_participants: 1 });
  expect((await ben.api.ok('listLearnEvents')).events).toMatchObject([{ _id: eventId }]);
  for (const member of [ann, ben]) await member.api.ok('registerForEvent', { path: { id: eventId } });
  const [listed] = await ann.api.ok('listEvents');
  expect(listed).toMatchObject({ requests: [{ _id: ann.id }], participants: [] });
  expect((await decide(host, ann, eventId, 'REJECT')).status).toBe(200);
  expect((await decide(host, ben, eventId, 'APPROVE')).status).toBe(200);
  expect(await ann.api.errorOf('registerForEvent', 409, { path: { id: eventId } })).toContain('full');

  // Hal makes room and moves the evening; Ann gets in as well.
  await host.api.ok('updateEvent', {
    path: { eventId },
    body: { start_time: '2026-11-21T22:00:00Z', end_time: '2026-11-21T00:30:00Z', max_participants: 2 },
  });
  await ann.api.ok('registerForEvent', { path: { id: eventId } });
  await decide(host, ann, eventId, 'APPROVE');
  const joined = await ann.api.ok('listParticipatingEvents', { query: { status: 'Upcoming' } });
  expect(joined).toMatchObject([{ end_time: '2026-11-22T00:30:00.000Z', current_participants_count: 2 }]);

  // Ann and Ben talk, live.
  const { _id: conversationId } = await ann.chat.ok('openConversation', {
    body: { userId: ann.id, otherUserId: ben.id },
  });
  const listening = await sockets.open({ cookie: ben.cookie });
  await join(listening, conversationId);
  const heard: Message[] = received(listening);
  const { message } = await ann.chat.ok('sendMessage', {
    body: { senderId: ann.id, receiverId: ben.id, text: 'Python for Portuguese?' },
  });
  await vi.waitFor(() => expect(heard).toEqual([message]));
  const chats = await ben.chat.ok('listChatUsers', { path: { currentUserId: ben.id } });
  expect(chats).toMatchObject([{ _id: ann.id, unreadCount: 1 }]);
  expect(await ben.chat.ok('listMessages', { path: { conversationId } })).toEqual([message]);

  // They swap an hour: Ben proposes, Ann moves it.
  const { session } = await ben.api.ok('createSession', {
    body: {
      date: server.clock.inHours(48),
      userTwo: ann.id,
      skillTaughtByUserOne: 'Portuguese',
      skillTaughtByUserTwo: 'Python',
      link: 'https://meet.example.org/swap',
    },
  });
  const sessionId = session?._id ?? '';
  await ann.api.ok('editSession', { path: { sessionId }, body: { date: server.clock.inHours(50) } });

  // The week passes; the event and the session are over.
  server.clock.advance(5 * 24 * 60 * 60);
  expect(await server.visitor.ok('listEvents')).toEqual([]);
  const attended = await ben.api.ok('listParticipatingEvents', { query: { status: 'Completed' } });
  expect(attended).toMatchObject([{ _id: eventId, status: 'Completed' }]);
  expect((await ann.api.ok('listMySessions')).sessions).toMatchObject([{ status: 'Completed' }]);

  // They review each other; Ben thinks better of it, and Hal is reported by mistake.
  for (const [author, subject, rating] of [
    [ann, ben, 5],
    [ben, ann, 3],
  ] as const) {
    const body = { rating, comment: 'A good hour.', reviewedTo: subject.id, sessionId };
    await author.api.ok('createReview', { body });
  }
  const [given] = (await ben.api.ok('listGivenReviews')).reviews;
  await ben.api.ok('editReview', { path: { reviewId: given?._id ?? '' }, body: { rating: 4 } });
  const ratings = (await server.visitor.ok('listUsers')).users.map(({ name, rating }) => [name, rating]);
  expect(Object.fromEntries(ratings)).toEqual({ Ann: 4, Ben: 5, Hal: 0 });
  await ann.api.ok('reportUser', { body: { reason: 'By mistake', reportedUser: host.id } });
  expect(await ann.api.ok('isUserReported', { query: { reportedUserId: host.id } })).toEqual({
    success: true,
  });

  // Ben leaves: his token, his cookie and his socket are worth nothing any more.
  await ben.api.ok('logOut', { headers: { cookie: ben.cookie } });
  await vi.waitFor(() => expect(listening.connected).toBe(false));
  await ben.api.errorOf('listMySessions', 401);
  await ben.chat.errorOf('listMessages', 401, { path: { conversationId } });
});
