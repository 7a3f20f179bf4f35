/** Whether two names mean the same skill: the catalogue compares without case and surrounding space. */
export function isSameSkill(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** The list with this name at its end, unless it is blank or there already. */
export function withSkill(names: readonly string[], name: string): readonly string[] {
  const added = name.trim().replace(/\s+/g, ' ');
  return added === '' || names.some((chosen) => isSameSkill(chosen, added)) ? names : [...names, added];
}

/** What a picker offers for a text: the catalogue's matches that are not chosen, then the text itself as a new skill. */
export function skillChoices(
  text: string,
  found: readonly string[],
  chosen: readonly string[],
): SkillChoice[] {
  const isChosen = (name: string) => chosen.some((other) => isSameSkill(other, name));
  const choices: SkillChoice[] = found
    .filter((name) => !isChosen(name))
    .map((name) => ({ name, isNew: false }));
  const own = text.trim();
  const isKnown = own === '' || isChosen(own) || found.some((name) => isSameSkill(name, own));
  return isKnown ? choices : [...choices, { name: own, isNew: true }];
}

export type SkillChoice = { name: string; isNew: boolean };
