import { forbidden, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { requireId } from '../../db/ids.ts';
import { hasSeat } from '../../policy.ts';
import { findRing, type RingRow } from './repository.ts';

/** A ring that was read for a member. @throws ApiError 404 without one, 403 to all without a seat. */
export function ownRing(ring: RingRow | undefined, memberId: string): RingRow {
  if (ring === undefined) throw notFound('Ring');
  if (hasSeat(memberId, ring)) return ring;
  throw forbidden('not_ring_member', 'Only members of this ring can do this.');
}

/** @throws ApiError 404 without such a ring, 403 to all without a seat. */
export async function requireOwnRing({ db }: AppContext, memberId: string, id: string): Promise<RingRow> {
  return ownRing(await findRing(db, requireId(id, 'Ring'), memberId), memberId);
}
