import { forbidden, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { requireId } from '../../db/ids.ts';
import { hasSeat } from '../../policy.ts';
import { findRing, type RingRow } from './repository.ts';

/** Requires a ring with a seat of the member. @throws ApiError 404 without a ring, 403 without a seat. */
export function ownRing(ring: RingRow | undefined, memberId: string): RingRow {
  if (ring === undefined) throw notFound('Ring');
  if (hasSeat(memberId, ring)) return ring;
  throw forbidden('not_ring_member', 'Only members of this ring can do this.');
}

/** Returns a ring of the member. @throws ApiError 404 without such a ring, 403 without a seat. */
export async function requireOwnRing({ db }: AppContext, memberId: string, id: string): Promise<RingRow> {
  return ownRing(await findRing(db, requireId(id, 'Ring'), memberId), memberId);
}
