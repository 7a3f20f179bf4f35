import type { HoursOfWeek, PartOfDay } from '@skill-exchange/api-client/types';
import { standardOffset } from '../../zones.ts';

const hoursOfWeek = 7 * 24;
const weekMinutes = hoursOfWeek * 60;

/** The block length of `member_search.free`, in hours. */
const blockHours = 4;

/** The first hour of each part of the day, and the hour after its last. */
export const partsOfDay = { mornings: [6, 12], afternoons: [12, 18], evenings: [18, 24] } as const;

export const everyPart = ['mornings', 'afternoons', 'evenings'] as const satisfies PartOfDay[];

export interface HoursMask {
  /** A bit for each hour of a week in UTC, as in `member_search.hours`. */
  mask: string;
  /** The blocks that contain at least one of these hours. */
  blocks: number[];
}

export const everyHours = (['weekday', 'weekend'] as const).flatMap((days) =>
  everyPart.map((part): HoursOfWeek => `${days}-${part}`),
);

/** Returns the UTC hours of a week whose middle is in a part of the week, by the standard time of a zone. */
export function maskOf(hours: HoursOfWeek, timeZone: string): HoursMask {
  const offset = standardOffset(timeZone);
  const [days, part] = hours.split('-') as ['weekday' | 'weekend', PartOfDay];
  const [from, to] = partsOfDay[part];
  const slots = Array.from({ length: hoursOfWeek }, (_, slot) => {
    const minute = (slot * 60 + 30 + offset + weekMinutes) % weekMinutes;
    const isWeekend = minute >= 5 * 24 * 60;
    const hour = (minute / 60) % 24;
    return isWeekend === (days === 'weekend') && from <= hour && hour < to;
  });
  const blocks = slots.flatMap((isIn, slot) => (isIn ? [Math.floor(slot / blockHours)] : []));
  return { mask: slots.map(Number).join(''), blocks: [...new Set(blocks)] };
}
