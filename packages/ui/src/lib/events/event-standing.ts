import { msg, plural, selectOrdinal, t } from '@lingui/core/macro';
import type { Event, Waitlist } from '@skill-exchange/api-client/types';
import { type EventViewer, freePlaces, type RegistrationState, registrationState } from '../registration-state.ts';
import { textTable } from '../texts/text-table.ts';
import { type Start, startsIn } from '../time/starts-in.ts';

/** States of an event in which its viewer can no longer request to join. */
export type EventStandingState = Exclude<RegistrationState, 'open' | 'full'>;

/** Each such state in words. */
export const eventStateWords = textTable<EventStandingState>({
  host: msg`You are Host`,
  registered: msg`Registered`,
  requested: msg`Requested to Join`,
  cancelled: msg`Event Canceled`,
  completed: msg`Event Completed`,
  closed: msg`Sign-ups closed`,
});

/** Free places up to which an event says how many, and draws each of them. */
export const fewPlaces = 2;

/** Returns how a member stands on a waitlist: 'A place is yours', 'You’re 2nd on the waitlist'; null if they do not wait. */
export function waitlistWords({ position, offerExpiresAt, isFirstCome }: Waitlist): string | null {
  if (position === undefined) return null;
  if (offerExpiresAt !== undefined) return t`A place is yours`;
  if (isFirstCome) return t`A place is free`;
  return selectOrdinal(position, {
    one: 'You’re #st on the waitlist',
    two: 'You’re #nd on the waitlist',
    few: 'You’re #rd on the waitlist',
    other: 'You’re #th on the waitlist',
  });
}

/** What every place says about an event, and what its viewer can do. */
export interface EventStanding {
  /** An ended event takes precedence over a place in it. */
  readonly state: RegistrationState;
  /** 'Registered', 'A place is yours', 'Waitlist open'; null while places are free. */
  readonly words: string | null;
  /** The viewer is on its waitlist. */
  readonly isWaiting: boolean;
  /** 'Full', '2 places left'; null once it has ended. */
  readonly places: string | null;
  readonly left: number;
  /** The time until an upcoming event. */
  readonly start: Start | null;
  /** The meeting's link, where the viewer can open it. */
  readonly link: string | null;
}

interface Clock {
  /** In ms since 1970. */
  readonly now: number;
  /** IANA time zone; the browser's by default. */
  readonly timeZone?: string | undefined;
}

/** Returns the state of an event for its viewer, in words. Everything that shows an event reads it. */
export function eventStanding(event: Event, viewer: EventViewer | null, { now, timeZone }: Clock): EventStanding {
  const state = stateOfEvent(event, viewer);
  const isUpcoming = event.status === 'Upcoming';
  const left = freePlaces(event);
  const full = event.waitlist?.isOpen ? t`Waitlist open` : t`Full`;
  const waiting = viewer && event.waitlist && canJoin(state) ? waitlistWords(event.waitlist) : null;
  const free = plural(left, { one: '# place left', other: '# places left' });
  return {
    state,
    words: waiting ?? (state === 'open' ? null : state === 'full' ? full : eventStateWords[state]),
    isWaiting: waiting !== null,
    places: isUpcoming ? (left === 0 ? full : free) : null,
    left,
    start: isUpcoming ? startsIn(event.start_time, Date.parse(event.end_time), now, timeZone) : null,
    link: isUpcoming && event.link ? event.link : null,
  };
}

const canJoin = (state: RegistrationState) => state === 'open' || state === 'full';

function stateOfEvent(event: Event, viewer: EventViewer | null): RegistrationState {
  if (event.status === 'Cancelled') return 'cancelled';
  return event.status === 'Completed' ? 'completed' : registrationState(event, viewer);
}
