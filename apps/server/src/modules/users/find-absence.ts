import type { AppContext } from '../../context.ts';
import { dayInWords } from '../../dates-in-words.ts';
import { dayOf } from './facts.ts';

/** Returns a sentence with the last day of a member's absence, to append to another one; empty without an absence. */
export async function absenceInWords(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  memberId: string,
): Promise<string> {
  const row = await db
    .selectFrom('members')
    .select(['name', 'away_until'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (row === undefined || row.away_until === null || row.away_until < dayOf(clock())) return '';
  return `. ${row.name} is away until ${dayInWords(new Date(row.away_until))}.`;
}
