/** Rendered for an invalid date. */
export const NO_DATE = 'Date not set';

const LOCALE = 'en-US';

const utcDay = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** Returns the browser's IANA time zone; 'UTC' where it gives none, one that it cannot use itself, or an offset. */
export function localTimeZone(): string {
  try {
    // With a locale: the default one may be invalid, such as 'C'.
    const { timeZone } = new Intl.DateTimeFormat(LOCALE).resolvedOptions();
    // It throws for 'Etc/Unknown', as browsers name what they do not recognize of the system.
    new Intl.DateTimeFormat(LOCALE, { timeZone });
    // The server takes names alone, and no offsets.
    if (/^[A-Z]/.test(timeZone)) return timeZone;
  } catch {}
  return 'UTC';
}

/** Returns a formatter per IANA time zone, cached because creating one is slow; in UTC for one that the browser does not know. */
export function formatterByZone(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return function formatterIn(timeZone: string): Intl.DateTimeFormat {
    let formatter = made.get(timeZone);
    try {
      formatter ??= new Intl.DateTimeFormat(LOCALE, { ...options, timeZone });
    } catch {
      formatter = formatterIn('UTC');
    }
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
  /** 12-hour time without AM or PM: '7:00'. */
  time: string;
  half: string;
}

/** By parts: engines differ in the space before AM and PM. */
function readClock(date: Date, timeZone: string): Clock {
  const parts = clockIn(timeZone).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    weekday: part('weekday'),
    day: `${part('month')} ${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
    half: part('dayPeriod'),
  };
}

/** Returns the UTC day of an ISO instant: 'Tuesday, November 24, 2026'. */
export function formatDate(instant: string): string {
  const date = parse(instant);
  return date ? utcDay.format(date) : NO_DATE;
}

/** Returns the UTC time of an ISO instant: '7:00 PM UTC'; empty for an invalid one. */
export function formatUtcTime(instant: string): string {
  const date = parse(instant);
  if (!date) return '';
  const { time, half } = readClock(date, 'UTC');
  return `${time} ${half} UTC`;
}

/**
 * Returns a UTC time range: '7:00 – 8:30 PM UTC', '11:30 AM – 1:00 PM UTC' or, when it ends on another day,
 * '11:00 PM – Nov 25, 1:00 AM UTC'. With one end invalid it is the other's time alone.
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
 * Returns the local time of an instant: '8:00 PM your time', or with the weekday when it differs from UTC: 'Wed 4:00
 * AM your time'. Empty when it equals UTC or the instant is invalid.
 */
export function formatLocalTime(instant: string, timeZone: string = localTimeZone()): string {
  const date = parse(instant);
  if (!date) return '';
  const utc = readClock(date, 'UTC');
  const local = readClock(date, timeZone);
  const isSameDay = utc.weekday === local.weekday;
  if (isSameDay && utc.time === local.time && utc.half === local.half) return '';
  return `${isSameDay ? '' : `${local.weekday} `}${local.time} ${local.half} your time`;
}

/** Returns the UTC time with the local one: '7:00 PM UTC · 8:00 PM your time'. */
export function formatTimes(instant: string, timeZone?: string): string {
  return [formatUtcTime(instant), formatLocalTime(instant, timeZone)].filter(Boolean).join(' · ');
}
