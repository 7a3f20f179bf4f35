import { messageRequests } from './message-requests.ts';
import { ofAccount } from './of-account.ts';
import type { Tables } from './tables.ts';
import { areParted, canFind, type Event, type View, type Waiting } from './view.ts';

// What waits for a member, computed once more from the tables, as plainly as a person would: one function a kind.

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const ms = (date: Date) => date.getTime();
const iso = (time: number) => new Date(time).toISOString();
const endOf = (session: Tables['sessions'][number]) => ms(session.date) + session.duration_minutes * minute;
const otherOf = (session: Tables['sessions'][number], me: string) =>
  session.user_one === me ? session.user_two : session.user_one;

function isAlive(session: Tables['sessions'][number], now: number): boolean {
  return session.cancelled_at === null && (session.expires_at === null || ms(session.expires_at) > now);
}

/** Who has to answer a session now, and until when; null if nobody does. */
export function askedOf(
  { sessions, offers }: Pick<Tables, 'sessions' | 'offers'>,
  id: string,
  now: number,
): { by: string; until: number } | null {
  const session = sessions.find((one) => one.id === id);
  if (session === undefined || !isAlive(session, now) || endOf(session) <= now) return null;
  const offer = offers.find((one) => one.session_id === id && one.closed_at === null && ms(one.expires_at) > now);
  const ends = [endOf(session), ...(session.expires_at === null ? [] : [ms(session.expires_at)])];
  if (offer !== undefined)
    return { by: otherOf(session, offer.by_member), until: Math.min(...ends, ms(offer.expires_at)) };
  if (session.agreed_at !== null) return null;
  return { by: otherOf(session, session.moved_by ?? session.user_one), until: Math.min(...ends) };
}

const ofMine = ({ tables, me }: View) =>
  tables.sessions.filter((session) => [session.user_one, session.user_two].includes(me));

function sessionAnswers(view: View): Waiting[] {
  const { tables, me, now } = view;
  return ofMine(view).flatMap((session) => {
    const asked = askedOf(tables, session.id, now);
    if (asked?.by !== me || areParted(tables, me, otherOf(session, me))) return [];
    return [{ kind: 'sessionAnswer', _id: session.id, count: 1, endsAt: iso(asked.until) }];
  });
}

function sessionReviews(view: View): Waiting[] {
  const { tables, me, now } = view;
  return ofMine(view)
    .filter((session) => isAlive(session, now) && endOf(session) <= now && endOf(session) > now - 14 * day)
    .filter((session) => !areParted(tables, me, otherOf(session, me)))
    .filter(({ id }) => !tables.reviews.some((review) => review.session_id === id && review.author_id === me))
    .filter(
      ({ id }) =>
        !tables.attendance.some((one) => one.session_id === id && one.by_member === me && one.answer !== 'held'),
    )
    .map(({ id }) => ({ kind: 'sessionReview', _id: id, count: 1 }));
}

const isOn = ({ cancelled_at, hidden_at }: Event) => cancelled_at === null && hidden_at === null;
const isAhead = (event: Event, now: number) => isOn(event) && ms(event.end_time) > now;

/** The dates of a series together, each other event alone, first dates first. */
function bySeries(events: readonly Event[]): Event[][] {
  const ids = [...new Set(events.map(({ id, series_id }) => series_id ?? id))];
  const byStart = [...events].sort((one, other) => ms(one.start_time) - ms(other.start_time));
  return ids.map((group) => byStart.filter(({ id, series_id }) => (series_id ?? id) === group));
}

function managed({ tables, me }: View): Event[] {
  return tables.events.filter(
    ({ id, host_id }) =>
      host_id === me ||
      tables.cohosts.some((one) => one.event_id === id && one.member_id === me && one.state === 'accepted'),
  );
}

function eventRequests(view: View): Waiting[] {
  const { tables, now } = view;
  const askers = (event: Event) =>
    tables.registrations
      .filter(({ event_id, state }) => event_id === event.id && state === 'pending')
      .map(({ member_id }) => member_id)
      .filter((id) => canFind(view, id));
  const asked = managed(view).filter((event) => isAhead(event, now) && askers(event).length > 0);
  return bySeries(asked).map((dates) => ({
    kind: 'eventRequests',
    _id: dates[0]?.id ?? '',
    count: new Set(dates.flatMap(askers)).size,
    endsAt: iso(Math.min(...dates.map(({ end_time }) => ms(end_time)))),
  }));
}

/** An event's answer that a host waits for: whether the member co-hosts it, or hosts it instead. */
function hostAnswers(view: View): Waiting[] {
  const { tables, me, now } = view;
  const asked = (kind: 'cohostAnswer' | 'hostingAnswer', isAsked: (row: Tables['cohosts'][number]) => boolean) =>
    bySeries(
      tables.events.filter(
        (event) =>
          isAhead(event, now) &&
          canFind(view, event.host_id) &&
          tables.cohosts.some((row) => row.event_id === event.id && row.member_id === me && isAsked(row)),
      ),
    ).map((dates) => ({
      kind,
      _id: dates[0]?.id ?? '',
      count: 1,
      endsAt: iso(Math.min(...dates.map(({ end_time }) => ms(end_time)))),
    }));
  return [
    ...asked('cohostAnswer', ({ state }) => state === 'invited'),
    ...asked('hostingAnswer', ({ offered_at }) => offered_at !== null),
  ];
}

function places(view: View): Waiting[] {
  const { tables, me, now } = view;
  return tables.events
    .filter((event) => isAhead(event, now) && canFind(view, event.host_id))
    .flatMap((event): Waiting[] => {
      const waiting = tables.waitlist.filter(({ event_id }) => event_id === event.id);
      const own = waiting.find(({ member_id }) => member_id === me);
      if (own === undefined || own.offered_at === null) return [];
      const taken = tables.registrations.filter(
        ({ event_id, state }) => event_id === event.id && state === 'approved',
      ).length;
      const held = waiting.filter(({ offer_expires_at: until }) => until !== null && ms(until) > now).length;
      const place = { kind: 'placeOffered', _id: event.id, count: 1 } as const;
      if (own.offer_expires_at === null) return event.max_participants - taken - held > 0 ? [place] : [];
      return ms(own.offer_expires_at) > now ? [{ ...place, endsAt: own.offer_expires_at.toISOString() }] : [];
    });
}

function ofGuest(view: View): Waiting[] {
  const { tables, me, now } = view;
  return tables.events
    .filter((event) => isOn(event) && canFind(view, event.host_id))
    .flatMap((event): Waiting[] => {
      const own = tables.registrations.find(({ event_id, member_id }) => event_id === event.id && member_id === me);
      if (own?.state !== 'approved') return [];
      const [start, end] = [ms(event.start_time), ms(event.end_time)];
      const isOpen = event.check_in_code !== null && start - 15 * minute <= now && end + hour > now;
      const hasReview = tables.eventReviews.some((one) => one.event_id === event.id && one.author_id === me);
      const isReviewed = hasReview || own.came !== true || end > now || end <= now - 14 * day;
      return [
        ...(isOpen && own.came === null
          ? [{ kind: 'checkIn' as const, _id: event.id, count: 1, endsAt: iso(end + hour) }]
          : []),
        ...(isReviewed ? [] : [{ kind: 'eventReview' as const, _id: event.id, count: 1 }]),
      ];
    });
}

/** The sessions that have taken the place of a ring's lesson, unless they ended without an agreement. */
function isPlanned({ tables, now }: View, ring: Tables['rings'][number], seat: Tables['seats'][number]): boolean {
  const seats = seatsOf(tables, ring.id);
  const learner = seats[(seat.position + 1) % seats.length];
  return tables.sessions.some((session) => {
    const isOfPair =
      (session.user_one === seat.member_id &&
        session.user_two === learner?.member_id &&
        session.skill_one === seat.gives) ||
      (session.user_two === seat.member_id &&
        session.user_one === learner?.member_id &&
        session.skill_two === seat.gives);
    return isOfPair && session.created_at >= ring.created_at && isAlive(session, now);
  });
}

const seatsOf = ({ seats }: Tables, id: string) =>
  seats.filter(({ ring_id }) => ring_id === id).sort((one, other) => one.position - other.position);

function rings(view: View): Waiting[] {
  const { tables, me, now } = view;
  return tables.rings
    .filter(({ ended_at }) => ended_at === null)
    .flatMap((ring): Waiting[] => {
      const seats = seatsOf(tables, ring.id);
      const own = seats.find(({ member_id }) => member_id === me);
      if (own === undefined) return [];
      if (ring.agreed_at !== null) {
        if (ms(ring.agreed_at) <= now - 30 * day) return [];
        const before = seats[(own.position + seats.length - 1) % seats.length] ?? own;
        const missing = [own, before].filter((seat) => !isPlanned(view, ring, seat)).length;
        return missing > 0 ? [{ kind: 'ringLessons', _id: ring.id, count: missing }] : [];
      }
      if (ms(ring.expires_at) <= now) return [];
      const row = { _id: ring.id, count: 1, endsAt: ring.expires_at.toISOString() };
      if (own.answer === 'waiting') return [{ kind: 'ringAnswer', ...row }];
      const hasEmpty = seats.some(({ answer }) => answer === 'declined' || answer === 'left');
      return own.answer === 'accepted' && hasEmpty ? [{ kind: 'ringReplacement', ...row }] : [];
    });
}

/** Returns everything that waits for a member. */
export function waitingFor(tables: Tables, me: string, now: Date): Waiting[] {
  const view = { tables, me, now: now.getTime() };
  return [
    sessionAnswers,
    sessionReviews,
    eventRequests,
    hostAnswers,
    places,
    ofGuest,
    rings,
    messageRequests,
    ofAccount,
  ]
    .flatMap((part) => part(view))
    .sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

/** A row's text: what it is about, how many, and until when. */
export const keyOf = ({ kind, _id, count, endsAt }: Waiting) => `${kind} ${_id} ${count} ${endsAt ?? 'no end'}`;
