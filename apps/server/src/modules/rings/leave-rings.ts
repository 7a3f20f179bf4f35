import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Notify } from '../notifications/notify.ts';
import { vacate } from './answer-service.ts';
import { changeNotice } from './notices.ts';
import { lockOpenRingsTeaching, lockRingsOf, type RingRow, updateRing } from './repository.ts';
import { agreedForMs, isEmpty, remaining } from './state.ts';

/** Empties the seats of a member who leaves or is suspended. */
export async function leaveRings(
  trx: Transaction<Database>,
  notify: Notify,
  memberId: string,
  now: Date,
): Promise<void> {
  for (const ring of await ringsNow(trx, memberId, now)) {
    const seat = ring.seats.find(({ member_id }) => member_id === memberId);
    if (seat !== undefined && !isEmpty(seat)) await vacate(trx, notify, { ring, seat, answer: 'left', now });
  }
}

/** Ends the rings that contain two members after a block. The others are notified, without the reason. */
export async function endRingsBetween(
  trx: Transaction<Database>,
  notify: Notify,
  [one, other]: readonly [string, string],
  now: Date,
): Promise<void> {
  for (const ring of await ringsNow(trx, one, now)) {
    if (!ring.seats.some(({ member_id }) => member_id === other)) continue;
    const to = remaining(ring, one).filter((memberId) => memberId !== other);
    await endRing(trx, notify, { ring, to, now });
  }
}

/** Ends the open rings that teach a skill which is hidden: nobody can accept them any more. */
export async function endOpenRingsTeaching(
  trx: Transaction<Database>,
  notify: Notify,
  skillId: string,
  now: Date,
): Promise<void> {
  for (const ring of await lockOpenRingsTeaching(trx, skillId, now))
    await endRing(trx, notify, { ring, to: remaining(ring, null), now });
}

/** Ends a ring and notifies members without a reason. */
async function endRing(
  trx: Transaction<Database>,
  notify: Notify,
  { ring, to, now }: { ring: RingRow; to: readonly string[]; now: Date },
): Promise<void> {
  await updateRing(trx, ring.id, { ended_at: now });
  await notify(changeNotice('Your ring has ended', { ring, to, by: null }));
}

async function ringsNow(trx: Transaction<Database>, memberId: string, now: Date) {
  return await lockRingsOf(trx, memberId, { now, agreedSince: new Date(now.getTime() - agreedForMs) });
}
