/** Durations in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Returns the instant at the UTC time `at` (`HH:MM`), `days` after the UTC day of `now`. */
export function instantOn(now: Date, days: number, at: string): Date {
  const midnight = now.getTime() - (now.getTime() % day);
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return new Date(midnight + days * day + hours * hour + minutes * minute);
}

/** Returns the instant `milliseconds` before `moment`, or after it when negative. */
export function before(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() - milliseconds);
}

/** Returns the earliest of several instants. */
export function earliest(...moments: readonly Date[]): Date {
  return new Date(Math.min(...moments.map((moment) => moment.getTime())));
}
