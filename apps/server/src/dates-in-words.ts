/** The recipient's time zone and the current time. */
export interface Clock {
  timeZone: string;
  now: Date;
}

const inWords = (options: Intl.DateTimeFormatOptions) => (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(moment);

const longDay = inWords({ weekday: 'long', month: 'long', day: 'numeric' });
const longDayWithYear = inWords({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const dayWithYear = inWords({ month: 'long', day: 'numeric', year: 'numeric' });
const shortDay = inWords({ weekday: 'short', month: 'short', day: 'numeric' });
const hour = inWords({ hour: 'numeric', minute: '2-digit' });
const year = inWords({ year: 'numeric' });

/** Formats a day in UTC: "November 28, 2026". */
export const dayInWords = (moment: Date): string => dayWithYear(moment, 'UTC');

/** Formats a time of day in both zones: "7:00 PM your time (6:00 PM UTC)"; "6:00 PM UTC" when they agree. */
export function hourInWords(moment: Date, timeZone: string): string {
  const own = hour(moment, timeZone);
  const utc = hour(moment, 'UTC');
  const isSameDay = isOnOneDay([moment, timeZone], [moment, 'UTC']);
  if (isSameDay && own === utc) return `${utc} UTC`;
  return `${own} your time (${isSameDay ? '' : `${shortDay(moment, 'UTC')}, `}${utc} UTC)`;
}

/**
 * Formats a moment in both zones: "Saturday, November 28 at 7:00 PM your time (6:00 PM UTC)"; with the
 * year if it is not this one.
 */
export function momentInWords(moment: Date, { timeZone, now }: Clock): string {
  const day = year(moment, timeZone) === year(now, timeZone) ? longDay : longDayWithYear;
  return `${day(moment, timeZone)} at ${hourInWords(moment, timeZone)}`;
}

/** Whether two moments fall on the same calendar day, each in its own zone. */
export function isOnOneDay([one, zone]: [Date, string], [other, otherZone]: [Date, string]): boolean {
  return dayWithYear(one, zone) === dayWithYear(other, otherZone);
}
