import type { Session } from '@skill-exchange/api-client/types';
import { AttendanceQuestion } from '@skill-exchange/ui/components/attendance-question';
import { useAttendance } from './use-attendance.ts';

type SessionAttendanceProps = { session: Session; otherName: string };

/** Asks whether a session took place; renders nothing if there is no question. */
export function SessionAttendance({ session: { _id, attendance }, otherName }: SessionAttendanceProps) {
  const { answer, pendingAnswer } = useAttendance(_id);
  if (attendance === undefined) return null;
  return (
    <AttendanceQuestion attendance={attendance} otherName={otherName} pendingAnswer={pendingAnswer} onAnswer={answer} />
  );
}
