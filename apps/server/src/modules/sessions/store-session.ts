import { notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { storeOnce } from '../../db/store-once.ts';
import { requireNoLimit } from '../auth/require-not-limited.ts';
import type { Notice } from '../notifications/repository.ts';
import { type Absence, absenceOf, findAbsence } from '../users/find-absence.ts';
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

/** A new session, and the absence of its user two. */
export interface PlannedSession {
  session: SessionRow;
  absence: Absence | null;
}

/**
 * Stores a session and notifies user two, once per key. Returns it with user two's absence.
 *
 * @throws ApiError 403 while user one is restricted, 404 when they may not find user two, 409 when the key was used for
 * another session, 429 past the limit of the pair.
 */
export async function storeSession(
  context: AppContext,
  { row, offer, notice, key, body }: NewSessionCall,
): Promise<PlannedSession> {
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
  if (stored?.id !== id)
    return { session: await requireNewSession(context.db, id, userOne), absence: await findAbsence(context, userTwo) };
  return { session: stored, absence: absenceOf({ name: stored.two_name, away_until: stored.two_away_until }, now) };
}
