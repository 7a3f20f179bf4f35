import { tidyLine } from '@skill-exchange/api-client/plain-text';

/** A skill as a picker hands it out: one of the catalogue has an id, a new one has a name alone. */
export interface PickedSkill {
  readonly _id?: string | undefined;
  readonly name: string;
}

/** One line of a picker's list. */
export interface SkillChoice {
  readonly skill: PickedSkill;
  /** The catalogue lacks it: picking it names it. */
  readonly isNew: boolean;
}

/** Whether two names mean the same skill: the catalogue compares without case and surrounding space. */
export function isSameSkill(one: string, other: string): boolean {
  return normal(one) === normal(other);
}

/** What to offer for a text: the matches that are not chosen yet, then the text itself where new names are allowed. */
export function choicesFor(
  text: string,
  found: readonly PickedSkill[],
  chosen: readonly PickedSkill[],
  allowNew: boolean,
): SkillChoice[] {
  const isIn = (list: readonly PickedSkill[], name: string) =>
    list.some((other) => isSameSkill(other.name, name));
  const choices = found
    .filter(({ name }, index) => !isIn(chosen, name) && !isIn(found.slice(0, index), name))
    .map((skill) => ({ skill, isNew: false }));
  const name = tidyLine(text);
  const isKnown = name === '' || isIn(chosen, name) || isIn(found, name);
  return allowNew && !isKnown ? [...choices, { skill: { name }, isNew: true }] : choices;
}

/** The chosen skills after a pick: one replaces, several append, and no skill is there twice. */
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

function normal(name: string): string {
  return tidyLine(name).toLowerCase();
}
