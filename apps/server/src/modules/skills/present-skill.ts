import type { Skill, SkillRef } from '@skill-exchange/api-client/types';
import { pictureAddress } from '../images/service.ts';
import type { SkillRow } from './repository.ts';

/** Returns a skill of the catalog, with the description under both names that clients read. */
export function presentSkill(row: SkillRow): Skill {
  return {
    _id: row.id,
    name: row.name,
    desc: row.description,
    description: row.description,
    photo: pictureAddress(row.image_hash),
  };
}

/** A skill as a session mentions it; null when none was named. */
export function presentSkillRef(id: string | null, name: string | null): SkillRef | null {
  return id === null || name === null ? null : { _id: id, name };
}
