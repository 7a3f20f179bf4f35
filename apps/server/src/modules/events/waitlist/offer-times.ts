const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Within this time before the start no places are held: first come, first served. */
export const firstComeMs = hourMs;

/** Limits of the time to answer an offer. */
const longestMs = 12 * hourMs;
const shortestMs = 15 * minuteMs;

/** Returns whether free places are no longer held for members who wait. */
export function isFirstCome(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() <= firstComeMs;
}

/**
 * Returns the end of an offer whose notification waits for the end of quiet hours: as long after these as it would
 * have been, but not within the last hour before the start.
 */
export function offerEndAfter(heardAt: Date, startsAt: Date, now: Date): Date {
  const end = heardAt.getTime() + offerEnd(startsAt, now).getTime() - now.getTime();
  return new Date(Math.min(end, startsAt.getTime() - firstComeMs));
}

/** Returns the end of an offer made now: after 12 hours or a quarter of the time left, at least 15 minutes. */
export function offerEnd(startsAt: Date, now: Date): Date {
  const quarter = (startsAt.getTime() - now.getTime()) / 4;
  return new Date(now.getTime() + Math.max(shortestMs, Math.min(longestMs, quarter)));
}
