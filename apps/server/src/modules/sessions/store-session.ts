import { notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { storeOnce } from '../../db/store-once.ts';
import { requireNoLimit } from '../auth/require-not-limited.ts';
import type { Notice } from '../notifications/repository.ts';
import { insertSession, lockToPlan, type NewSessionRow, type StoredSession } from './new-session-repository.ts';
import { requireNewSession } from './own-session.ts';
import type { SessionRow } from './repository.ts';
import type { SessionOfferState } from './status.ts';

export interface NewSessionCall {
  row: NewSessionRow;
  offer?: SessionOfferState;
  /** For user two. */
  notice: Omit<Notice, 'subject'>;
  /** The Idempotency-Key; null without one. */
  key: string | null;
  body: object;
}

/**
 * Stores a session and notifies user two, once per key.
 *
 * @throws ApiError 403 while user one is restricted, 404 when they may not find user two, 409 when the key was used for
 * another session, 429 past the limit of the pair.
 */
export async function storeSession(
  context: AppContext,
  { row, offer, notice, key, body }: NewSessionCall,
): Promise<SessionRow & Partial<Pick<StoredSession, 'two_away_until'>>> {
  const { userOne, userTwo, createdAt: now } = row;
  let stored: StoredSession | undefined;
  const id = await storeOnce(
    context,
    {
      memberId: userOne,
      thing: 'session',
      key,
      body,
      check: async (trx) => {
        const { limitedUntil, isFound } = await lockToPlan(trx, userOne, userTwo, now);
        requireNoLimit(limitedUntil);
        if (!isFound) throw notFound('User');
      },
    },
    async (trx, notify) => {
      await context.limits.consume('sessions-with-one-member', { pair: `${userOne} ${userTwo}` });
      stored = await insertSession(trx, row, { notice, ...(offer && { offer }) });
      if (stored === undefined) throw notFound('User');
      await notify.written({ ...notice, subject: stored.id }, stored.told);
      return stored.id;
    },
  );
  return stored?.id === id ? stored : await requireNewSession(context.db, id, userOne);
}
