import { versionOf } from '../../version-of.ts';
import type { ProfileRow } from './repository.ts';

/** Returns a text that differs after each change of what `editUser` changes. */
export function profileVersion(row: ProfileRow): string {
  const { name, about, image_hash, skills_offered, skills_requested, skill_levels, languages } = row;
  const lists = [skills_offered, skills_requested, skill_levels, languages];
  return versionOf([
    name,
    about,
    image_hash,
    ...lists,
    row.hides_activity,
    row.hides_time_zone,
    row.members_only,
    row.away_until,
  ]);
}
