/** How long hosts can take a decision back before its member is notified: longer than the app's ten seconds. */
export const undoMs = 60_000;

/** Returns until when a decision can be taken back. */
export const undoUntil = (now: Date) => new Date(now.getTime() + undoMs);
