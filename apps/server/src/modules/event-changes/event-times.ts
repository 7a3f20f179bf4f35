const dayMs = 24 * 60 * 60 * 1000;

/**
 * The end of an edited event. One that is not after the start keeps its time of day (UTC) and is moved to the first
 * such moment after the start: for two times of one day, to the next day.
 */
export function endAfter(start: Date, end: Date): Date {
  if (end > start) return end;
  const missing = start.getTime() - end.getTime();
  return new Date(end.getTime() + (Math.floor(missing / dayMs) + 1) * dayMs);
}

/**
 * The day (`YYYY-MM-DD`) that the host has named, moved by as many days (UTC) as the start. Where the host lives it may
 * be the day before or after the start's in UTC, and an edit does not name it anew.
 */
export function movedDay(day: string, from: Date, to: Date): Date {
  const days = Math.floor(to.getTime() / dayMs) - Math.floor(from.getTime() / dayMs);
  return new Date(Date.parse(day) + days * dayMs);
}
