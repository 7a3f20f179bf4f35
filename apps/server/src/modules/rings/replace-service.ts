import type { NewReplacement } from '@skill-exchange/api-client/types';
import { conflict, invalid } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { isUniqueViolation } from '../../db/database-errors.ts';
import { parseId, requireId } from '../../db/ids.ts';
import { canSubstitute, type EmptySeat, findSubstitutes } from '../matches/find-substitutes.ts';
import { matchKeyOf } from '../matches/match-key.ts';
import type { PersonRow } from '../matches/people-repository.ts';
import { declinedForMs } from '../matches/service.ts';
import { inNotifyingTransaction } from '../notifications/notify.ts';
import { lockMembers } from '../users/repository.ts';
import { askNotice } from './notices.ts';
import { ownRing, requireOwnRing } from './own-ring.ts';
import { findDeclined, lockRing, type RingRow, type SeatRow, updateRing, updateSeat } from './repository.ts';
import { isEmpty, isOver, openMs, remaining, stateOf } from './state.ts';

/** Maximum number of members suggested for one seat. */
const perSeat = 10;

export interface Substitute {
  seat: SeatRow;
  receives: SeatRow;
  person: PersonRow;
}

/**
 * Returns members who could take the empty seats of a broken ring, best first.
 *
 * @throws ApiError 404 without such a ring, 403 to members without a seat.
 */
export async function findReplacements(context: AppContext, memberId: string, id: string): Promise<Substitute[]> {
  const ring = await requireOwnRing(context, memberId, id);
  const now = context.clock();
  if (stateOf(ring, now) !== 'broken') return [];
  const found: Substitute[] = [];
  for (const seat of ring.seats.filter(isEmpty)) {
    const people = await findSubstitutes(context.db, emptySeat(ring, seat), { viewerId: memberId, now });
    const declined = await findDeclined(
      context.db,
      people.map((person) => ({ memberId: person.id, key: keyWith(ring, seat, person.id) })),
      new Date(now.getTime() - declinedForMs),
    );
    const willing = people.filter((person) => !declined.has(person.id)).slice(0, perSeat);
    found.push(...willing.map((person) => ({ seat, receives: seatBefore(ring, seat), person })));
  }
  return found;
}

/**
 * Asks another member to take an empty seat; the others keep their answers.
 *
 * @throws ApiError 400 for somebody in the ring, 403 to members without a seat, 404 without such a ring, 409 if the seat
 * is not empty, the caller has not accepted, the member cannot take it, or the ring has ended.
 */
export async function replaceInRing(
  context: AppContext,
  memberId: string,
  id: string,
  { replaces, userId }: NewReplacement,
): Promise<RingRow> {
  const ringId = requireId(id, 'Ring');
  const newId = parseId(userId);
  const before = await requireOwnRing(context, memberId, ringId);
  const work = inNotifyingTransaction(context, async (trx, notify) => {
    // Lock members before the ring, in the same order as proposals and blocks, so that none of them leaves or blocks.
    await lockMembers(trx, [...remaining(before, null), ...(newId === null ? [] : [newId])]);
    const ring = ownRing(await lockRing(trx, ringId, memberId), memberId);
    const now = context.clock();
    if (isOver(ring, now)) throw conflict('ring_closed', 'This ring is no longer open.');
    const own = ring.seats.find(({ member_id }) => member_id === memberId);
    if (own?.answer !== 'accepted') throw conflict('not_accepted', 'Accept the ring first.');
    const seat = ring.seats.find((one) => one.member_id === parseId(replaces));
    if (seat === undefined || !isEmpty(seat))
      throw conflict('seat_taken', 'This seat is no longer empty. Look at the ring again.');
    if (ring.seats.some(({ member_id }) => member_id === newId))
      throw invalid('userId', 'must be somebody without a seat');
    const key = newId === null ? '' : keyWith(ring, seat, newId);
    const since = new Date(now.getTime() - declinedForMs);
    const isWilling = newId !== null && !(await findDeclined(trx, [{ memberId: newId, key }], since)).has(newId);
    const viewer = { viewerId: memberId, now };
    if (newId === null || !isWilling || !(await canSubstitute(trx, emptySeat(ring, seat), newId, viewer)))
      throw cannotTake();
    const change = { member_id: newId, answer: 'waiting', answered_at: null } as const;
    await updateSeat(trx, { ringId, position: seat.position }, change);
    await updateRing(trx, ringId, { key, expires_at: new Date(now.getTime() + openMs) });
    await notify(askNotice(ring.seats.length, '', { ring, to: [newId], by: memberId }));
  });
  await work.catch((error: unknown) => {
    // Another open ring has the same members and skills.
    throw isUniqueViolation(error, 'rings_open') ? cannotTake() : error;
  });
  return await requireOwnRing(context, memberId, ringId);
}

const cannotTake = () => conflict('cannot_take_seat', 'This member can no longer take the seat. Ask somebody else.');

function seatBefore({ seats }: RingRow, seat: SeatRow): SeatRow {
  return seats.at(seats.indexOf(seat) - 1) ?? seat;
}

function emptySeat(ring: RingRow, seat: SeatRow): EmptySeat {
  const { seats } = ring;
  const before = seatBefore(ring, seat);
  const after = seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;
  return {
    gives: seat.gives,
    receives: before.gives,
    teacherId: before.member_id,
    learnerId: after.member_id,
    memberIds: seats.map(({ member_id }) => member_id),
    activeIds: remaining(ring, null),
  };
}

/** Returns the ring's key with another member in a seat. */
function keyWith({ seats }: RingRow, seat: SeatRow, memberId: string): string {
  return matchKeyOf(seats.map((one) => ({ memberId: one === seat ? memberId : one.member_id, gives: one.gives })));
}
