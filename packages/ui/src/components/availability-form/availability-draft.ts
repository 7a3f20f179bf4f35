import type { Availability } from '@skill-exchange/api-client/types';
import { localTimeZone } from '../../lib/date-time.ts';
import { weekdays } from '../../lib/weekdays.ts';

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
    bufferMinutes: String(bufferMinutes ?? 0),
    noticeHours: String(noticeHours ?? 0),
    maxPerWeek: String(maxPerWeek ?? ''),
  };
}

const none = (): Availability => ({ timeZone: localTimeZone(), weekly: [] });

/** Returns the values to save, including a day off that was picked but not added. */
export function toAvailability(draft: AvailabilityDraft): Availability {
  return {
    timeZone: draft.timeZone,
    weekly: draft.days.flatMap(({ hours }, day) =>
      [...hours].sort(byStart).map(({ from, to }) => ({ weekday: day + 1, from, to })),
    ),
    daysOff: withNextDayOff(draft),
    bufferMinutes: Number(draft.bufferMinutes),
    noticeHours: Number(draft.noticeHours),
    maxPerWeek: draft.maxPerWeek === '' ? null : Number(draft.maxPerWeek),
  };
}

export function withNextDayOff({ daysOff, nextDayOff }: Pick<AvailabilityDraft, 'daysOff' | 'nextDayOff'>): string[] {
  return nextDayOff === '' ? daysOff : [...new Set([...daysOff, nextDayOff])].sort();
}

/** Returns the error of a range. If two overlap, the later one in the list has the error. */
export function hoursProblem(hours: readonly HoursDraft[], index: number): string | undefined {
  const own = hours[index];
  if (own === undefined) return undefined;
  if (own.to === own.from) return 'The end must be later than the start.';
  if (own.to < own.from)
    return 'The end must be later than the start. Past midnight? End at midnight, and go on with the next day.';
  const overlaps = hours.slice(0, index).some(({ from, to }) => own.from < to && from < own.to);
  return overlaps ? 'These hours overlap with others of the same day.' : undefined;
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
