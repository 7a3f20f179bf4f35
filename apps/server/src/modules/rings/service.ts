import type { NewRing } from '@skill-exchange/api-client/types';
import { conflict, invalid } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { storeOnce } from '../../db/store-once.ts';
import { type Page, type PageRequest, readPage } from '../../paging.ts';
import { requireNotLimited } from '../auth/require-not-limited.ts';
import { requireVerified } from '../auth/require-verified.ts';
import { seatsOfKey } from '../matches/match-key.ts';
import { declinedForMs, noMatch, requireMatch } from '../matches/service.ts';
import { inNotifyingTransaction } from '../notifications/notify.ts';
import { lockMembers } from '../users/repository.ts';
import { askNotice, changeNotice } from './notices.ts';
import * as rings from './repository.ts';
import { openMs } from './state.ts';

/** Maximum number of open rings that one member has proposed. */
const maxOpen = 5;

/** Returns the rings in which a member has a seat, in all states, newest first. */
export async function ringsOf(
  context: AppContext,
  memberId: string,
  request: PageRequest,
): Promise<Page<rings.RingRow>> {
  return await readPage(request, {
    kinds: ['number'],
    keyOf: (row: rings.RingRow) => [row.seq],
    read: (before, rows) => rings.findRingsOf(context.db, memberId, { before: before?.[0] ?? null, rows }),
  });
}

/**
 * Proposes a ring from the member's matches, and accepts it for the member.
 *
 * @throws ApiError 400 for a swap, 404 if the member has no such match, 409 if the ring is open or was declined, the
 * member has too many, or the key was used for another ring.
 */
export async function proposeRing(
  context: AppContext,
  memberId: string,
  { key, note = '' }: NewRing,
  idempotencyKey: string | null,
): Promise<rings.RingRow> {
  await requireVerified(context, memberId);
  await requireNotLimited(context, memberId);
  const seats = seatsOfKey(key, memberId);
  if (seats?.length === 2) throw invalid('key', 'must be that of a ring');
  const call = { memberId, thing: 'ring', key: idempotencyKey, body: { key, note } } as const;
  const id = await storeOnce(context, call, async (trx, notify) => {
    // The locks prevent that one of them leaves, blocks another one or changes their skills.
    const others = (seats ?? []).map((seat) => seat.memberId).filter((other) => other !== memberId);
    await lockMembers(trx, [memberId, ...others]);
    const now = context.clock();
    await requireMatch({ ...context, db: trx }, memberId, key);
    await requireFree(trx, memberId, key, now);
    const ringId = await rings.insertRing(trx, {
      key,
      startedBy: memberId,
      note: note.trim(),
      now,
      expiresAt: new Date(now.getTime() + openMs),
      seats: seats ?? [],
    });
    const about = { ring: { id: ringId }, to: others, by: memberId };
    await notify(askNotice(others.length + 1, note.trim(), about));
    return ringId;
  });
  const ring = await rings.findRing(context.db, id, memberId);
  // A block has hidden it since.
  if (ring === undefined) throw noMatch();
  return ring;
}

async function requireFree(
  trx: Parameters<typeof rings.isTaken>[0],
  memberId: string,
  key: string,
  now: Date,
): Promise<void> {
  if (await rings.isTaken(trx, key, now)) throw conflict('ring_open', 'This ring is already waiting for answers.');
  const since = new Date(now.getTime() - declinedForMs);
  if ((await rings.findDeclined(trx, [{ memberId, key }], since)).size > 0)
    throw conflict('ring_declined', 'Somebody declined this ring in the last 90 days. Choose another one.', {
      params: { limit: 90 },
    });
  if ((await rings.countOpen(trx, memberId, now)) >= maxOpen)
    throw conflict('too_many_rings', 'You have five open rings. Wait for their answers, or leave one.');
}

/** Deletes declines once the ring may be proposed again. */
export async function removeOldDeclines({ db, clock }: AppContext): Promise<void> {
  await rings.deleteDeclinesBefore(db, new Date(clock().getTime() - declinedForMs));
}

/** Notifies the members of expired rings. A ring expires by its time, even before the notification. */
export async function tellExpired(context: AppContext): Promise<void> {
  const tellSome = () =>
    inNotifyingTransaction(context, async (trx, notify) => {
      const expired = await rings.claimExpired(trx, context.clock());
      for (const { id, memberIds } of expired) {
        const change = 'Your ring expired before everybody accepted it';
        await notify(changeNotice(change, { ring: { id }, to: memberIds, by: null }));
      }
      return expired.length;
    });
  while ((await tellSome()) > 0);
}
