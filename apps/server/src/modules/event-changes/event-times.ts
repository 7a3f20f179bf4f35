const day = 24 * 60 * 60 * 1000;

/**
 * The end of an edited event. One that is not after the start keeps its time of day (UTC) and is moved to the first
 * such moment after the start: for two times of one day, to the next day.
 */
export function endAfter(start: Date, end: Date): Date {
  if (end > start) return end;
  const missing = start.getTime() - end.getTime();
  return new Date(end.getTime() + (Math.floor(missing / day) + 1) * day);
}
