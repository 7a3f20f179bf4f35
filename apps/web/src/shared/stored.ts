/** Readers of what a browser's storage held: it may be from another version of the app, or from nobody we know. */

/** A skill as forms hold it: one of the catalogue by its id, or a new one. */
type StoredSkill = { name: string; _id?: string };

/** What a stored text holds; null where it is none, or none of ours. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The texts of these names, or undefined where one of them is none. */
export function readTexts<Name extends string>(
  stored: unknown,
  names: readonly Name[],
): Record<Name, string> | undefined {
  if (!isRecord(stored)) return undefined;
  const texts = names.map((name) => [name, stored[name]] as const);
  if (!texts.every(([, text]) => typeof text === 'string')) return undefined;
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** The skills of a list, without whatever else it holds. */
export function readSkills(stored: unknown): StoredSkill[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((skill: unknown): StoredSkill[] => {
    if (!isRecord(skill) || typeof skill.name !== 'string') return [];
    return [typeof skill._id === 'string' ? { _id: skill._id, name: skill.name } : { name: skill.name }];
  });
}
