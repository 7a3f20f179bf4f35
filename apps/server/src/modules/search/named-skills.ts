import { foldText } from '@skill-exchange/api-client/fold-text';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { skillKey } from '../skills/skill-key.ts';

/** The skill that a text means. */
export interface NamedSkill {
  id: string;
  name: string;
  /** The other name that the text is; null where it is the skill's own. */
  matched: string | null;
  /** The text is one letter off. */
  isCorrected: boolean;
}

/** Shorter words differ by one letter from too many others. */
const shortestTypo = 5;
const mostCorrected = 5;

/** The skill that a whole text names; where there is none, up to five that are one letter off, the most used first. */
export async function findNamedSkills(db: Kysely<Database>, text: string): Promise<NamedSkill[]> {
  const key = skillKey(text);
  const exact = await db.selectFrom('skills').select(['id', 'name']).where('name_key', '=', key).executeTakeFirst();
  if (exact !== undefined) return [{ ...exact, matched: null, isCorrected: false }];
  const folded = foldText(text);
  if (folded.length < shortestTypo) return [];
  const candidates = await findCandidates(db, folded);
  return candidates
    .filter(({ name }) => isOneEditApart(folded, foldText(name)))
    .slice(0, mostCorrected)
    .map(({ id, name }) => ({ id, name, matched: null, isCorrected: true }));
}

/** Skills with the same start or the same end, and nearly as long. */
async function findCandidates(db: Kysely<Database>, folded: string): Promise<{ id: string; name: string }[]> {
  // Where two letters changed places across the middle, neither half is as it was.
  const half = Math.floor(folded.length / 2) - 1;
  return await db
    .selectFrom('skills')
    .select(['id', 'name'])
    .where(sql<boolean>`length(name_key) between ${folded.length - 1} and ${folded.length + 1}`)
    .where(
      sql<boolean>`(left(name_folded, ${half}) = ${folded.slice(0, half)}
        or right(split_part(name_folded, E'\n', 1), ${half}) = ${folded.slice(-half)})`,
    )
    .orderBy('holders', 'desc')
    .orderBy('name_key')
    .limit(rowCount(1_000))
    .execute();
}

/** Whether a letter more, less or other, or two that changed places, make one text the other. */
function isOneEditApart(one: string, two: string): boolean {
  const [short, long] = one.length <= two.length ? [one, two] : [two, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const [a, b] = [short.slice(start), long.slice(start)];
  if (a.length === b.length - 1) return a === b.slice(1);
  if (a.length !== b.length || b === '') return false;
  return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
}
