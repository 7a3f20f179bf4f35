import { sql } from 'kysely';

/** Creates a condition on `events`: it teaches one of the skills. */
export const teaches = (skillIds: readonly string[]) => sql<boolean>`events.id in (
  select event_id from event_skills where skill_id = any(${skillIds}::uuid[]))`;

/** Creates a condition: the event teaches a skill, under any of its names, that the viewer wants to learn. */
export const teachesWanted = (viewerId: string | null) => sql<boolean>`events.id in (
  select event_id from event_skills join skills on skills.id = event_skills.skill_id
  where coalesce(canonical_id, skills.id) in (
    select coalesce(canonical_id, skills.id) from member_skills join skills on skills.id = member_skills.skill_id
    where member_id = ${viewerId}::uuid and kind = 'requested'))`;
