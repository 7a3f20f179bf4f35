import { invalid } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { parseId } from '../../db/ids.ts';
import { findKnownSkills, findSkillId } from '../skills/repository.ts';
import { skillKey } from '../skills/skill-key.ts';

/**
 * Returns the skill that a choice names by id or by name; null for none.
 *
 * @throws ApiError (400) when the catalog has no such skill.
 */
export async function readSkillChoice(
  context: AppContext,
  field: string,
  choice: string | null | undefined,
): Promise<string | null> {
  const text = choice?.trim() ?? '';
  if (text === '') return null;
  const id = parseId(text);
  const known = id === null ? undefined : await findSkillId(context.db, id);
  if (known !== undefined) return known;
  const [named] = await findKnownSkills(context.db, [skillKey(text)]);
  if (named === undefined) throw invalid(field, 'must be a skill from the catalog');
  return named.id;
}
