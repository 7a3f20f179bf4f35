import { foldText } from '@skill-exchange/api-client/fold-text';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { isOneEditApart } from '../skills/alias-key.ts';
import { findSkillsLike } from '../skills/repository.ts';
import { type ResolvedSkill, resolveSkills } from '../skills/resolve-skills.ts';
import { skillKey } from '../skills/skill-key.ts';

/** Shorter words are not corrected: too many others differ by one letter. */
const minTypoLength = 5;
const mostLike = 20;

/**
 * Returns the skill that a whole text names, tolerating one typo: shipped names first, then names that members have
 * added.
 */
export async function findNamedSkills(db: Kysely<Database>, text: string): Promise<ResolvedSkill[]> {
  const resolved = await resolveSkills(db, text);
  const folded = foldText(text);
  if (resolved.length > 0 || folded.length < minTypoLength) return resolved;
  const similar = await findSkillsLike(db, skillKey(text), mostLike, { ofMembers: true });
  return similar
    .filter(({ name }) => isOneEditApart(folded, foldText(name)))
    .map(({ id, name }) => ({ id, name, matched: null, isCorrected: true }));
}
