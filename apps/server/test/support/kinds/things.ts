import type { Event, NewEvent, NewSession, Review, Session } from '@skill-exchange/api-client/types';
import type { TestMember, TestServer } from '../test-server.ts';

/** A well-formed id of nothing. */
export const unknownId = '00000000-0000-4000-8000-000000000000';

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The answer lacks what was made.');
  return value;
}

/** Hosts an event of tomorrow through the API. */
export async function hostEvent(server: TestServer, host: TestMember, details: Partial<NewEvent> = {}): Promise<Event> {
  const body = {
    title: 'Sourdough from a cold fridge',
    description: 'Keep one jar in the fridge and bake whenever you like.',
    skills: ['Baking'],
    date: server.clock.inHours(24),
    start_time: server.clock.inHours(24),
    end_time: server.clock.inHours(25),
    link: 'https://meet.example.org/sourdough',
    max_participants: 3,
    ...details,
  };
  return required((await host.api.ok('createEvent', { body })).event);
}

/** Requests a place and has the host approve it. */
export async function letIn(host: TestMember, guest: TestMember, eventId: string): Promise<void> {
  await guest.api.ok('registerForEvent', { path: { id: eventId } });
  await decide(host, guest, eventId, 'APPROVE');
}

export async function decide(host: TestMember, guest: TestMember, eventId: string, action: string) {
  return await host.api.call('handleEventRequest', { path: { eventId }, body: { userId: guest.id, action } });
}

/** Creates a session of two members this many hours from now. A past one was planned ahead of its time. */
export async function holdSession(
  server: TestServer,
  one: TestMember,
  two: TestMember,
  hours: number,
  details: Partial<NewSession> = {},
): Promise<Session> {
  const date = server.clock.inHours(hours);
  const isPast = hours <= 0;
  const body = {
    date: isPast ? server.clock.inHours(1) : date,
    userTwo: two.id,
    link: 'https://meet.example.org/swap',
    ...details,
  };
  const session = required((await one.api.ok('createSession', { body })).session);
  if (!isPast) return session;
  const { db } = server.database;
  await db.updateTable('sessions').set({ date }).where('id', '=', session._id).execute();
  return { ...session, date, status: 'Completed' };
}

export async function giveReview(
  author: TestMember,
  subject: TestMember,
  sessionId: string,
  rating: number,
): Promise<Review> {
  const body = { rating, comment: 'Patient and clear.', reviewedTo: subject.id, sessionId };
  return required((await author.api.ok('createReview', { body })).review);
}

/** Sends a text and returns the stored message. */
export async function say(from: TestMember, to: TestMember, text: string, key?: string) {
  return await from.chat.ok('sendMessage', {
    body: { senderId: from.id, receiverId: to.id, text },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
}

/** Counts each status, for tests with many concurrent calls. */
export function tally(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Makes this many calls at once. */
export async function atOnce<Result>(count: number, call: (index: number) => Promise<Result>): Promise<Result[]> {
  return await Promise.all(Array.from({ length: count }, (_, index) => call(index)));
}
