import type { Insertable } from 'kysely';
import type { RingSeatTable, RingTable } from '../../db/tables/rings.ts';
import { matchKeyOf } from '../../modules/matches/match-key.ts';
import { before, day, hour } from '../demo-calendar.ts';
import { demoId, memberId, skillId } from '../demo-identity.ts';

/** Each member teaches the next one. The first has proposed the ring; the last has not answered. */
const seats = [
  { key: 'tomasz', gives: 'Public speaking' },
  { key: 'ines', gives: 'Portuguese' },
  { key: 'jonas', gives: 'SQL' },
];

/** A ring that waits for the first demo account. */
export function ringRows(now: Date): { ring: Insertable<RingTable>; seats: Insertable<RingSeatTable>[] } {
  const id = demoId('ring', 'tomasz');
  const ids = seats.map(({ key, gives }) => ({ memberId: memberId(key), gives: skillId(gives) }));
  return {
    ring: {
      id,
      key: matchKeyOf(ids),
      started_by: memberId('tomasz'),
      created_at: before(now, 5 * hour),
      expires_at: before(now, 5 * hour - 3 * day),
      version: 1,
    },
    seats: ids.map((seat, position) => ({
      ring_id: id,
      position,
      member_id: seat.memberId,
      gives: seat.gives,
      ...(position === 2
        ? { answer: 'waiting' as const }
        : { answer: 'accepted' as const, answered_at: before(now, (5 - position) * hour) }),
    })),
  };
}
