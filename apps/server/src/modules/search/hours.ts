import type { HoursOfWeek, PartOfDay } from '@skill-exchange/api-client/types';
import { standardOffset } from '../../zones.ts';

const hoursOfWeek = 7 * 24;
const weekMinutes = hoursOfWeek * 60;

/** As in `member_search.free`. */
const blockHours = 4;

/** The first hour of each, and the one after its last. */
export const partsOfDay = { mornings: [6, 12], afternoons: [12, 18], evenings: [18, 24] } as const;

export const everyPart = ['mornings', 'afternoons', 'evenings'] as const satisfies PartOfDay[];

export interface HoursMask {
  /** A bit for each hour of a week in UTC, as in `member_search.hours`. */
  mask: string;
  /** The blocks of hours in which it has some. */
  blocks: number[];
}

export const everyHours = (['weekday', 'weekend'] as const).flatMap((days) =>
  everyPart.map((part): HoursOfWeek => `${days}-${part}`),
);

/** The hours of a week in UTC whose middle is in a part of the week on the clocks of a zone, by its standard time. */
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
