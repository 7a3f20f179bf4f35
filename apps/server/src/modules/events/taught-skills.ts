import { sql } from 'kysely';

/** Creates a condition on `events`: it teaches one of the skills. */
export const teaches = (skillIds: readonly string[]) => sql<boolean>`events.id in (
  select event_id from event_skills where skill_id = any(${skillIds}::uuid[]))`;

/** Creates a condition: the event teaches a skill, under any of its names, that the viewer wants to learn. */
export const teachesWanted = (viewerId: string | null) => sql<boolean>`events.id in (
  select event_id from event_skills where skill_id in (
    select same.id from member_skills join skills as own on own.id = member_skills.skill_id
    join skills as same on coalesce(own.canonical_id, own.id) in (same.id, same.canonical_id)
    where member_id = ${viewerId}::uuid and kind = 'requested'))`;
