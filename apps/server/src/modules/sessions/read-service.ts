import type { Session } from '@skill-exchange/api-client/types';
import type { AppContext } from '../../context.ts';
import { historyOf } from './history.ts';
import { findNotes } from './notes-repository.ts';
import { presentNotes } from './notes-service.ts';
import { findOffersOf } from './offer-repository.ts';
import { requireOwnSession } from './own-session.ts';
import { presentSession } from './present-session.ts';

/**
 * Returns one of the member's sessions with notes and history.
 * @throws ApiError 403 to others, 404 without such a session.
 */
export async function readSession(context: AppContext, memberId: string, id: string): Promise<Session> {
  const row = await requireOwnSession(context, memberId, id);
  const notes = await findNotes(context.db, row.id);
  const offers = await findOffersOf(context.db, [row.id]);
  const now = context.clock();
  return {
    ...presentSession(row, memberId, now),
    notes: presentNotes(notes),
    history: historyOf(row, offers.get(row.id) ?? [], now),
  };
}
