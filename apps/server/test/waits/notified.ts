import type { TestMember } from '../support/test-server.ts';
import type { Tables } from './tables.ts';

type Told = Tables['notifications'][number];

/**
 * Requests, as a member, what the page behind a link shows. Returns the status: 404 if the page can show nothing of it.
 * Pages of lists always open.
 */
export async function openAs({ api, chat, id: me }: TestMember, path: string): Promise<number> {
  const [, kind, id = ''] =
    /^\/(userDashboard\/events|userDashboard\/session|users|messages)\/([0-9a-f-]{36})/.exec(path) ?? [];
  if (kind === 'userDashboard/events') return (await api.call('getEvent', { path: { eventId: id } })).status;
  if (kind === 'userDashboard/session') return (await api.call('getSession', { path: { sessionId: id } })).status;
  if (kind === 'users') return (await api.call('getUser', { path: { userId: id } })).status;
  if (kind !== 'messages') return 200;
  const people = await chat.ok('listChatUsers', { path: { currentUserId: me } });
  return people.some(({ _id }) => _id === id) ? 200 : 404;
}

/** A question that has ended without an answer, and who must have heard of it. */
interface Passed {
  what: string;
  subject: string;
  to: string[];
  at: Date;
}

/** Returns what has passed its end between two moments. */
export function passedBetween(tables: Tables, after: Date, until: Date): Passed[] {
  const isNow = (date: Date) => date > after && date <= until;
  const offers = tables.offers
    .filter(({ outcome, closed_at }) => outcome === 'expired' || closed_at === null)
    .filter(({ expires_at }) => isNow(expires_at))
    .flatMap(({ session_id, expires_at }): Passed[] => {
      const session = tables.sessions.find(({ id }) => id === session_id);
      if (session === undefined || session.cancelled_at !== null) return [];
      return [{ what: 'offer', subject: session.id, to: [session.user_one, session.user_two], at: expires_at }];
    });
  const rings = tables.rings
    .filter(({ agreed_at, ended_at, expires_at }) => agreed_at === null && ended_at === null && isNow(expires_at))
    .map(({ id, expires_at }): Passed => {
      const seats = tables.seats.filter(({ ring_id }) => ring_id === id);
      const to = seats.filter(({ answer }) => ['waiting', 'accepted'].includes(answer));
      return { what: 'ring', subject: id, to: to.map(({ member_id }) => member_id), at: expires_at };
    });
  // Nobody is notified of the end of what is over.
  const isAhead = (id: string) =>
    tables.events.some((event) => event.id === id && event.cancelled_at === null && event.end_time > until);
  const places = tables.waitlist.flatMap(({ event_id, member_id, offer_expires_at: at }): Passed[] =>
    at !== null && isNow(at) && isAhead(event_id) ? [{ what: 'place', subject: event_id, to: [member_id], at }] : [],
  );
  return [...offers, ...rings, ...places];
}

/** Whether a member was notified of something at or after an instant. */
export function wasNotified(notifications: readonly Told[], memberId: string, { subject, at }: Passed): boolean {
  return notifications.some(
    (one) => one.member_id === memberId && one.subject.startsWith(subject) && one.last_at >= at,
  );
}
