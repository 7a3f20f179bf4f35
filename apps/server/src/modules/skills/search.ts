import { searchWords } from '@skill-exchange/api-client/fold-text';
import type { AppContext } from '../../context.ts';
import { aliasKey } from './alias-key.ts';
import * as skills from './repository.ts';
import { resolveSkills } from './resolve-skills.ts';
import { skillKey } from './skill-key.ts';

const searchSize = 20;

/** Too many aliases start with a shorter text. */
const shortestStart = 3;

export interface FoundSkill extends skills.SkillRow {
  /** The alias that the text matched. */
  matched?: string | undefined;
}

/**
 * Searches the catalog; returns at most 20 skills, best first: the skill that the whole text names, then names that contain
 * it. If there are none, returns skills with an alias that starts with the text, and then similar spellings. An empty text
 * finds nothing.
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
  // "Drum programming" is not a misspelling of "Programming".
  return similar.filter(({ name }) => !isPartOf(skillKey(name), key));
}

const isPartOf = (part: string, whole: string) => ` ${whole} `.includes(` ${part} `);

/** Joins lists and keeps the first of equal skills. */
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
