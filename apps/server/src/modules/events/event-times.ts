import { ApiError, invalid } from '../../api-errors.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The maximum length of an event. */
export const longestEventMs = dayMs;

/** An event starts within this many years. */
const furthestStartYears = 2;

/**
 * Requires a future start within two years, and an end after it within 24 hours.
 *
 * @throws ApiError 400.
 */
export function requireEventTimes(start: Date, end: Date, now: Date): void {
  if (end <= start)
    throw new ApiError('invalid', 'Start time must be earlier than end time.', { code: 'end_before_start' });
  if (start <= now) throw invalid('start_time', 'must be in the future; pick a later day or time', { rule: 'past' });
  if (start > latestStart(now))
    throw invalid('start_time', 'must be within two years from now; pick an earlier day', { rule: 'within_two_years' });
  requireLength(start, end);
}

function requireLength(start: Date, end: Date): void {
  if (end.getTime() - start.getTime() > longestEventMs) {
    throw invalid('end_time', 'must be within 24 hours of the start; plan a longer event as several', {
      rule: 'event_too_long',
      params: { limit: 24 },
    });
  }
}

/** Returns the latest start of an event. */
export function latestStart(now: Date): Date {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + furthestStartYears);
  return latest;
}

/** The times of an event, and the day on which it starts for its host. */
export interface EventTimes {
  day: string;
  start_time: Date;
  end_time: Date;
}

type Times = Omit<EventTimes, 'day'>;

/**
 * Checks the times of an edited event. Unchanged times were valid under the rules of their day: an
 * event that has started, or was planned under older rules, keeps its start and can get another end.
 *
 * @throws ApiError 400.
 */
export function requireChangedTimes(before: Times, after: Times, now: Date): void {
  if (before.start_time.getTime() !== after.start_time.getTime()) {
    requireEventTimes(after.start_time, after.end_time, now);
  } else if (before.end_time.getTime() !== after.end_time.getTime()) {
    requireLength(after.start_time, after.end_time);
  }
}

/**
 * Returns the end of an edited event. An end before the start keeps its time of day (UTC) and moves to
 * the next such moment after the start; for two times of one day, that is the next day.
 */
export function endAfter(start: Date, end: Date): Date {
  if (end > start) return end;
  const missing = start.getTime() - end.getTime();
  return new Date(end.getTime() + (Math.floor(missing / dayMs) + 1) * dayMs);
}

/**
 * Moves the host's day (`YYYY-MM-DD`) by as many days (UTC) as the start. The edit does not contain
 * the day, and in the host's zone it may be the day before or after the start's UTC day.
 */
export function movedDay(day: string, from: Date, to: Date): Date {
  const days = Math.floor(to.getTime() / dayMs) - Math.floor(from.getTime() / dayMs);
  return new Date(Date.parse(day) + days * dayMs);
}
