/** Default length in minutes: members trade an hour for an hour. */
export const usualMinutes = 60;

type Timed = { date: string; durationMinutes?: number };

/** Returns when a session ends, in milliseconds. */
export function sessionEnd({ date, durationMinutes = usualMinutes }: Timed): number {
  return Date.parse(date) + durationMinutes * 60_000;
}
