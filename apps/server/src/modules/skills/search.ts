import { searchWords } from '@skill-exchange/api-client/fold-text';
import type { AppContext } from '../../context.ts';
import { aliasKey } from './alias-key.ts';
import * as skills from './repository.ts';
import { resolveSkills } from './resolve-skills.ts';
import { skillKey } from './skill-key.ts';

const searchSize = 20;

/** Shorter starts of other names are starts of too many. */
const shortestStart = 3;

export interface FoundSkill extends skills.SkillRow {
  /** The other name that the text matched. */
  matched?: string | undefined;
}

/**
 * Returns the skills that a text is a name of, or is in the name of, best first, at most 20: the skill that the whole text
 * means, then names that contain it; where there are none, skills with another name that starts with it. A text in none of
 * them is taken for a typing slip. An empty text finds nothing.
 */
export async function searchSkills({ db }: Pick<AppContext, 'db'>, text: string): Promise<FoundSkill[]> {
  if (searchWords(text).length === 0) return [];
  const key = skillKey(text);
  const meant = await resolveSkills(db, text);
  const containing = await skills.findSkillsContaining(db, key, searchSize);
  const startsNone = containing.length > 0 || aliasKey(text).length < shortestStart;
  const starting = startsNone ? [] : await skills.findSkillsByAliasStart(db, aliasKey(text), searchSize);
  const isSlip = meant.every(({ isCorrected }) => isCorrected);
  const corrected = containing.length === 0 ? meant : [];
  const found = merged(await withNames(db, isSlip ? corrected : meant), containing, await withNames(db, starting));
  if (found.length > 0) return found;
  const similar = await skills.findSkillsLike(db, key, searchSize);
  // "Drum programming" is no slip of "Programming".
  return similar.filter(({ name }) => !isPartOf(skillKey(name), key));
}

const isPartOf = (part: string, whole: string) => ` ${whole} `.includes(` ${part} `);

/** Each skill once, where it comes first. */
function merged(...lists: FoundSkill[][]): FoundSkill[] {
  const byId = new Map<string, FoundSkill>();
  for (const skill of lists.flat()) if (!byId.has(skill.id)) byId.set(skill.id, skill);
  return [...byId.values()].slice(0, searchSize);
}

async function withNames(
  db: AppContext['db'],
  found: readonly { id: string; matched: string | null }[],
): Promise<FoundSkill[]> {
  const rows = await skills.findSkillRows(db, [...new Set(found.map(({ id }) => id))]);
  return found.flatMap(({ id, matched }) => {
    const row = rows.find((skill) => skill.id === id);
    if (row === undefined) return [];
    const isOwn = matched === null || skillKey(matched) === skillKey(row.name);
    return [isOwn ? row : { ...row, matched }];
  });
}
