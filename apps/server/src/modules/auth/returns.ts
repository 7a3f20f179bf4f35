const dayMs = 24 * 3_600_000;

/** A member who was not here for this many days comes back. */
const absenceDays = 21;

/** Returns the latest day (UTC) of a last visit after which a visit now is a return. */
export const lastDayAway = (now: Date): string =>
  new Date(now.getTime() - absenceDays * dayMs).toISOString().slice(0, 10);
