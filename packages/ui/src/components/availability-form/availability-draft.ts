import { t } from '@lingui/core/macro';
import type { Availability } from '@skill-exchange/api-client/types';
import { localTimeZone } from '../../lib/time/date-time.ts';
import { isDay } from '../../lib/time/meeting-times.ts';
import { weekdays } from '../../lib/time/weekdays.ts';

/** A range of a day, 'HH:MM' in the member's own time zone; '24:00' is the end of the day. */
export interface HoursDraft {
  from: string;
  to: string;
}

interface DayDraft {
  hours: HoursDraft[];
}

export interface AvailabilityDraft {
  /** IANA name. */
  timeZone: string;
  /** Seven, Monday first. */
  days: DayDraft[];
  /** 'YYYY-MM-DD'. */
  daysOff: string[];
  /** Picked but not added yet, or empty. */
  nextDayOff: string;
  /** The last of several days off from `nextDayOff` on; empty for one day. */
  lastDayOff: string;
  bufferMinutes: string;
  noticeHours: string;
  /** Empty for any number. */
  maxPerWeek: string;
}

/** Returns the form's values, without days off before `today` ('YYYY-MM-DD'). */
export function draftOf(availability: Availability | null, today: string): AvailabilityDraft {
  const { timeZone, weekly, daysOff = [], bufferMinutes, noticeHours, maxPerWeek } = availability ?? none();
  return {
    timeZone,
    days: weekdays.map((_name, day) => ({
      hours: weekly
        .filter(({ weekday }) => weekday === day + 1)
        .map(({ from, to }) => ({ from, to }))
        .sort(byStart),
    })),
    daysOff: daysOff.filter((day) => day >= today).sort(),
    nextDayOff: '',
    lastDayOff: '',
    bufferMinutes: String(bufferMinutes ?? 0),
    noticeHours: String(noticeHours ?? 0),
    maxPerWeek: String(maxPerWeek ?? ''),
  };
}

const none = (): Availability => ({ timeZone: localTimeZone(), weekly: [] });

/** Returns the values to save, including days off that were picked but not added. */
export function toAvailability(draft: AvailabilityDraft): Availability {
  return {
    timeZone: draft.timeZone,
    weekly: draft.days.flatMap(({ hours }, day) =>
      [...hours].sort(byStart).map(({ from, to }) => ({ weekday: day + 1, from, to })),
    ),
    daysOff: withNextDaysOff(draft),
    bufferMinutes: Number(draft.bufferMinutes),
    noticeHours: Number(draft.noticeHours),
    maxPerWeek: draft.maxPerWeek === '' ? null : Number(draft.maxPerWeek),
  };
}

/** The fields of days off. */
export type DaysOffDraft = Pick<AvailabilityDraft, 'daysOff' | 'nextDayOff' | 'lastDayOff'>;

/** Returns the days off with those that were picked. */
export function withNextDaysOff({ daysOff, nextDayOff, lastDayOff }: DaysOffDraft): string[] {
  if (nextDayOff === '') return daysOff;
  return [...new Set([...daysOff, ...daysFrom(nextDayOff, lastDayOff || nextDayOff)])].sort();
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last && days.length <= maxDaysAhead; day = dayAfter(day)) days.push(day);
  return days;
}

const dayMs = 86_400_000;

function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days ahead a day off is at most. */
const maxDaysAhead = 366;

/** The contract's maximum of days off. */
const maxDaysOff = 100;

/** Returns the error of the first day off that was picked; undefined without one. */
export function firstDayOffProblem(draft: DaysOffDraft, today: string): string | undefined {
  const { nextDayOff, lastDayOff } = draft;
  if (nextDayOff === '') return lastDayOff === '' ? undefined : t`Pick the first day, too.`;
  if (!isDay(nextDayOff)) return t`Please select a valid date.`;
  if (nextDayOff < today) return t`This day has passed. Pick a later one.`;
  if (nextDayOff > dayAfter(today, maxDaysAhead)) return t`Pick a day within a year.`;
  if (lastDayOffProblem(draft, today) !== undefined || withNextDaysOff(draft).length <= maxDaysOff) return undefined;
  return t`That’s more than ${maxDaysOff} days off. Pick fewer, or remove some first.`;
}

/** Returns the error of the last day off that was picked; undefined without one. */
export function lastDayOffProblem({ nextDayOff, lastDayOff }: DaysOffDraft, today: string): string | undefined {
  if (lastDayOff === '' || nextDayOff === '') return undefined;
  if (!isDay(lastDayOff)) return t`Please select a valid date.`;
  if (lastDayOff < nextDayOff) return t`The last day is before the first. Pick a later one.`;
  if (lastDayOff > dayAfter(today, maxDaysAhead)) return t`Pick a day within a year.`;
  return undefined;
}

/** Groups sorted days into their first and last days in a row. */
export function rangesOf(days: readonly string[]): { first: string; last: string }[] {
  const ranges: { first: string; last: string }[] = [];
  for (const day of days) {
    const range = ranges.at(-1);
    if (range !== undefined && isDay(range.last) && dayAfter(range.last) === day) range.last = day;
    else ranges.push({ first: day, last: day });
  }
  return ranges;
}

/** Returns the error of a range. If two overlap, the later one in the list has the error. */
export function hoursProblem(hours: readonly HoursDraft[], index: number): string | undefined {
  const own = hours[index];
  if (own === undefined) return undefined;
  if (own.to === own.from) return t`The end must be later than the start.`;
  if (own.to < own.from)
    return t`The end must be later than the start. Past midnight? End at midnight, and go on with the next day.`;
  const overlaps = hours.slice(0, index).some(({ from, to }) => own.from < to && from < own.to);
  return overlaps ? t`These hours overlap with others of the same day.` : undefined;
}

/** Returns the index of the first invalid range of a day; -1 if all are valid. */
export function firstProblem(hours: readonly HoursDraft[]): number {
  return hours.findIndex((_each, index) => hoursProblem(hours, index) !== undefined);
}

/** Default ranges of a day, also used for added rows. */
const usualHours: readonly HoursDraft[] = [
  { from: '18:00', to: '21:00' },
  { from: '09:00', to: '12:00' },
  { from: '13:00', to: '17:00' },
  { from: '07:00', to: '08:30' },
];

/** Returns hours for a new row: the first default that the day does not have yet. */
export function nextHours(hours: readonly HoursDraft[]): HoursDraft {
  const fits = usualHours.find((usual) => hoursProblem([...hours, usual], hours.length) === undefined);
  return { ...(fits ?? { from: '21:00', to: '22:00' }) };
}

const byStart = (one: HoursDraft, other: HoursDraft) => one.from.localeCompare(other.from);
