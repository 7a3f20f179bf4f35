import { t } from '@lingui/core/macro';
import { clockAt, instantAt } from './wall-time.ts';

const DAY = 24 * 60 * 60_000;

/** Field values: a day 'YYYY-MM-DD' and times 'HH:MM' in the user's time zone. */
interface WallTimes {
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

/**
 * Returns start and end as instants; undefined for invalid values. An end before the start is moved to
 * the next day, which sets `isMoved`. Times are in a zone, the browser's by default.
 */
export function toIsoRange({ date, start, end }: WallTimes, timeZone?: string): IsoRange | undefined {
  const from = instantAt(date, start, timeZone);
  const to = instantAt(date, end, timeZone);
  if (from === undefined || to === undefined) return undefined;
  if (end > start) return { start_time: from, end_time: to, isMoved: false };
  const next = instantAt(dayAfter(date), end, timeZone);
  return next === undefined ? undefined : { start_time: from, end_time: next, isMoved: true };
}

const dayAfter = (date: string) => new Date(Date.parse(date) + DAY).toISOString().slice(0, 10);

/** Whether a text is a valid calendar day. */
export function isDay(date: string): boolean {
  return instantAt(date, '00:00', 'UTC') !== undefined;
}

/** react-hook-form rule: today or later on the user's calendar. */
export function dayAhead(date: string, now = Date.now(), timeZone?: string): true | string {
  if (!isDay(date)) return t`Please select a valid date.`;
  return date >= dayOn(now, timeZone) || t`This day has passed. Pick a later one.`;
}

/** react-hook-form rule: like `dayAhead`, within two years. */
export function eventDay(date: string, now = Date.now(), timeZone?: string): true | string {
  const ahead = dayAhead(date, now, timeZone);
  return ahead === true && date > dayOn(Date.parse(furthestStart(now)), timeZone) ? tooFar() : ahead;
}

const dayOn = (time: number, timeZone?: string) => clockAt(new Date(time).toISOString(), timeZone).day;

/** Returns an error message for a start in the past. */
export function pastError(start: string, now = Date.now()): string | undefined {
  return Date.parse(start) > now ? undefined : t`This time has passed. Pick a later one.`;
}

/** Returns an error message for an event's start in the past or in more than two years. */
export function eventStartError(start: string, now = Date.now()): string | undefined {
  return pastError(start, now) ?? (start > furthestStart(now) ? tooFar() : undefined);
}

const tooFar = () => t`Pick a day within the next two years.`;

/** Returns the error message for an event of more than a day. */
export const tooLong = () => t`An event can last up to 24 hours. Split a longer one into several.`;

function furthestStart(now: number): string {
  const furthest = new Date(now);
  furthest.setUTCFullYear(furthest.getUTCFullYear() + 2);
  return furthest.toISOString();
}
