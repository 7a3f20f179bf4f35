import type { AppContext } from '../../context.ts';
import { dayOf } from './facts.ts';

/** A member who is away, and the last day (UTC) of it. */
export interface Absence {
  name: string;
  until: string;
}

/** Returns a member's absence; null for one who is there. */
export function absenceOf(
  { name, away_until: until }: { name: string; away_until: string | null },
  now: Date,
): Absence | null {
  return until === null || until < dayOf(now) ? null : { name, until };
}

/** Returns a member's name and the last day (UTC) of their absence; null for one who is there. */
export async function findAbsence(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  memberId: string,
): Promise<Absence | null> {
  const row = await db
    .selectFrom('members')
    .select(['name', 'away_until'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row === undefined ? null : absenceOf(row, clock());
}
