/** Shown in place of a date that cannot be read. */
export const NO_DATE = 'Date not set';

const LOCALE = 'en-US';

const utcDay = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** The reader's time zone, by its IANA name. */
export function readerTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Gives the formatter of a time zone, by its IANA name, and keeps it: to make one takes many times as long as to use
 * it, and a list reads many clocks.
 */
export function formatterByZone(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const formatter = made.get(timeZone) ?? new Intl.DateTimeFormat(LOCALE, { ...options, timeZone });
    made.set(timeZone, formatter);
    return formatter;
  };
}

const clockIn = formatterByZone({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

function parse(instant: string): Date | undefined {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

interface Clock {
  weekday: string;
  /** 'Nov 24'. */
  day: string;
  /** 12-hour reading without the half of the day, such as '7:00'. */
  time: string;
  half: string;
}

/** Parts rather than a ready text: engines disagree on the space before AM and PM. */
function readClock(date: Date, timeZone: string): Clock {
  const parts = clockIn(timeZone).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    weekday: part('weekday'),
    day: `${part('month')} ${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
    half: part('dayPeriod'),
  };
}

/** The day of an ISO instant, read in UTC: 'Tuesday, November 24, 2026'. */
export function formatDate(instant: string): string {
  const date = parse(instant);
  return date ? utcDay.format(date) : NO_DATE;
}

/** The time of an ISO instant in UTC on a 12-hour clock: '7:00 PM UTC'. Empty when it cannot be read. */
export function formatUtcTime(instant: string): string {
  const date = parse(instant);
  if (!date) return '';
  const { time, half } = readClock(date, 'UTC');
  return `${time} ${half} UTC`;
}

/**
 * From start to end in UTC: '7:00 – 8:30 PM UTC', '11:30 AM – 1:00 PM UTC' across noon, or with its day where the end
 * is on another one: '11:00 PM – Nov 25, 1:00 AM UTC'. With one end unreadable it is the other's time alone.
 */
export function formatUtcTimeRange(start: string, end: string): string {
  const from = parse(start);
  const to = parse(end);
  if (!from || !to) return formatUtcTime(from ? start : end);
  const first = readClock(from, 'UTC');
  const last = readClock(to, 'UTC');
  const until = `${last.time} ${last.half} UTC`;
  if (from.toISOString().slice(0, 10) !== to.toISOString().slice(0, 10))
    return `${first.time} ${first.half} – ${last.day}, ${until}`;
  return `${first.time}${first.half === last.half ? '' : ` ${first.half}`} – ${until}`;
}

/**
 * The same instant on the reader's clock: '8:00 PM your time', with the weekday where it is another day than in UTC
 * ('Wed 4:00 AM your time'). Empty when the reader's clock shows what UTC shows, or the instant cannot be read.
 */
export function formatLocalTime(instant: string, timeZone: string = readerTimeZone()): string {
  const date = parse(instant);
  if (!date) return '';
  const utc = readClock(date, 'UTC');
  const local = readClock(date, timeZone);
  const isSameDay = utc.weekday === local.weekday;
  if (isSameDay && utc.time === local.time && utc.half === local.half) return '';
  return `${isSameDay ? '' : `${local.weekday} `}${local.time} ${local.half} your time`;
}
