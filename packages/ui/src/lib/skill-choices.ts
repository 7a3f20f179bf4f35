import { nameKey } from '@skill-exchange/api-client/name-folding';
import { tidyLine } from '@skill-exchange/api-client/plain-text';
import { skillName } from './skill-name.ts';

/** A selected skill; new ones have no id. */
export interface PickedSkill {
  readonly _id?: string | undefined;
  readonly name: string;
  /** The other name of the skill that a search matched. */
  readonly matched?: string | undefined;
}

/** Returns a skill's id, or its name if it has none; null for no skill. */
export function skillKey(skill: PickedSkill | undefined): string | null {
  return skill ? (skill._id ?? skill.name) : null;
}

export interface SkillChoice {
  readonly skill: PickedSkill;
  /** Not in the catalog. */
  readonly isNew: boolean;
  /** The skill that a new name is another name for. */
  readonly listedAs?: string | undefined;
}

/** Returns whether two names mean the same skill, compared like the catalog. */
export function isSameSkill(one: string, other: string): boolean {
  return nameKey(tidyLine(one)) === nameKey(tidyLine(other));
}

/** Returns the skill of a list that has a name, or that the reader's language calls so. */
export const calledSo = (skills: readonly PickedSkill[], text: string): PickedSkill | undefined =>
  skills.find(({ name }) => isSameSkill(name, text)) ?? skills.find(({ name }) => isSameSkill(skillName(name), text));

/**
 * Returns the options for a text: matches that are not selected, then the text itself with `allowNew`. Where it is another
 * name of a skill, keeping it comes right after that skill.
 */
export function choicesFor(
  text: string,
  found: readonly PickedSkill[],
  chosen: readonly PickedSkill[],
  allowNew: boolean,
): SkillChoice[] {
  const isIn = (list: readonly PickedSkill[], name: string) => list.some((other) => isSameSkill(other.name, name));
  const choices = found
    .filter(({ name }, index) => !isIn(chosen, name) && !isIn(found.slice(0, index), name))
    .map((skill) => ({ skill, isNew: false }));
  const name = tidyLine(text);
  const isKnown = name === '' || calledSo([...chosen, ...found], name) !== undefined;
  if (!allowNew || isKnown) return choices;
  const listed = found.find(({ matched }) => matched !== undefined && isSameSkill(matched, name));
  const added = { skill: { name }, isNew: true, listedAs: listed?.name };
  const place = listed === undefined ? choices.length : choices.findIndex(({ skill }) => skill === listed) + 1;
  return [...choices.slice(0, place), added, ...choices.slice(place)];
}

/** Splits a new name into several: "Guitar, Piano; Cooking" is three, with the commas of all scripts. */
export function namesIn(text: string): string[] {
  return text
    .split(/[,;،؛，；、•\n]/u)
    .map(tidyLine)
    .filter((name) => name !== '');
}

/** Returns the selected skills after a pick, without duplicates. */
export function withPick(
  chosen: readonly PickedSkill[],
  picked: PickedSkill,
  mode: 'single' | 'multi',
): readonly PickedSkill[] {
  const skill = { ...picked, name: tidyLine(picked.name) };
  if (skill.name === '') return chosen;
  if (mode === 'single') return [skill];
  return chosen.some(({ name }) => isSameSkill(name, skill.name)) ? chosen : [...chosen, skill];
}
