import { msg } from '@lingui/core/runtime-macro';
import { type LanguageFacts, languages, sourceLanguage } from '@skill-exchange/texts/languages';
import { currentLanguage, say } from './texts/texts.ts';

/** The recipient's time zone and the current time. */
export interface Clock {
  timeZone: string;
  now: Date;
  /** The recipient's zone is unknown, so `timeZone` is the community's; its value is the other member's, if they show it. */
  unknownBeside?: { otherZone: string | null };
}

const inWords =
  (options: Intl.DateTimeFormatOptions) =>
  (moment: Date, timeZone: string, { locale }: Pick<LanguageFacts, 'locale'> = currentLanguage()) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(moment);

const longDay = inWords({ weekday: 'long', month: 'long', day: 'numeric' });
const longDayWithYear = inWords({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const dayWithYear = inWords({ month: 'long', day: 'numeric', year: 'numeric' });
const shortDay = inWords({ weekday: 'short', month: 'short', day: 'numeric' });
const hour = inWords({ hour: 'numeric', minute: '2-digit' });
const year = inWords({ year: 'numeric' });

/** Formats a day in UTC, in the language of now: "November 28, 2026". */
export const dayInWords = (moment: Date): string => dayWithYear(moment, 'UTC');

/** Formats a day in UTC for errors and messages of the contract, which are in English. */
export const dayInEnglish = (moment: Date): string => dayWithYear(moment, 'UTC', languages[sourceLanguage]);

/**
 * Formats a time of day in both zones: "7:00 PM your time (6:00 PM UTC)"; "6:00 PM UTC" when they agree. For a recipient
 * whose zone is unknown, "7:00 PM in Europe/Berlin (6:00 PM UTC)" in that of the community, and in a community of UTC in
 * the other member's.
 */
export function hourInWords(moment: Date, { timeZone, unknownBeside }: Clock): string {
  const own = hour(moment, timeZone);
  const utc = hour(moment, 'UTC');
  const isSameDay = isOnOneDay([moment, timeZone], [moment, 'UTC']);
  const otherZone = unknownBeside?.otherZone ?? null;
  if (isSameDay && own === utc) {
    if (otherZone === null) return say(msg`${{ utc }} UTC`);
    return say(msg`${{ utc }} UTC (${{ otherTime: hourThere(moment, otherZone) }})`);
  }
  if (unknownBeside !== undefined) {
    const there = say(msg`${{ time: own }} in ${{ zone: timeZone }}`);
    if (isSameDay) return say(msg`${{ there }} (${{ utc }} UTC)`);
    return say(msg`${{ there }} (${{ day: shortDay(moment, 'UTC') }}, ${{ utc }} UTC)`);
  }
  if (isSameDay) return say(msg`${{ own }} your time (${{ utc }} UTC)`);
  return say(msg`${{ own }} your time (${{ day: shortDay(moment, 'UTC') }}, ${{ utc }} UTC)`);
}

/** Formats a time of day in another member's zone, with the day unless it is that of UTC. */
function hourThere(moment: Date, zone: string): string {
  const time = hour(moment, zone);
  if (isOnOneDay([moment, zone], [moment, 'UTC'])) return say(msg`${{ time }} in ${{ zone }}`);
  return say(msg`${{ day: shortDay(moment, zone) }}, ${{ time }} in ${{ zone }}`);
}

/**
 * Formats a moment in both zones: "Saturday, November 28 at 7:00 PM your time (6:00 PM UTC)"; with the
 * year if it is not this one.
 */
export function momentInWords(moment: Date, clock: Clock): string {
  const { timeZone, now } = clock;
  const day = year(moment, timeZone) === year(now, timeZone) ? longDay : longDayWithYear;
  return say(msg`${{ day: day(moment, timeZone) }} at ${{ time: hourInWords(moment, clock) }}`);
}

/** Whether two moments fall on the same calendar day, each in its own zone. */
export function isOnOneDay([one, zone]: [Date, string], [other, otherZone]: [Date, string]): boolean {
  return dayWithYear(one, zone) === dayWithYear(other, otherZone);
}
