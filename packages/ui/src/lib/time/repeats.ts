import { t } from '@lingui/core/macro';
import type { Repeat } from '@skill-exchange/api-client/types';
import { formatDate } from './date-time.ts';
import { weekdayName } from './weekdays.ts';

/** The fields of a repetition, as typed. */
export interface RepeatDraft {
  every: Repeat['every'] | '';
  dates: string;
  /** The last possible day 'YYYY-MM-DD' or empty; undefined where the number of dates counts. */
  until?: string | undefined;
}

/** The numbers of dates of a series, as in the contract. */
export const fewestDates = 2;
export const mostDates = 52;

/** Returns an error message for a draft whose first day is 'YYYY-MM-DD' or empty. */
export function repeatError(draft: RepeatDraft, day: string): string | undefined {
  const { every, until } = draft;
  if (every === '') return undefined;
  if (until !== undefined) return untilError({ every, until }, day);
  const count = Number(draft.dates);
  const isValid = Number.isInteger(count) && count >= fewestDates && count <= mostDates;
  return isValid ? undefined : t`Choose between ${fewestDates} and ${mostDates} dates.`;
}

function untilError({ every, until }: { every: Repeat['every']; until: string }, day: string): string | undefined {
  if (parse(until) === undefined) return t`Choose the last day.`;
  // The form asks for the first day itself.
  if (parse(day) === undefined) return undefined;
  const second = lastRepeat(day, { every, dates: fewestDates });
  const secondDay = formatDate(second);
  if (until < second) return t`Choose ${secondDay} or later, when the second date is.`;
  const latest = lastRepeat(day, { every, dates: mostDates + 1 });
  const latestDay = formatDate(latest);
  return until < latest ? undefined : t`Choose a day before ${latestDay}: a series has at most ${mostDates} dates.`;
}

/** Returns the number of dates of a draft without an error; at most one more than a series can have. */
export function countOfDates({ every, dates, until }: RepeatDraft, day: string): number {
  if (every === '') return 1;
  if (until === undefined) return Number(dates);
  let count = 1;
  while (count <= mostDates && lastRepeat(day, { every, dates: count + 1 }) <= until) count += 1;
  return count;
}

const dayMs = 86_400_000;

/** Describes when a day 'YYYY-MM-DD' repeats, such as "Every Tuesday"; empty for an invalid day. */
export function repeatInWords(day: string, every: Repeat['every']): string {
  const first = parse(day);
  if (first === undefined) return '';
  const weekday = weekdayName((first.getUTCDay() + 6) % 7);
  if (every === 'month') return monthlyInWords(nthOf(first), weekday);
  return every === 'week' ? t`Every ${weekday}` : t`Every two weeks on ${weekday}`;
}

function monthlyInWords(nth: number, weekday: string): string {
  if (nth === 1) return t`Every first ${weekday} of the month`;
  if (nth === 2) return t`Every second ${weekday} of the month`;
  if (nth === 3) return t`Every third ${weekday} of the month`;
  return nth === 4 ? t`Every fourth ${weekday} of the month` : t`Every last ${weekday} of the month`;
}

/** Returns the last of several days 'YYYY-MM-DD' that repeat; empty for an invalid day. */
export function lastRepeat(day: string, { every, dates }: Pick<Repeat, 'every' | 'dates'>): string {
  const first = parse(day);
  if (first === undefined) return '';
  if (every === 'month') return dayOf(monthly(first, dates - 1));
  return dayOf(new Date(first.getTime() + (dates - 1) * (every === 'week' ? 7 : 14) * dayMs));
}

/** Returns the same weekday of a later month; a fifth one is the last. */
function monthly(first: Date, months: number): Date {
  const start = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1));
  const nth = nthOf(first);
  const offset = (first.getUTCDay() - start.getUTCDay() + 7) % 7;
  const found = new Date(start.getTime() + (offset + (nth - 1) * 7) * dayMs);
  return found.getUTCMonth() === start.getUTCMonth() ? found : new Date(found.getTime() - 7 * dayMs);
}

/** Returns the number of a weekday in its month, from 1 to 5. */
function nthOf(day: Date): number {
  return Math.ceil(day.getUTCDate() / 7);
}

function parse(day: string): Date | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
