const dayMs = 24 * 3_600_000;

/** How long members may appeal, in days. */
const appealDays = 20;

/** Until when a decision can be appealed. */
export function appealEnd(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + appealDays * dayMs);
}

/** So many days from now. */
export function daysOn(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}
