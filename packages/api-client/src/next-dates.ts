import type { Event } from './types.ts';

/** Returns events, sorted by start, with only the next date of each series. */
export function nextDatesOf(events: readonly Event[]): Event[] {
  const shown = new Set<string>();
  return events.filter(({ series }) => {
    if (series === undefined) return true;
    const isNext = !shown.has(series._id);
    shown.add(series._id);
    return isNext;
  });
}
