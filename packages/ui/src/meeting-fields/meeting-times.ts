const DAY = 24 * 60 * 60_000;

/** What date and time fields hold: the UTC day 'YYYY-MM-DD' and the UTC wall clock 'HH:MM'. */
export interface UtcTimes {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

/** Two ISO 8601 instants in UTC, the first before the second. */
export interface IsoRange {
  readonly start_time: string;
  readonly end_time: string;
  /** The end was not after the start and stands on the next day. */
  readonly isMoved: boolean;
}

/** The instant of a UTC day and wall clock in ISO 8601; undefined when either is missing or there is no such time. */
export function toIso(date: string, time: string): string | undefined {
  if (!/^\d{4,6}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d(:\d\d)?$/.test(time)) return undefined;
  const instant = new Date(`${date}T${time}Z`);
  if (Number.isNaN(instant.getTime())) return undefined;
  // The 31st of a month that has 30 days would quietly become the 1st.
  return instant.toISOString().startsWith(date) ? instant.toISOString() : undefined;
}

/**
 * Start and end as instants. An end that is not after its start is moved to the next day; where that is not wanted,
 * look at `isMoved`. Undefined when a part is missing or there is no such day or time.
 */
export function toIsoRange({ date, start, end }: UtcTimes): IsoRange | undefined {
  const from = toIso(date, start);
  const to = toIso(date, end);
  if (from === undefined || to === undefined) return undefined;
  if (to > from) return { start_time: from, end_time: to, isMoved: false };
  return { start_time: from, end_time: new Date(Date.parse(to) + DAY).toISOString(), isMoved: true };
}

/** Whether a text is a day of the calendar. */
export function isDay(date: string): boolean {
  return toIso(date, '00:00') !== undefined;
}

/** For react-hook-form's `validate`: a day of the calendar, in UTC today or later. */
export function dayAhead(date: string, now = Date.now()): true | string {
  if (!isDay(date)) return 'Please select a valid date.';
  return date >= utcDateOf(new Date(now).toISOString()) || 'This day is past. Please pick a later one.';
}

/** The same for an event, which starts within two years. */
export function eventDay(date: string, now = Date.now()): true | string {
  const ahead = dayAhead(date, now);
  return ahead === true && date > utcDateOf(furthestStart(now)) ? TOO_FAR : ahead;
}

/** What is wrong with a start, an ISO 8601 instant: undefined for one to come. */
export function pastError(start: string, now = Date.now()): string | undefined {
  return Date.parse(start) > now ? undefined : 'This time is past. Please pick a later one.';
}

/** The same for an event, which starts within two years. */
export function eventStartError(start: string, now = Date.now()): string | undefined {
  return pastError(start, now) ?? (start > furthestStart(now) ? TOO_FAR : undefined);
}

const TOO_FAR = 'An event starts within two years. Please pick an earlier day.';

function furthestStart(now: number): string {
  const furthest = new Date(now);
  furthest.setUTCFullYear(furthest.getUTCFullYear() + 2);
  return furthest.toISOString();
}

/** The UTC day of an instant, for a date field; empty when it cannot be read. */
export function utcDateOf(instant: string): string {
  return readable(instant)?.slice(0, 10) ?? '';
}

/** The UTC wall clock of an instant, for a time field; empty when it cannot be read. */
export function utcTimeOf(instant: string): string {
  return readable(instant)?.slice(11, 16) ?? '';
}

function readable(instant: string): string | undefined {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
