import type { Ring } from '@skill-exchange/api-client/types';
import type { RingRow, SeatRow } from './repository.ts';

/** A ring without all answers expires after this time, in milliseconds. */
export const openMs = 72 * 3_600_000;

/** An agreed ring older than this stays agreed when a member leaves the community, in milliseconds. */
export const agreedForMs = 90 * 24 * 3_600_000;

export function isEmpty({ answer }: Pick<SeatRow, 'answer'>): boolean {
  return answer === 'declined' || answer === 'left';
}

/** Returns a ring's state. Once it has ended or expired, no seat is pending. */
export function stateOf({ ended_at, agreed_at, expires_at, seats }: RingRow, now: Date): Ring['state'] {
  if (ended_at !== null) return 'ended';
  if (agreed_at !== null) return 'agreed';
  if (expires_at <= now) return 'expired';
  return seats.some(isEmpty) ? 'broken' : 'open';
}

export function isOver(ring: RingRow, now: Date): boolean {
  return ['ended', 'expired'].includes(stateOf(ring, now));
}

/** Returns the members who are asked or have accepted, except one. */
export function remaining({ seats }: RingRow, memberId: string | null): string[] {
  return seats.filter((seat) => !isEmpty(seat) && seat.member_id !== memberId).map(({ member_id }) => member_id);
}
