const DAY = 24 * 60 * 60_000;

/** Field values: the UTC day 'YYYY-MM-DD' and UTC times 'HH:MM'. */
interface UtcTimes {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

/** Two ISO 8601 instants in UTC, the first before the second. */
export interface IsoRange {
  readonly start_time: string;
  readonly end_time: string;
  /** The end was moved to the next day. */
  readonly isMoved: boolean;
}

/** Returns the ISO 8601 instant of a UTC day and time; undefined for invalid ones. */
export function toIso(date: string, time: string): string | undefined {
  if (!/^\d{4,6}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d(:\d\d)?$/.test(time)) return undefined;
  const instant = new Date(`${date}T${time}Z`);
  if (Number.isNaN(instant.getTime())) return undefined;
  // `Date` would accept February 30 as March 2.
  return instant.toISOString().startsWith(date) ? instant.toISOString() : undefined;
}

/**
 * Returns start and end as instants; undefined for invalid values. An end before the start is moved to the next day,
 * which sets `isMoved`.
 */
export function toIsoRange({ date, start, end }: UtcTimes): IsoRange | undefined {
  const from = toIso(date, start);
  const to = toIso(date, end);
  if (from === undefined || to === undefined) return undefined;
  if (to > from) return { start_time: from, end_time: to, isMoved: false };
  return { start_time: from, end_time: new Date(Date.parse(to) + DAY).toISOString(), isMoved: true };
}

/** Whether a text is a valid calendar day. */
export function isDay(date: string): boolean {
  return toIso(date, '00:00') !== undefined;
}

/** react-hook-form rule: today in UTC or later. */
export function dayAhead(date: string, now = Date.now()): true | string {
  if (!isDay(date)) return 'Please select a valid date.';
  return date >= utcDateOf(new Date(now).toISOString()) || 'This day has passed. Pick a later one.';
}

/** react-hook-form rule: as `dayAhead`, within two years. */
export function eventDay(date: string, now = Date.now()): true | string {
  const ahead = dayAhead(date, now);
  return ahead === true && date > utcDateOf(furthestStart(now)) ? TOO_FAR : ahead;
}

/** Returns an error message for a start in the past. */
export function pastError(start: string, now = Date.now()): string | undefined {
  return Date.parse(start) > now ? undefined : 'This time has passed. Pick a later one.';
}

/** Returns an error message for an event's start in the past or in more than two years. */
export function eventStartError(start: string, now = Date.now()): string | undefined {
  return pastError(start, now) ?? (start > furthestStart(now) ? TOO_FAR : undefined);
}

const TOO_FAR = 'Pick a day within the next two years.';

export const TOO_LONG = 'An event can last up to 24 hours. Split a longer one into several.';

function furthestStart(now: number): string {
  const furthest = new Date(now);
  furthest.setUTCFullYear(furthest.getUTCFullYear() + 2);
  return furthest.toISOString();
}

/** Returns the UTC day of an instant; empty for an invalid one. */
export function utcDateOf(instant: string): string {
  return normalizeInstant(instant)?.slice(0, 10) ?? '';
}

/** Returns the UTC time of an instant; empty for an invalid one. */
export function utcTimeOf(instant: string): string {
  return normalizeInstant(instant)?.slice(11, 16) ?? '';
}

function normalizeInstant(instant: string): string | undefined {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
