import { isRecord } from '../storage/parse-stored.ts';

/** A skill in a stored form: one of the catalog by its id, or a new one. */
type StoredSkill = { name: string; _id?: string };

/** Parses the skills of a stored list, ignoring anything else. */
export function readSkills(stored: unknown): StoredSkill[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((skill: unknown): StoredSkill[] => {
    if (!isRecord(skill) || typeof skill.name !== 'string') return [];
    return [typeof skill._id === 'string' ? { _id: skill._id, name: skill.name } : { name: skill.name }];
  });
}
