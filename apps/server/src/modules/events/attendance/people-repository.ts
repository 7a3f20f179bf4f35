import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { rowCount } from '../../../paging.ts';
import { isListed } from '../../users/listed.ts';
import { managesEvent } from '../cohosts/cohost-repository.ts';
import type { RegistrationState } from '../registrations/registration-repository.ts';

/** A member who takes part or has requested to, as the host sees them. */
export interface PersonRow {
  id: string;
  /** The sort key: the time in milliseconds since 1970, then the member's sequence number. */
  since: number;
  seq: number;
  name: string;
  about: string;
  image_hash: string | null;
  /** What they wrote with their request. */
  message?: string | null;
  /** Whether a participant came; null if nobody has said, and for viewers who do not host the event. */
  came?: boolean | null;
  /** When they asked to join or joined the waitlist; null for viewers who do not host the event. */
  signed_up_at?: Date | null;
  /** The end of the offer of a place. */
  offer_expires_at?: Date | null;
  /** Upcoming dates of the series that they have requested, of those that the viewer hosts; null for participants. */
  dates?: number | null;
  /** Skills of the event that who requests wants to learn; null without any, and for participants. */
  wants?: string[] | null;
}

export interface PersonPage {
  viewerId: string;
  rows: number;
  after: Pick<PersonRow, 'since' | 'seq'> | null;
  /** Reads who came and when they signed up, for hosts. */
  isForHosts?: boolean;
  /** Counts the dates of their requests that are upcoming at this time. */
  now?: Date;
}

/** Selects the number of dates of the event's series for which the statement's member has a pending request. */
function requestedDates(eventId: string, viewerId: string, now: Date) {
  return sql<number>`(
    select count(*)::int from events join event_registrations as asked on asked.event_id = events.id
    where series_id = (select series_id from events where id = ${eventId}) and cancelled_at is null and hidden_at is null
      and end_time > ${now} and asked.member_id = members.id and asked.state = 'pending' and ${managesEvent(viewerId)}
  )`;
}

/** Selects the skills of the event that the statement's member wants to learn. */
function wantedSkills(eventId: string) {
  return sql<string[] | null>`(
    select array_agg(skills.name order by event_skills.position)
    from event_skills join skills on skills.id = event_skills.skill_id
    join member_skills on member_skills.skill_id = skills.id and member_skills.kind = 'requested'
    where event_skills.event_id = ${eventId} and member_skills.member_id = members.id
  )`;
}

/** Returns pending requests, oldest first, or participants in the order of approval. */
export async function findPeople(
  db: Kysely<Database>,
  eventId: string,
  state: RegistrationState,
  { viewerId, rows, after, isForHosts = false, now }: PersonPage,
): Promise<PersonRow[]> {
  const column = sql.ref(state === 'pending' ? 'requested_at' : 'approved_at');
  // Whole milliseconds, so that a cursor has the exact key.
  const since = sql<number>`floor(extract(epoch from ${column}) * 1000)::bigint`;
  let query = db
    .selectFrom('event_registrations')
    .innerJoin('members', 'members.id', 'event_registrations.member_id')
    .select(['members.id', 'members.seq', 'members.name', 'members.about', 'members.image_hash'])
    .select([since.as('since'), sql<string | null>`case when state = 'pending' then message end`.as('message')])
    .select(sql<boolean | null>`case when ${isForHosts} then came end`.as('came'))
    .select(sql<Date | null>`case when ${isForHosts} then requested_at end`.as('signed_up_at'))
    .select(
      sql<number | null>`${state === 'pending' && now ? requestedDates(eventId, viewerId, now) : null}`.as('dates'),
    )
    .select(sql<string[] | null>`${state === 'pending' ? wantedSkills(eventId) : null}`.as('wants'))
    .where('event_id', '=', eventId)
    .where('state', '=', state)
    .where(isListed(viewerId, 'members.id'))
    .orderBy(since)
    .orderBy('members.seq');
  if (after !== null) {
    query = query.where(sql<boolean>`(${since}, members.seq) > (${after.since}::bigint, ${after.seq}::bigint)`);
  }
  return await query.limit(rowCount(rows)).execute();
}
