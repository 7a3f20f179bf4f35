import type { SkillRef } from '@skill-exchange/api-client/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { isListed } from '../users/listed.ts';

/** The skill of a name: the one that members find by it. */
const root = sql<string>`coalesce(named.canonical_id, named.id)`;

/** Returns the skills that a member follows, by name, without hidden ones. Names of one skill are one. */
export async function findFollowed(db: Kysely<Database>, memberId: string): Promise<SkillRef[]> {
  const { rows } = await sql<SkillRef>`
    select distinct skills.id as _id, skills.name, skills.name_key
    from followed_skills join skills as named on named.id = skill_id join skills on skills.id = ${root}
    where member_id = ${memberId}::uuid and not skills.is_merged order by name_key`.execute(db);
  return rows.map(({ _id, name }) => ({ _id, name }));
}

/** Stores that a member follows a skill; changes nothing if they do already. */
export async function storeFollowed(db: Kysely<Database>, memberId: string, skillId: string, now: Date): Promise<void> {
  await db
    .insertInto('followed_skills')
    .values({ member_id: memberId, skill_id: skillId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes what a member follows of a skill, under all its names. Returns the skill; undefined if they do not follow it. */
export async function deleteFollowed(
  db: Kysely<Database>,
  memberId: string,
  skillId: string,
): Promise<SkillRef | undefined> {
  const { rows } = await sql<SkillRef>`
    with deleted as (
      delete from followed_skills using skills as named
      where member_id = ${memberId}::uuid and named.id = followed_skills.skill_id
        and ${root} = (select ${root} from skills as named where named.id = ${skillId}::uuid)
      returning ${root} as id
    )
    select skills.id as _id, skills.name from skills where id in (select id from deleted)`.execute(db);
  return rows[0];
}

/** A new event, or the first upcoming date of a new series. */
export interface NewEvent {
  id: string;
  host_id: string;
  title: string;
  start_time: Date;
  dates: number;
}

/** Returns an event that is upcoming; of a series, its first date that is. Undefined without one. */
export async function findNewEvent(db: Kysely<Database>, eventId: string, now: Date): Promise<NewEvent | undefined> {
  const { rows } = await sql<NewEvent>`
    select events.id, events.host_id, events.title, events.start_time, coalesce(series.dates, 1) as dates
    from events as first join events on events.id = first.id or events.series_id = first.series_id
    left join series on series.id = events.series_id
    where first.id = ${eventId}::uuid and events.cancelled_at is null and events.hidden_at is null
      and events.end_time > ${now} and ${isListed(null, 'events.host_id')}
    order by events.start_time limit 1`.execute(db);
  return rows[0];
}

/** Maximum number of followers per query. */
export const maxAtOnce = 500;

export interface Follower {
  memberId: string;
  /** The followed skill that the event teaches. */
  skill: string;
}

/**
 * Returns followers of the skills of an event who have no part in it and were not notified of it, in the order of their ids.
 * Skills are compared by what they are, not by how they were named.
 */
export async function findFollowers(db: Kysely<Database>, event: NewEvent, after: string | null): Promise<Follower[]> {
  const { rows } = await sql<Follower>`
    with taught as materialized (
      select distinct ${root} as id from event_skills join skills as named on named.id = event_skills.skill_id
      where event_id = ${event.id}::uuid
    ), names as materialized (
      select id, id as named from taught
      union all select taught.id, skills.id from taught join skills on skills.canonical_id = taught.id
    )
    select member_id as "memberId", min(skills.name) as skill
    from names join followed_skills on skill_id = names.named join skills on skills.id = names.id
    join members on members.id = member_id
    where member_id <> ${event.host_id}::uuid and (${after}::uuid is null or member_id > ${after}::uuid)
      and leaving_at is null and erased_at is null
      and not exists (select from event_hosts where event_id = ${event.id}::uuid and event_hosts.member_id = members.id)
      and not exists (
        select from event_registrations where event_id = ${event.id}::uuid and event_registrations.member_id = members.id
      )
      and not exists (
        select from notifications
        where notifications.member_id = members.id and kind = 'eventTaught' and subject = ${event.id}::text
      )
    group by member_id order by member_id limit ${sql.lit(maxAtOnce)}`.execute(db);
  return rows;
}
