import { byLocale } from '../texts/by-locale.ts';

/** Rendered for an invalid date. */
export const NO_DATE = 'Date not set';

/** The locale of numbers that programs read: other languages have other digits and orders. */
const LOCALE = 'en-US';

/** Returns the browser's IANA time zone; 'UTC' if it reports none, an unusable one, or an offset. */
export function localTimeZone(): string {
  try {
    // With a locale: the default one may be invalid, such as 'C'.
    const { timeZone } = new Intl.DateTimeFormat(LOCALE).resolvedOptions();
    // It throws for 'Etc/Unknown', the name for a system zone that browsers do not recognize.
    new Intl.DateTimeFormat(LOCALE, { timeZone });
    // The server accepts only names, not offsets.
    if (/^[A-Z]/.test(timeZone)) return timeZone;
  } catch {}
  return 'UTC';
}

/**
 * Returns a formatter per IANA time zone in the language of the texts, cached because creating one is slow; in UTC for a
 * zone that the browser does not know. For numbers that programs read, use `numbersByZone`.
 */
export function formatterByZone(options: Intl.DateTimeFormatOptions) {
  const inLocale = byLocale((locale) => formattersOf(locale, options));
  return (timeZone: string): Intl.DateTimeFormat => inLocale()(timeZone);
}

/** Returns a formatter per IANA time zone whose parts programs read: always with western digits. */
export const numbersByZone = (options: Intl.DateTimeFormatOptions) => formattersOf(LOCALE, options);

function formattersOf(locale: string, options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return function formatterIn(timeZone: string): Intl.DateTimeFormat {
    let formatter = made.get(timeZone);
    try {
      formatter ??= new Intl.DateTimeFormat(locale, { ...options, timeZone });
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

const longDayIn = formatterByZone({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** Returns the day of an ISO instant, in UTC by default: 'Tuesday, November 24, 2026'. */
export function formatDate(instant: string, timeZone = 'UTC'): string {
  const date = parse(instant);
  return date ? longDayIn(timeZone).format(date) : NO_DATE;
}

/** Returns the short day of an ISO instant in a zone: 'Tue, Nov 24'; empty for an invalid one. */
export function formatShortDay(instant: string, timeZone: string): string {
  const date = parse(instant);
  if (!date) return '';
  const { weekday, day } = readClock(date, timeZone);
  return `${weekday}, ${day}`;
}

/**
 * Returns a range of times in a zone: '7:00 – 8:30 PM', or '11:00 PM – Nov 25, 1:00 AM' if it ends on
 * another day. Returns a single time if one end is invalid.
 */
export function clockRange(start: string, end: string, timeZone: string): string {
  const from = parse(start);
  const to = parse(end);
  const [one, other] = [from, to].map((date) => (date ? readClock(date, timeZone) : undefined));
  if (!one || !other || !from || !to) {
    const only = one ?? other;
    return only ? `${only.time} ${only.half}` : '';
  }
  const until = `${other.time} ${other.half}`;
  if (formatDate(start, timeZone) !== formatDate(end, timeZone))
    return `${one.time} ${one.half} – ${other.day}, ${until}`;
  return `${one.time}${one.half === other.half ? '' : ` ${one.half}`} – ${until}`;
}

/** Returns the UTC time of an ISO instant: '7:00 PM UTC'; empty for an invalid one. */
export function formatUtcTime(instant: string): string {
  return formatUtcTimeRange(instant, '');
}

/**
 * Returns a UTC time range: '7:00 – 8:30 PM UTC', '11:30 AM – 1:00 PM UTC' or, if it ends on another
 * day, '11:00 PM – Nov 25, 1:00 AM UTC'. Returns a single time if one end is invalid.
 */
export function formatUtcTimeRange(start: string, end: string): string {
  const range = clockRange(start, end, 'UTC');
  return range === '' ? '' : `${range} UTC`;
}

interface TwoClocks {
  /** The user's day: 'Wednesday, November 25, 2026'. */
  readonly day: string;
  /** '4:00 – 5:30 AM your time'; empty if the user's zone equals UTC. */
  readonly own: string;
  /** '7:00 – 8:30 PM UTC', with its day if it differs: '7:00 – 8:30 PM UTC, Tue, Nov 24'. */
  readonly utc: string;
}

/** Returns a time in the user's zone and UTC. Without an end, only the start. */
export function twoClocks(start: string, end = '', timeZone: string = localTimeZone()): TwoClocks {
  const day = formatDate(start, timeZone);
  const utc = formatUtcTimeRange(start, end);
  const own = clockRange(start, end, timeZone);
  if (!parse(start)) return { day, own: '', utc };
  if (day === formatDate(start)) return { day, own: utc === `${own} UTC` ? '' : `${own} your time`, utc };
  return { day, own: `${own} your time`, utc: `${utc}, ${formatShortDay(start, 'UTC')}` };
}

/** Returns a time in the user's zone and UTC in one line: '8:00 PM your time · 7:00 PM UTC'. */
export function formatTimes(instant: string, timeZone?: string): string {
  const { own, utc } = twoClocks(instant, '', timeZone);
  return [own, utc].filter(Boolean).join(' · ');
}

const daysIn = numbersByZone({ year: 'numeric', month: '2-digit', day: '2-digit' });

/** Returns the day of an instant (milliseconds) in a time zone. */
export function dayIn(time: number, timeZone: string): string {
  const parts = daysIn(timeZone).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Cities whose former names the zone database still uses. */
const renamed: Record<string, string> = {
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'America/Godthab': 'Nuuk',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
};

/** Returns the city of a zone by its current name: 'Kyiv' for Europe/Kiev. */
export function cityOf(timeZone: string): string {
  return renamed[timeZone] ?? timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}
