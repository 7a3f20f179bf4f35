import { t } from '@lingui/core/macro';
import { byLocale } from '../texts/by-locale.ts';
import { i18n } from '../texts/i18n.ts';

/** Returns what stands in place of an invalid date. */
export const noDate = () => t`Date not set`;

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
  const inLocale = byLocale((locale) => formattersOf(locale, withClock(locale, options)));
  return (timeZone: string): Intl.DateTimeFormat => inLocale()(timeZone);
}

/** Returns a formatter per IANA time zone whose parts programs read: always with western digits. */
export const numbersByZone = (options: Intl.DateTimeFormatOptions) => formattersOf(LOCALE, options);

/** English has 12 hours, whatever the system is set to; other languages have what is usual for them. */
const withClock = (locale: string, options: Intl.DateTimeFormatOptions) =>
  locale === LOCALE && options.hour !== undefined ? { ...options, hour12: true } : options;

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

const timeIn = formatterByZone({ hour: 'numeric', minute: '2-digit' });
const shortDayIn = formatterByZone({ weekday: 'short', month: 'short', day: 'numeric' });
const monthDayIn = formatterByZone({ month: 'short', day: 'numeric' });

function parse(instant: string): Date | undefined {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** A time in two pieces: '7:00' and ' PM'; the second is empty in languages that have 24 hours, or put it first. */
type Clock = readonly [time: string, half: string];

/**
 * By parts: engines differ in the space before AM and PM. Outside of English, where programs rely on these texts, it is one that
 * no line breaks at: a lone “م” in the next line says nothing.
 */
function readClock(date: Date, timeZone: string): Clock {
  const parts = timeIn(timeZone).formatToParts(date);
  const gap = i18n.locale === LOCALE ? ' ' : '\u00a0';
  const half = parts.at(-1)?.type === 'dayPeriod' ? gap + parts.at(-1)?.value : '';
  const time = half === '' ? parts : parts.slice(0, -2);
  return [time.map(({ value }) => value).join(''), half];
}

/** Returns '7:00 PM'. */
export const timeOfDay = (date: Date, timeZone: string): string => readClock(date, timeZone).join('');

/** Returns 'Nov 25, 1:00 AM' of a day and a time in words. */
export const dayAndTime = (day: string, time: string): string => t`${day}, ${time}`;

/** Returns '7:00 – 8:30 PM' of two times or days in words. */
export const fromTo = (start: string, end: string): string => t`${start} – ${end}`;

const longDayIn = formatterByZone({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

/** Returns the day of an ISO instant, in UTC by default: 'Tuesday, November 24, 2026'. */
export function formatDate(instant: string, timeZone = 'UTC'): string {
  const date = parse(instant);
  return date ? longDayIn(timeZone).format(date) : noDate();
}

/** Returns the short day of an ISO instant in a zone: 'Tue, Nov 24'; empty for an invalid one. */
export function formatShortDay(instant: string, timeZone: string): string {
  const date = parse(instant);
  return date ? shortDayIn(timeZone).format(date) : '';
}

/**
 * Returns a range of times in a zone: '7:00 – 8:30 PM', or '11:00 PM – Nov 25, 1:00 AM' if it ends on
 * another day. Returns a single time if one end is invalid.
 */
export function clockRange(start: string, end: string, timeZone: string): string {
  const from = parse(start);
  const to = parse(end);
  if (!from || !to) {
    const only = from ?? to;
    return only ? timeOfDay(only, timeZone) : '';
  }
  const [one, other] = [readClock(from, timeZone), readClock(to, timeZone)];
  const until = other.join('');
  if (dayIn(from.getTime(), timeZone) !== dayIn(to.getTime(), timeZone))
    return fromTo(one.join(''), dayAndTime(monthDayIn(timeZone).format(to), until));
  return fromTo(one[1] === other[1] ? one[0] : one.join(''), until);
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
  return range === '' ? '' : inUtc(range);
}

/** Returns '7:00 PM UTC' of a time in words. */
export const inUtc = (time: string): string => t`${time} UTC`;

/** Returns '8:00 PM your time' of a time in words. */
export const inYourTime = (time: string): string => t`${time} your time`;

/** Returns '8:00 PM in Berlin' of a time in words. */
export const inCity = (time: string, timeZone: string): string => t`${time} in ${{ city: cityOf(timeZone) }}`;

interface TwoClocks {
  /** The user's day: 'Wednesday, November 25, 2026'. */
  readonly day: string;
  /** '4:00 – 5:30 AM your time', or 'in Berlin' of another zone than the user's; empty if the zone equals UTC. */
  readonly own: string;
  /** '7:00 – 8:30 PM UTC', with its day if it differs: '7:00 – 8:30 PM UTC, Tue, Nov 24'. */
  readonly utc: string;
}

/** Returns a time in the user's zone and UTC. Without an end, only the start. */
export function twoClocks(start: string, end = '', timeZone: string = localTimeZone(), isOwn = true): TwoClocks {
  const inZone = (time: string) => (isOwn ? inYourTime(time) : inCity(time, timeZone));
  const day = formatDate(start, timeZone);
  const utc = formatUtcTimeRange(start, end);
  const from = parse(start)?.getTime();
  if (from === undefined) return { day, own: '', utc };
  const own = clockRange(start, end, timeZone);
  if (dayIn(from, timeZone) === dayIn(from, 'UTC'))
    return { day, own: own === clockRange(start, end, 'UTC') ? '' : inZone(own), utc };
  return { day, own: inZone(own), utc: withDay(utc, formatShortDay(start, 'UTC')) };
}

const withDay = (time: string, day: string) => t`${time}, ${day}`;

/** Returns a time in the user's zone and UTC in one line: '8:00 PM your time · 7:00 PM UTC'. */
export function formatTimes(instant: string, timeZone?: string, isOwn?: boolean): string {
  const { own, utc } = twoClocks(instant, '', timeZone, isOwn);
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
