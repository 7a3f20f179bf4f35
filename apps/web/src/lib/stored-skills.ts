import { isRecord } from './stored.ts';

/** A skill as forms hold it: one of the catalogue by its id, or a new one. */
type StoredSkill = { name: string; _id?: string };

/** The skills of a list, without whatever else it holds. */
export function readSkills(stored: unknown): StoredSkill[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((skill: unknown): StoredSkill[] => {
    if (!isRecord(skill) || typeof skill.name !== 'string') return [];
    return [typeof skill._id === 'string' ? { _id: skill._id, name: skill.name } : { name: skill.name }];
  });
}
