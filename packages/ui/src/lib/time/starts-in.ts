import { plural, t } from '@lingui/core/macro';
import { dayIn, localTimeZone } from './date-time.ts';

const minute = 60_000;
const dayMs = 86_400_000;

/** Minutes before a start from which Join is the primary action. */
const nearMinutes = 10;

export interface Start {
  /** 'Starts in 2 h 10 min', 'Starts tomorrow', 'On now'. */
  readonly words: string;
  /** It is running, or about to start. */
  readonly isNear: boolean;
}

/**
 * Returns the time until a start in words; null once it has ended, or without a date. From 24 hours on
 * it counts calendar days in a time zone, the browser's by default.
 */
export function startsIn(start: string, end: number, now: number, timeZone?: string): Start | null {
  const time = Date.parse(start);
  const left = time - now;
  if (Number.isNaN(left) || end <= now) return null;
  if (left <= 0) return { words: t`On now`, isNear: true };
  const minutes = Math.ceil(left / minute);
  const day = (each: number) => Date.parse(dayIn(each, timeZone ?? localTimeZone()));
  const days = minutes < 24 * 60 ? 0 : (day(time) - day(now)) / dayMs;
  // A day on which clocks go back has 25 hours.
  if (days < 1) return { words: startsWithinADay(minutes), isNear: minutes <= nearMinutes };
  const inDays = plural(days, { one: 'Starts in # day', other: 'Starts in # days' });
  return { words: days === 1 ? t`Starts tomorrow` : inDays, isNear: false };
}

function startsWithinADay(total: number): string {
  if (total <= nearMinutes) return plural(total, { one: 'Starts in # minute', other: 'Starts in # minutes' });
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return t`Starts in ${minutes} min`;
  return minutes === 0 ? t`Starts in ${hours} h` : t`Starts in ${hours} h ${minutes} min`;
}
