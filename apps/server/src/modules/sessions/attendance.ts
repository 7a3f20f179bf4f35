import type { AttendanceAnswer, AttendanceState } from '@skill-exchange/api-client/types';
import { endOf } from './status.ts';

/** How long after its end a session's attendance can be reported. */
export const attendanceMs = 7 * 24 * 60 * 60 * 1000;

interface AttendedSession {
  date: Date;
  duration_minutes: number;
  cancelled_at: Date | null;
  agreed_at: Date | null;
  one_id: string;
  two_id: string;
  said_by_one: AttendanceAnswer | null;
  said_by_two: AttendanceAnswer | null;
}

/** Returns a session's attendance for one member; undefined when nobody is asked. */
export function attendanceOf(session: AttendedSession, memberId: string, now: Date): AttendanceState | undefined {
  const since = now.getTime() - endOf(session).getTime();
  if (session.agreed_at === null || session.cancelled_at !== null || since < 0) return undefined;
  const { one_id, two_id, said_by_one, said_by_two } = session;
  const answer = memberId === one_id ? said_by_one : said_by_two;
  const isDisputed =
    said_by_one !== null &&
    said_by_two !== null &&
    whoMissed(said_by_one, one_id, two_id) !== whoMissed(said_by_two, two_id, one_id);
  return { ...(answer !== null && { answer }), canAnswer: since < attendanceMs, isDisputed };
}

/** Returns the member who did not come, according to one of the two; null when both came. */
function whoMissed(answer: AttendanceAnswer, by: string, other: string): string | null {
  if (answer === 'held') return null;
  return answer === 'iMissed' ? by : other;
}
