import { expandWeekly, type Interval, type WallHours, wallTime, weeksFrom } from '../../zones.ts';
import { minimumNoticeMs } from '../sessions/offer-rules.ts';
import { covers, difference, intersection, merged, startsIn } from './intervals.ts';
import type { AvailabilityRow, Commitment } from './repository.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The distance between two starts. */
const step = 30 * minuteMs;

/** Hours at which most people are awake, every day of the week. */
const awakeHours: WallHours[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '22:00' }));

/** A member's availability: always, if they have set no hours. */
export interface MemberTime {
  hours: AvailabilityRow | undefined;
  commitments: readonly Commitment[];
}

export interface OverlapSearch {
  /** In milliseconds. */
  now: number;
  minutes: number;
  days: number;
  /** The other member hides their time zone: no time depends on it, except by their hours. */
  isZoneHidden: boolean;
}

export interface NearMiss {
  time: number;
  fits: 'yours' | 'theirs';
}

/**
 * Returns starts of sessions that suit both; otherwise a few that suit one and are closest to the
 * other's hours.
 */
export function findTimes(
  yours: MemberTime,
  theirs: MemberTime,
  { now, minutes, days, isZoneHidden }: OverlapSearch,
): { times: number[]; nearest: NearMiss[] } {
  const theirZone = isZoneHidden ? undefined : theirs.hours?.time_zone;
  const zone = yours.hours?.time_zone ?? theirZone ?? 'UTC';
  const end = now + days * dayMs;
  const notice = Math.max(yours.hours?.notice_hours ?? 0, theirs.hours?.notice_hours ?? 0) * hourMs;
  const window = { start: Math.min(now + Math.max(minimumNoticeMs, notice), end), end };
  const length = minutes * minuteMs;
  // Full and half hours in the viewer's zone; some zones are off by a quarter of an hour.
  const origin = Math.floor(now / minuteMs - wallTime(now, zone).minute) * minuteMs;
  const starts = { length, step, origin };

  const [mine, other] = [hoursOf(yours, window), hoursOf(theirs, window)];
  const untaken = difference([window], merged([...takenOf(yours, window), ...takenOf(theirs, window)]));
  const times = startsIn(intersection(intersection(mine, other), untaken), starts);
  if (times.length > 0 || !yours.hours || !theirs.hours) return { times, nearest: [] };
  const near = [
    ...misses(startsIn(intersection(mine, untaken), starts), length, other, 'yours'),
    ...misses(startsIn(intersection(other, untaken), starts), length, mine, 'theirs'),
  ];
  const awake = awakeIn(yours.hours, window);
  const bothAwake = isZoneHidden ? awake : intersection(awake, awakeIn(theirs.hours, window));
  return { times, nearest: closest(near, length, bothAwake) };
}

function hoursOf({ hours }: MemberTime, window: Interval): Interval[] {
  if (hours === undefined) return [window];
  const { time_zone: timeZone, weekly, days_off: daysOff } = hours;
  return merged(expandWeekly({ timeZone, weekly, daysOff }, window));
}

function awakeIn({ time_zone: timeZone }: AvailabilityRow, window: Interval): Interval[] {
  return expandWeekly({ timeZone, weekly: awakeHours, daysOff: [] }, window);
}

/** Returns a member's busy intervals: agreed times with their margins, and weeks at the session limit. */
function takenOf({ hours, commitments }: MemberTime, window: Interval): Interval[] {
  const buffer = (hours?.buffer_minutes ?? 0) * minuteMs;
  const taken = commitments.map(({ starts_at, ends_at }) => ({
    start: starts_at.getTime() - buffer,
    end: ends_at.getTime() + buffer,
  }));
  return [...taken, ...fullWeeks({ hours, commitments }, window)].filter(
    ({ start, end }) => start < window.end && end > window.start,
  );
}

function fullWeeks({ hours, commitments }: MemberTime, window: Interval): Interval[] {
  if (hours === undefined || hours.max_per_week === null) return [];
  const { time_zone, max_per_week: most } = hours;
  const starts = commitments.filter(({ is_session }) => is_session).map(({ starts_at }) => starts_at.getTime());
  if (starts.length < most) return [];
  return weeksFrom(window, time_zone).filter(
    ({ start, end }) => starts.filter((time) => start <= time && time < end).length >= most,
  );
}

type Miss = NearMiss & {
  /** By how much the start misses the other's hours. */
  by: number;
};

function misses(times: number[], length: number, hours: readonly Interval[], fits: NearMiss['fits']): Miss[] {
  let before = -1;
  return times.flatMap((time) => {
    while ((hours[before + 1]?.start ?? Infinity) <= time) before += 1;
    const around = [hours[before], hours[before + 1]].filter((interval) => interval !== undefined);
    if (around.length === 0) return [];
    const by = Math.min(...around.map(({ start, end }) => Math.max(start - time, time + length - end, 0)));
    return [{ time, fits, by }];
  });
}

/** Returns the best three: first those at which both are awake, then the nearest, then the soonest. */
function closest(near: Miss[], length: number, bothAwake: readonly Interval[]): NearMiss[] {
  return near
    .map((miss) => ({ ...miss, isLate: !covers(bothAwake, { start: miss.time, end: miss.time + length }) }))
    .toSorted((one, other) => Number(one.isLate) - Number(other.isLate) || one.by - other.by || one.time - other.time)
    .slice(0, 3)
    .map(({ time, fits }) => ({ time, fits }));
}
