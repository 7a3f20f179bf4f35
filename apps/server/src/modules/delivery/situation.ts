import { type Kysely, sql } from 'kysely';
import type { Database, NotificationDetails } from '../../db/schema.ts';
import { findPossibleKeys } from '../alerts/possible-keys.ts';
import { managesEvent } from '../events/cohost-repository.ts';
import { findStillFitting } from '../searches/look.ts';
import { findSession, type SessionRow } from '../sessions/repository.ts';
import { isUnblocked } from '../users/listed.ts';
import type { DueRow } from './repository.ts';

/** The current state of a notification's subject when an email or push is sent. */
export interface Situation {
  memberId: string;
  /** Current details: excludes matches and members that no longer exist. */
  details: NotificationDetails;
  now: Date;
  /** Null when it is not about an event, or about one that the member can no longer find. */
  event: ToldEvent | null;
  session: SessionRow | null;
  hasUnreadMessages: boolean;
  hasReview: boolean;
  /** A ring still waits for the member's answer. */
  asksForRing: boolean;
}

export interface ToldEvent {
  title: string;
  start_time: Date;
  end_time: Date;
  link: string;
  host_name: string;
  /** Neither canceled nor hidden by a moderator. */
  is_on: boolean;
  has_requests: boolean;
  /** A place is held for the member, or free for whoever takes it first. */
  has_offer: boolean;
  /** The member has not answered an invitation to co-host. */
  is_invited: boolean;
  /** The member's role in the event; null if none. */
  standing: 'host' | 'approved' | 'pending' | null;
}

/** Loads the subject of a notification. */
export async function readSituation(db: Kysely<Database>, due: DueRow, now: Date): Promise<Situation> {
  const { kind, member_id: memberId } = due;
  const { eventId } = due.details;
  const [sessionId = ''] = due.subject.split(' ');
  return {
    memberId,
    details: await currentDetails(db, due, now),
    now,
    event: kind.startsWith('event') && eventId !== undefined ? await findToldEvent(db, eventId, memberId, now) : null,
    session: kind.startsWith('session') ? ((await findSession(db, sessionId, memberId)) ?? null) : null,
    hasUnreadMessages: kind === 'message' && (await hasUnreadMessages(db, due)),
    hasReview:
      (kind === 'review' && (await hasReview(db, due))) || (kind === 'eventReview' && (await hasEventReview(db, due))),
    asksForRing: kind === 'ringAsked' && (await asksForRing(db, due, now)),
  };
}

async function currentDetails(
  db: Kysely<Database>,
  { kind, subject, member_id: memberId, details }: DueRow,
  now: Date,
): Promise<NotificationDetails> {
  const { keys = [], memberIds = [] } = details;
  if (kind === 'swapsFound') return { ...details, keys: await findPossibleKeys(db, memberId, keys, now) };
  if (kind !== 'membersFound') return details;
  return { ...details, memberIds: await findStillFitting({ db, clock: () => now }, subject, memberIds) };
}

async function findToldEvent(db: Kysely<Database>, id: string, memberId: string, now: Date): Promise<ToldEvent | null> {
  const event = await db
    .selectFrom('events')
    .innerJoin('members as host', 'host.id', 'events.host_id')
    .leftJoin('event_registrations as own', (join) =>
      join.onRef('own.event_id', '=', 'events.id').on('own.member_id', '=', memberId),
    )
    .select(['title', 'start_time', 'end_time', 'link', 'host.name as host_name'])
    .select([
      sql<boolean>`cancelled_at is null and hidden_at is null`.as('is_on'),
      sql<boolean>`exists (
        select from event_registrations where event_id = events.id and state = 'pending'
      )`.as('has_requests'),
      sql<boolean>`exists (
        select from event_waitlist where event_id = events.id and member_id = ${memberId}
          and offered_at is not null and (offer_expires_at is null or offer_expires_at > ${now})
      )`.as('has_offer'),
      sql<boolean>`exists (
        select from event_hosts where event_id = events.id and member_id = ${memberId} and state = 'invited'
      )`.as('is_invited'),
      sql<ToldEvent['standing']>`
        case when ${managesEvent(memberId)} then 'host' when own.state in ('approved', 'pending') then own.state end`.as(
        'standing',
      ),
    ])
    .where('events.id', '=', id)
    .where(isUnblocked(memberId, 'events.host_id'))
    .executeTakeFirst();
  return event ?? null;
}

async function hasUnreadMessages(db: Kysely<Database>, { subject, member_id }: DueRow): Promise<boolean> {
  const { rows } = await sql`
    select from messages left join conversation_reads as own
      on own.conversation_id = messages.conversation_id and own.member_id = ${member_id}
    where messages.conversation_id = ${subject} and sender_id <> ${member_id} and removed_at is null
      and deleted_at is null
      and seq > coalesce(read_seq, 0) and ${isUnblocked(member_id, 'sender_id')} limit 1`.execute(db);
  return rows.length > 0;
}

async function asksForRing(db: Kysely<Database>, { subject, member_id }: DueRow, now: Date): Promise<boolean> {
  const seat = await db
    .selectFrom('ring_seats')
    .innerJoin('rings', 'rings.id', 'ring_id')
    .select('position')
    .where('ring_id', '=', subject)
    .where('member_id', '=', member_id)
    .where('answer', '=', 'waiting')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return seat !== undefined;
}

async function hasReview(db: Kysely<Database>, { subject, member_id, actors }: DueRow): Promise<boolean> {
  const review = await db
    .selectFrom('reviews')
    .select('id')
    .where('session_id', '=', subject)
    .where('author_id', '=', sql<string>`any(${actors}::uuid[])`)
    .where('hidden_at', 'is', null)
    .where(isUnblocked(member_id, 'author_id'))
    .executeTakeFirst();
  return review !== undefined;
}

async function hasEventReview(db: Kysely<Database>, { subject, member_id, actors }: DueRow): Promise<boolean> {
  const review = await db
    .selectFrom('event_reviews')
    .select('id')
    .where('event_id', '=', subject)
    .where('author_id', '=', sql<string>`any(${actors}::uuid[])`)
    .where('hidden_at', 'is', null)
    .where(isUnblocked(member_id, 'author_id'))
    .executeTakeFirst();
  return review !== undefined;
}
