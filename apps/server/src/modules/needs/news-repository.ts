import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { lastDayAway } from '../auth/returns.ts';
import { isRequest } from '../chat/conversation-columns.ts';
import { isUpcomingFor } from '../events/list-repository.ts';
import { hasOpenSignUps } from '../events/registrations/sign-ups.ts';
import { laterDates } from '../events/series/later-dates.ts';
import { teachesWanted } from '../events/taught-skills.ts';
import { isActiveAt } from '../sessions/status.ts';
import { hasMet } from '../users/has-met.ts';
import { isDiscoverable, isListed } from '../users/listed.ts';
import type { NewsRow } from './news-row.ts';

/** The most rows of each kind: a glance. */
const mostOfAKind = 3;

/** How long after a return its news are shown, in milliseconds. */
const shownMs = 24 * 3_600_000;

/**
 * Returns the last day (UTC) on which a member was here before they came back after weeks; null for everybody else, and a
 * day after the return.
 */
export async function findLastVisit(db: Kysely<Database>, memberId: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('members')
    .select(
      // Where the database cannot write, the visit is not noted.
      sql<string | null>`case when seen_on <= ${lastDayAway(now)}::date then seen_on
        when returned_at > ${new Date(now.getTime() - shownMs)} then seen_before end`.as('day'),
    )
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** A member, and since when something is new for them. */
export interface NewsReader {
  viewerId: string;
  since: Date;
  now: Date;
}

const viewerSkills = (viewerId: string) => sql`(
  select coalesce(canonical_id, skills.id) as id from member_skills join skills on skills.id = skill_id
  where member_id = ${viewerId}::uuid and kind = 'requested')`;

/** The newest members who teach what the viewer wants. */
const newTeachers = ({ viewerId, since, now }: NewsReader) => sql`
  select 'newTeacher', id, id as actor_id, skill, 1, null::timestamptz, 4 as place, created_at as at
  from members cross join lateral (
    select min(skills.name) as skill from member_skills join skills on skills.id = skill_id
    where member_id = members.id and kind = 'offered'
      and coalesce(canonical_id, skills.id) in ${viewerSkills(viewerId)}
  ) as taught
  where created_at >= ${since} and id <> ${viewerId}::uuid and erased_at is null and skill is not null
    and ${isDiscoverable(viewerId, 'members.id')} and not ${hasMet(viewerId, 'members.id', now)}
  order by created_at desc limit ${sql.lit(mostOfAKind)}`;

/** The next of the new events that teach what the viewer wants, without those of which they know. */
function newEvents({ viewerId, since, now }: NewsReader) {
  const isNew = [
    ...isUpcomingFor(viewerId, now),
    teachesWanted(viewerId),
    hasOpenSignUps(now),
    isDiscoverable(viewerId, 'events.host_id'),
    sql<boolean>`events.start_time > ${now} and events.created_at >= ${since} and events.host_id <> ${viewerId}::uuid`,
    ...['event_registrations', 'event_waitlist', 'event_hosts'].map(
      (table) => sql<boolean>`not exists (
        select from ${sql.table(table)} as own where own.event_id = events.id and own.member_id = ${viewerId}::uuid)`,
    ),
  ];
  // Of a series, its next date.
  return sql`
    select 'newEvent', id, host_id, title, dates, start_time, 3, start_time from (
      select distinct on (coalesce(series_id, id)) id, host_id, title, start_time, 1 + ${laterDates(isNew)} as dates
      from events where ${sql.join(isNew, sql` and `)}
      order by coalesce(series_id, id), start_time, id
    ) as event
    order by start_time limit ${sql.lit(mostOfAKind)}`;
}

/** Who wrote what the viewer has not read. Requests are in what waits for them. */
const writers = ({ viewerId, since }: NewsReader) => sql`
  select 'wrote', other_id, other_id, null, count(*)::int, null::timestamptz, 1, max(messages.created_at)
  from (
    select conversations.*, coalesce(own.read_seq, 0) as read_seq,
      case when member_low = ${viewerId}::uuid then member_high else member_low end as other_id
    from conversations left join conversation_reads as own
      on own.conversation_id = conversations.id and own.member_id = ${viewerId}::uuid
    where (member_low = ${viewerId}::uuid or member_high = ${viewerId}::uuid)
      and last_message_at >= ${since} and not ${isRequest}
  ) as conversations
  join messages on messages.conversation_id = conversations.id and sender_id = other_id and seq > read_seq
    and messages.created_at >= ${since} and deleted_at is null and removed_at is null
  where ${isListed(viewerId, 'other_id')}
  group by other_id order by max(messages.created_at) desc limit ${sql.lit(mostOfAKind)}`;

const reviewers = ({ viewerId, since }: NewsReader) => sql`
  select 'reviewed', reviews.id, author_id, null, 1, null::timestamptz, 2, reviews.created_at
  from reviews join sessions on sessions.id = session_id
  where subject_id = ${viewerId}::uuid and reviews.created_at >= ${since} and hidden_at is null
    and sessions.cancelled_at is null and ${isListed(viewerId, 'author_id')}
  order by reviews.created_at desc limit ${sql.lit(mostOfAKind)}`;

/** The partners to whom the viewer gave four or five stars and with whom nothing is planned. */
const partners = ({ viewerId, now }: NewsReader) => sql`
  select 'meetAgain', subject_id, subject_id, null, 1, null::timestamptz, 5, max(reviews.created_at)
  from reviews join sessions on sessions.id = session_id
  where author_id = ${viewerId}::uuid and sessions.cancelled_at is null and ${isDiscoverable(viewerId, 'subject_id')}
    and not exists (
      select from sessions
      where ((user_one = author_id and user_two = subject_id) or (user_one = subject_id and user_two = author_id))
        and sessions.date > ${now} and ${isActiveAt(now)}
    )
  group by subject_id having (array_agg(rating order by reviews.created_at desc))[1] >= 4
  order by max(reviews.created_at) desc limit ${sql.lit(mostOfAKind)}`;

/** Returns what is new for a member: who wrote, reviews, events, members, and partners to meet again. */
export async function findNews(db: Kysely<Database>, reader: NewsReader): Promise<NewsRow[]> {
  const parts = [writers, reviewers, newEvents, newTeachers, partners].map((part) => sql`(${part(reader)})`);
  const { rows } = await sql<NewsRow>`
    select news.kind, news.id, actor_id, members.name as actor_name, members.image_hash as actor_image,
      detail, count, starts_at
    from (${sql.join(parts, sql` union all `)}) as news (kind, id, actor_id, detail, count, starts_at, place, at)
    join members on members.id = actor_id and members.erased_at is null
    order by place, case when news.kind = 'newEvent' then at end, at desc, news.id`.execute(db);
  return rows;
}
