import type { AppContext } from '../../context.ts';
import { dayOf } from './facts.ts';

/** Returns a member's name and the last day (UTC) of their absence; null for one who is there. */
export async function findAbsence(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  memberId: string,
): Promise<{ name: string; until: string } | null> {
  const row = await db
    .selectFrom('members')
    .select(['name', 'away_until'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (row === undefined || row.away_until === null || row.away_until < dayOf(clock())) return null;
  return { name: row.name, until: row.away_until };
}
