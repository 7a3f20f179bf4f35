import type { NewRingAnswer } from '@skill-exchange/api-client/types';
import type { Transaction } from 'kysely';
import { conflict } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { requireId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import { verifySeat } from '../matches/verify.ts';
import { inNotifyingTransaction, type Notify } from '../notifications/notify.ts';
import { agreedNotice, changeNotice } from './notices.ts';
import { ownRing, requireOwnRing } from './own-ring.ts';
import { insertDeclines, lockRing, type RingRow, type SeatRow, updateRing, updateSeat } from './repository.ts';
import { isOver, openMs, remaining } from './state.ts';

/** The result of each answer for a pending seat and for an accepted one; other seats cannot be answered. */
const outcomes = {
  accept: { waiting: 'accepted' },
  decline: { waiting: 'declined' },
  leave: { waiting: 'declined', accepted: 'left' },
} as const satisfies Record<NewRingAnswer['answer'], Partial<Record<SeatRow['answer'], SeatRow['answer']>>>;

/**
 * Accepts, declines or leaves a ring. The last acceptance makes it agreed.
 *
 * @throws ApiError 403 to members without a seat, 404 without such a ring, 409 if it has changed or ended, or the member has given
 * another answer.
 */
export async function answerRing(
  context: AppContext,
  memberId: string,
  id: string,
  { answer, version }: NewRingAnswer,
): Promise<RingRow> {
  const ringId = requireId(id, 'Ring');
  await inNotifyingTransaction(context, async (trx, notify) => {
    const ring = ownRing(await lockRing(trx, ringId, memberId), memberId);
    const seat = ring.seats.find(({ member_id }) => member_id === memberId);
    const now = context.clock();
    const outcomeOf: Partial<Record<string, SeatRow['answer']>> = outcomes[answer];
    // A repeated answer changes nothing.
    if (seat === undefined || Object.values(outcomeOf).includes(seat.answer)) return;
    if (isOver(ring, now)) throw conflict('ring_closed', 'This ring is no longer open.');
    if (version !== undefined && version !== ring.version)
      throw conflict('ring_changed', 'This ring has changed since. Look at it again.');
    const outcome = outcomeOf[seat.answer];
    if (outcome === undefined) throw conflict('ring_answered', 'You have already answered this ring.');
    await notify.markRead({ memberIds: [memberId], subject: ringId, kinds: ['ringAsked'] });
    if (outcome === 'accepted') {
      await requirePossible(trx, ring);
      await accept(trx, notify, { ring, seat, now });
    } else {
      await insertDeclines(trx, ring, now);
      await vacate(trx, notify, { ring, seat, answer: outcome === 'left' ? 'left' : 'declined', now });
    }
  });
  return await requireOwnRing(context, memberId, ringId);
}

/** @throws ApiError 409 if a member with a seat no longer offers or wants its skills. */
async function requirePossible(trx: Transaction<Database>, { seats }: RingRow): Promise<void> {
  for (const [index, { member_id: memberId, gives, answer }] of seats.entries()) {
    if (answer !== 'waiting' && answer !== 'accepted') continue;
    const receives = seats.at(index - 1)?.gives ?? '';
    if (await verifySeat(trx, { memberId, gives, receives })) continue;
    throw conflict('ring_changed', 'This ring is no longer possible: a member has removed one of its skills.');
  }
}

interface SeatChange {
  ring: RingRow;
  seat: SeatRow;
  now: Date;
}

async function accept(trx: Transaction<Database>, notify: Notify, { ring, seat, now }: SeatChange): Promise<void> {
  await updateSeat(trx, { ringId: ring.id, position: seat.position }, { answer: 'accepted', answered_at: now });
  const isAgreed = ring.seats.every((other) => other === seat || other.answer === 'accepted');
  await updateRing(trx, ring.id, isAgreed ? { agreed_at: now } : {});
  if (!isAgreed) return;
  await notify(agreedNotice({ ring, to: remaining(ring, seat.member_id), by: seat.member_id }));
}

/**
 * Empties a member's seat. The others keep their answers, and the time to ask somebody else starts again. A ring that
 * nobody else has accepted ends.
 */
export async function vacate(
  trx: Transaction<Database>,
  notify: Notify,
  { ring, seat, answer, now }: SeatChange & { answer: 'declined' | 'left' },
): Promise<void> {
  await updateSeat(trx, { ringId: ring.id, position: seat.position }, { answer, answered_at: now });
  const isHeld = ring.seats.some((other) => other !== seat && other.answer === 'accepted');
  const end = isHeld ? { expires_at: new Date(now.getTime() + openMs) } : { ended_at: now };
  await updateRing(trx, ring.id, { agreed_at: null, ...end });
  const did = answer === 'left' ? 'left your ring' : 'declined your ring';
  const change = isHeld ? `${did}. Ask somebody else to take the seat` : `${did}, and it has ended`;
  await notify(changeNotice(change, { ring, to: remaining(ring, seat.member_id), by: seat.member_id }));
}
