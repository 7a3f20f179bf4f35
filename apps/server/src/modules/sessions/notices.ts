import type { NotificationDetails } from '../../db/tables/notifications.ts';
import type { Notice } from '../notifications/repository.ts';

type SessionKind =
  | 'sessionPlanned'
  | 'sessionProposed'
  | 'sessionSuggested'
  | 'sessionAnswered'
  | 'sessionChanged'
  | 'sessionCanceled';

/** Returns the notification of a session for the other member. */
export function noticeOf(
  kind: SessionKind,
  { sessionId, by, to, date }: { sessionId: string; by: string; to: string; date: Date },
  words: Pick<NotificationDetails, 'change' | 'changes' | 'reason' | 'movedFrom' | 'times'> = {},
): Notice {
  return { kind, subject: sessionId, to: [to], actor: by, details: { startsAt: date.toISOString(), ...words } };
}
