import { addDays } from './calendar-days.ts';
import { formatterByZone } from './date-time.ts';
import { clockAt } from './wall-time.ts';

export type WeekLook = 'free' | 'session' | 'asked' | 'joined' | 'hosted';

/** Something that takes time in a week. */
export interface WeekItem {
  id: string;
  look: WeekLook;
  title: string;
  /** 'needs you', 'host'. */
  note?: string | undefined;
  href?: string | undefined;
  startsAt: string;
  endsAt: string;
}

/** The part of an item on one day, in minutes after midnight. */
export interface Span {
  item: WeekItem;
  from: number;
  to: number;
  /** How many earlier parts of the same kind it overlaps. */
  depth: number;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const dayMinutes = 24 * 60;

/** Returns the parts of a day in a time zone, earliest first. An item that ends at midnight is not on the next day. */
export function spansOf(items: readonly WeekItem[], day: string, timeZone: string): Span[] {
  const spans: Span[] = [];
  const sorted = items.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  for (const item of sorted) {
    const start = clockAt(item.startsAt, timeZone);
    const end = clockAt(item.endsAt, timeZone);
    if (start.day > day || end.day < day) continue;
    const from = start.day < day ? 0 : minutesOf(start.time);
    const to = end.day > day ? dayMinutes : minutesOf(end.time);
    if (to <= from) continue;
    const isFree = item.look === 'free';
    const depth = spans.filter((span) => (span.item.look === 'free') === isFree && span.to > from).length;
    spans.push({ item, from, to, depth });
  }
  return spans;
}

/** Returns the first and the last full hour that a week shows: at least 9 AM to 9 PM. */
export function hoursOf(spans: readonly Span[]): { first: number; last: number } {
  const first = Math.min(9, ...spans.map(({ from }) => Math.floor(from / 60)));
  const last = Math.max(21, ...spans.map(({ to }) => Math.ceil(to / 60)));
  return { first, last };
}

/** Returns the seven days of the week from its first. */
export const weekFrom = (start: string) => Array.from({ length: 7 }, (_, index) => addDays(start, index));

const weekdayIn = {
  short: formatterByZone({ weekday: 'short' }),
  narrow: formatterByZone({ weekday: 'narrow' }),
};

/** Returns 'Mon', or 'M'. */
export const weekdayOf = (day: string, style: 'short' | 'narrow' = 'short') =>
  weekdayIn[style]('UTC').format(Date.parse(day));
