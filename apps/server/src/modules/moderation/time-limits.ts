const dayMs = 24 * 3_600_000;

/** The appeal period, in days. */
export const appealDays = 20;

/** Returns the end of a decision's appeal period. */
export function appealEnd(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + appealDays * dayMs);
}

/** Returns the instant after which a decision was made that can be appealed against now. */
export function appealableAfter(now: Date): Date {
  return daysOn(now, -appealDays);
}

/** Returns the instant `days` from now. */
export function daysOn(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}
