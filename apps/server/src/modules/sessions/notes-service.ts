import type { NewSessionNotes, SessionNotes } from '@skill-exchange/api-client/types';
import { conflict } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { findNotes, type SessionNotesRow, saveNotes } from './notes-repository.ts';
import { requireNotCanceled } from './offer-rules.ts';
import { requireOwnSession } from './own-session.ts';

/** Presents the notes of a session to both its members. */
export function presentNotes(row: SessionNotesRow | undefined): SessionNotes {
  if (row === undefined) return { text: '', version: 0 };
  const { text, version, updated_at, updated_by } = row;
  return { text, version, updatedAt: updated_at.toISOString(), updatedBy: updated_by };
}

/**
 * Saves the notes of a session. A repeated save succeeds, since the text is the same.
 *
 * @throws ApiError 403 to others, 409 once the session is canceled, and with the current notes when their version
 * differs from the one the member has seen.
 */
export async function saveSessionNotes(
  context: AppContext,
  memberId: string,
  id: string,
  { text, version: seen }: NewSessionNotes,
): Promise<SessionNotes> {
  const session = await requireOwnSession(context, memberId, id);
  const now = context.clock();
  requireNotCanceled(session, now);
  const saved = await saveNotes(context.db, { sessionId: session.id, memberId, text, seen }, now);
  if (saved !== undefined) return presentNotes(saved);
  const current = presentNotes(await findNotes(context.db, session.id));
  if (current.text === text) return current;
  const message = 'These notes have changed since you opened them. Your text is still here.';
  throw conflict('changed_meanwhile', message, { fields: { notes: current } });
}
