import { byLocale } from '../texts/by-locale.ts';
import { formatterByZone } from './date-time.ts';

/** English names of the weekdays from Monday on; what people see comes from `weekdayName`. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Style = 'long' | 'short' | 'narrow';

const nameIn = {
  long: formatterByZone({ weekday: 'long' }),
  short: formatterByZone({ weekday: 'short' }),
  narrow: formatterByZone({ weekday: 'narrow' }),
};

/** Returns the name of a weekday, 0 for Monday, in the language of the texts: 'Monday', 'Mon' or 'M'. */
export function weekdayName(weekday: number, style: Style = 'long'): string {
  // January 1, 2024 was a Monday.
  return nameIn[style]('UTC').format(Date.UTC(2024, 0, 1 + weekday));
}

/** Some browsers have a property in place of the function, or neither. */
interface WeekInfo {
  getWeekInfo?(): { firstDay: number };
  weekInfo?: { firstDay: number };
}

const firstIn = byLocale((locale) => {
  // biome-ignore lint/style/noRestrictedGlobals: a language, no date
  const found: Intl.Locale & WeekInfo = new Intl.Locale(locale);
  // Our weeks in English begin on Monday, also for readers in America.
  if (found.language === 'en') return 0;
  const { firstDay } = found.getWeekInfo?.() ?? found.weekInfo ?? { firstDay: 1 };
  return firstDay - 1;
});

/** Returns the first weekday of a week in the language of the texts, 0 for Monday. */
export const firstWeekday = (): number => firstIn();

/** Returns the weekdays in the order of a week: 0 to 6 where it begins on Monday. */
export const weekdayOrder = (): number[] => Array.from({ length: 7 }, (_, index) => (firstWeekday() + index) % 7);
