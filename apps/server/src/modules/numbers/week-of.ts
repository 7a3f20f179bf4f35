const dayMs = 24 * 3_600_000;

/** Returns the Monday (UTC) of an instant's week, as `YYYY-MM-DD`. */
export function weekOf(instant: Date): string {
  const days = Math.floor(instant.getTime() / dayMs);
  // The first day of 1970 was a Thursday.
  return dayOf((days - ((days + 3) % 7)) * dayMs);
}

/** Returns the Monday this many weeks after another one, or before it when negative. */
export function weeksAfter(monday: string, weeks: number): string {
  return dayOf(Date.parse(monday) + weeks * 7 * dayMs);
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
