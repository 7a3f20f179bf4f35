import type { NotificationDetails } from '../../db/schema.ts';
import type { Notice } from '../notifications/repository.ts';

type SessionKind =
  | 'sessionPlanned'
  | 'sessionProposed'
  | 'sessionSuggested'
  | 'sessionAnswered'
  | 'sessionChanged'
  | 'sessionCanceled';

/** What the other member is told of a session. */
export function noticeOf(
  kind: SessionKind,
  { sessionId, by, to, date }: { sessionId: string; by: string; to: string; date: Date },
  words: Pick<NotificationDetails, 'change' | 'reason'> = {},
): Notice {
  return { kind, subject: sessionId, to: [to], actor: by, details: { startsAt: date.toISOString(), ...words } };
}
