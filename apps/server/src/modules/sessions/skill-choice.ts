import { invalid } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { parseId } from '../../db/ids.ts';
import { resolveName } from '../skills/named-skills.ts';
import { findKnownSkills, findSkillId } from '../skills/repository.ts';
import { skillKey } from '../skills/skill-key.ts';

/** Returns the ids of skills that two members have agreed on. */
type AgreedSkills = () => readonly (string | null)[] | Promise<readonly (string | null)[]>;

/**
 * Returns the skill that a choice names by id or by any of its names; null for none. A hidden skill is chosen only if it is
 * one of `agreed`: what two members agreed stays.
 *
 * @throws ApiError (400) when the catalog has no such skill.
 */
export async function readSkillChoice(
  context: AppContext,
  field: string,
  choice: string | null | undefined,
  agreed: AgreedSkills,
): Promise<string | null> {
  const text = choice?.trim() ?? '';
  if (text === '') return null;
  const id = parseId(text);
  const known = id === null ? undefined : await findSkillId(context.db, id);
  if (known !== undefined) return known;
  const [own] = await findKnownSkills(context.db, [skillKey(text)]);
  const named = own ?? (await resolveName(context.db, text));
  if (named !== undefined && own?.is_hidden !== true) return named.id;
  const hiddenId = own?.id ?? id;
  if (hiddenId !== null && (await agreed()).includes(hiddenId)) return hiddenId;
  throw invalid(field, 'must be a skill from the catalog', { rule: 'catalog' });
}
