import type { Skill, SkillRef } from '@skill-exchange/api-client/types';
import { pictureAddress } from '../images/service.ts';
import type { SkillRow } from './repository.ts';
import type { FoundSkill } from './search.ts';

/** Returns a skill of the catalog, with the description under both names that clients read. */
export function presentSkill(row: SkillRow & Pick<FoundSkill, 'matched'>): Skill {
  return {
    _id: row.id,
    name: row.name,
    desc: row.description,
    description: row.description,
    photo: pictureAddress(row.image_hash),
    ...(row.kind !== null && { kind: row.kind }),
    ...(row.parent !== null && { parent: row.parent }),
    ...(row.matched !== undefined && { matched: row.matched }),
  };
}

/** A skill as a session mentions it; null when none was named. */
export function presentSkillRef(id: string | null, name: string | null): SkillRef | null {
  return id === null || name === null ? null : { _id: id, name };
}
