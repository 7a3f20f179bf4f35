/** Minutes of a session without a length: members trade an hour for an hour. */
export const usualMinutes = 60;

type Timed = { date: string; durationMinutes?: number };

/** When a session is over, in milliseconds. */
export function sessionEnd({ date, durationMinutes = usualMinutes }: Timed): number {
  return Date.parse(date) + durationMinutes * 60_000;
}
