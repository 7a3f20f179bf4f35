import type { SkillWithLevel, User } from '@skill-exchange/api-client/types';
import { sql } from 'kysely';

// Facts of a profile besides its name, photo and skills.

/** A member's facts as stored. */
export interface FactsRow {
  id: string;
  skill_levels: SkillWithLevel[];
  languages: string[];
  /** The time zone of their weekly hours, otherwise of their browser; null if neither is known. */
  time_zone: string | null;
  /** The last day (UTC) on which they were active. */
  active_on: string;
  hides_activity: boolean;
  hides_time_zone: boolean;
  members_only: boolean;
  /** The last day (UTC) of an absence. */
  away_until: string | null;
}

/** Columns of a statement's `members`. */
export const factColumns = [
  sql<SkillWithLevel[]>`coalesce((
    select json_agg(json_build_object(
      'skill', skills.name, 'side', case member_skills.kind when 'offered' then 'teach' else 'learn' end, 'level', level
    ) order by member_skills.kind, position)
    from member_skills join skills on skills.id = skill_id
    where member_skills.member_id = members.id and level is not null
  ), '[]'::json)`.as('skill_levels'),
  sql<string[]>`members.languages`.as('languages'),
  sql<string | null>`coalesce(
    (select time_zone from availability where availability.member_id = members.id), members.browser_time_zone
  )`.as('time_zone'),
  sql<string>`coalesce(members.seen_on, (members.created_at at time zone 'UTC')::date)`.as('active_on'),
  sql<boolean>`members.hides_activity`.as('hides_activity'),
  sql<boolean>`members.hides_time_zone`.as('hides_time_zone'),
  sql<boolean>`members.members_only`.as('members_only'),
  sql<string | null>`members.away_until`.as('away_until'),
] as const;

const dayMs = 24 * 60 * 60 * 1000;

/** The number of days that each activity covers, including today. */
export const activeDays = { 'this-week': 7, 'this-month': 31 } as const;

/** Returns the first day (UTC) that counts as this activity. */
export function firstActiveDay(activity: keyof typeof activeDays, now: Date): string {
  return new Date(now.getTime() - (activeDays[activity] - 1) * dayMs).toISOString().slice(0, 10);
}

/** Returns the facts that the viewer may see; members see all of their own. */
export function presentFacts(row: FactsRow, viewerId: string | null, now: Date): Partial<User> {
  const isOwn = row.id === viewerId;
  const lastActive =
    row.active_on >= firstActiveDay('this-week', now)
      ? 'this-week'
      : row.active_on >= firstActiveDay('this-month', now)
        ? 'this-month'
        : null;
  return {
    skillLevels: row.skill_levels,
    languages: row.languages,
    ...(row.time_zone !== null && (isOwn || !row.hides_time_zone) && { timeZone: row.time_zone }),
    ...((isOwn || !row.hides_activity) && { lastActive }),
    ...(isOwn && {
      hideActivity: row.hides_activity,
      hideTimeZone: row.hides_time_zone,
      membersOnly: row.members_only,
    }),
    ...presentAbsence(row, now),
  };
}

/** Returns the last day of an absence, while it lasts. */
function presentAbsence({ away_until }: FactsRow, now: Date): Pick<User, 'awayUntil'> {
  return away_until !== null && away_until >= dayOf(now) ? { awayUntil: away_until } : {};
}

/** Returns the day (UTC) of an instant. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
