import type { AttendanceAnswer } from '@skill-exchange/api-client/types';
import { conflict } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { readNotificationsOf } from '../notifications/service.ts';
import { attendanceMs } from './attendance.ts';
import { saveAnswer } from './attendance-repository.ts';
import { requireOwnSession } from './own-session.ts';
import type { SessionRow } from './repository.ts';
import { sessionStatus } from './status.ts';

/**
 * Reports whether a session took place; the latest report counts. Removes the question from the
 * member's notifications.
 *
 * @throws ApiError 403 to others, 409 for a session that has not ended, was canceled, never agreed to, or ended too
 * long ago.
 */
export async function sayAttendance(
  context: AppContext,
  memberId: string,
  id: string,
  answer: AttendanceAnswer,
): Promise<SessionRow> {
  const { id: sessionId } = await requireOwnSession(context, memberId, id);
  const now = context.clock();
  const since = new Date(now.getTime() - attendanceMs);
  const isSaved = await saveAnswer(context.db, { sessionId, memberId, answer }, { now, since });
  const session = await requireOwnSession(context, memberId, sessionId);
  if (!isSaved) throw whyClosed(session, now);
  await readNotificationsOf(context, memberId, 'sessionOver', sessionId);
  context.broadcaster.emitNotifications([memberId]);
  return session;
}

function whyClosed(session: SessionRow, now: Date) {
  const status = sessionStatus(session, now);
  if (status === 'Cancelled') return conflict('session_canceled', 'This session is already canceled.');
  if (status === 'Scheduled') return conflict('session_not_over', 'This session has not taken place yet.');
  if (session.agreed_at === null)
    return conflict('not_agreed', 'You can only report attendance for sessions you both agreed to.');
  return conflict('attendance_closed', 'You can report attendance until 7 days after the session.', {
    params: { limit: 7 },
  });
}
