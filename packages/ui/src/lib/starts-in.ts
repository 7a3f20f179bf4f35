const minute = 60_000;

/** Minutes before a start from which joining is the next thing to do. */
const nearMinutes = 15;

export interface Start {
  /** 'Starts in 2 h 10 min', 'On now'. */
  readonly words: string;
  /** It is on, or about to begin. */
  readonly isNear: boolean;
}

/** Returns how far off a start is, in words; null once all is over, or without a date. */
export function startsIn(start: string, end: number, now: number): Start | null {
  const left = Date.parse(start) - now;
  if (Number.isNaN(left) || end <= now) return null;
  if (left <= 0) return { words: 'On now', isNear: true };
  const minutes = Math.ceil(left / minute);
  return { words: `Starts in ${duration(minutes)}`, isNear: minutes <= nearMinutes };
}

function duration(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}
