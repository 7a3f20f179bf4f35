import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { rowCount } from '../../../paging.ts';
import { isListed, isUnblocked } from '../../users/listed.ts';
import { imageFor, nameFor } from '../../users/viewer-columns.ts';
import { managesEvent } from '../cohosts/cohost-repository.ts';
import { wasHeldSql } from './review-times.ts';
import { wasThere } from './was-there.ts';

/** A review with its author. */
export interface EventReviewRow {
  id: string;
  seq: number;
  rating: number;
  comment: string;
  created_at: Date;
  author_id: string;
  author_name: string;
  author_image: string | null;
}

/** A review with its author and its event. */
export interface HostReviewRow extends EventReviewRow {
  event_id: string;
  event_title: string;
  event_day: string;
}

/** What a participant of an event has to do with its reviews. */
export interface OwnReviewRow {
  wasThere: boolean;
  /** Also when a moderator has hidden it. */
  hasReviewed: boolean;
  mine: { id: string; rating: number; comment: string; createdAt: string; name: string; image: string | null } | null;
}

/** The reviews of an event, or of all events of a host. */
export type ReviewSubject = { eventId: string } | { hostId: string };

/** Selects a page of reviews. */
export interface EventReviewPage {
  /** Null for a visitor. */
  viewerId: string | null;
  rows: number;
  /** Only reviews stored before the one with this sequence number. */
  before: number | null;
}

/** The mean and the number of reviews. */
export interface ReviewTotals {
  mean: number;
  count: number;
}

/** The viewer's part in the reviews of the statement's event; null for everybody but its participants. */
export function ownReviewOf(viewerId: string | null): RawBuilder<OwnReviewRow | null> {
  return sql<OwnReviewRow | null>`(
    select json_build_object(
      'wasThere', ${wasThere(viewerId)},
      'hasReviewed', own.id is not null,
      'mine', case when own.id is not null and own.hidden_at is null then json_build_object(
        'id', own.id, 'rating', rating, 'comment', comment, 'createdAt', own.created_at, 'name', name, 'image', members.image_hash
      ) end
    )
    from event_registrations as registration
    join members on members.id = registration.member_id
    left join event_reviews as own on own.event_id = registration.event_id and own.author_id = registration.member_id
    where registration.event_id = events.id and registration.member_id = ${viewerId}::uuid and (state = 'approved' or ${wasThere(viewerId)})
  )`;
}

/** Selects reviews that a viewer may see: by members they can find, not hidden. */
function reviewsOf(db: Kysely<Database>, subject: ReviewSubject, viewerId: string | null) {
  const reviews = db
    .selectFrom('event_reviews')
    .innerJoin('events', 'events.id', 'event_id')
    .where('event_reviews.hidden_at', 'is', null)
    .where(isUnblocked(viewerId, 'author_id'));
  return 'eventId' in subject
    ? reviews.where('event_id', '=', subject.eventId)
    : reviews.where('events.host_id', '=', subject.hostId).where('events.hidden_at', 'is', null);
}

/** Returns reviews with their events, newest first. */
export async function findEventReviews(
  db: Kysely<Database>,
  subject: ReviewSubject,
  { viewerId, rows, before }: EventReviewPage,
): Promise<HostReviewRow[]> {
  let query = reviewsOf(db, subject, viewerId)
    .innerJoin('members as author', 'author.id', 'author_id')
    .select(['event_reviews.id', 'event_reviews.seq', 'rating', 'comment', 'event_reviews.created_at'])
    .select(['author.id as author_id', nameFor(viewerId, 'author').as('author_name')])
    .select(imageFor(viewerId, 'author').as('author_image'))
    .select(['event_id', 'title as event_title', 'day as event_day'])
    .orderBy('event_reviews.seq', 'desc');
  if (before !== null) query = query.where('event_reviews.seq', '<', before);
  return await query.limit(rowCount(rows)).execute();
}

/** Returns the number of the same reviews, and their mean: a member counts once, with their latest. */
export async function countEventReviews(
  db: Kysely<Database>,
  subject: ReviewSubject,
  viewerId: string | null,
): Promise<ReviewTotals> {
  const rated = reviewsOf(db, subject, viewerId).select([
    'rating',
    sql<boolean>`row_number() over (partition by author_id order by event_reviews.seq desc) = 1`.as('is_latest'),
  ]);
  return await db
    .selectFrom(rated.as('rated'))
    .select(sql<number>`coalesce(avg(rating) filter (where is_latest), 0)::float8`.as('mean'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
}

/** Returns a review by id, of any author; undefined when it does not exist or is hidden. */
export async function findEventReview(db: Kysely<Database>, id: string): Promise<EventReviewRow | undefined> {
  return await db
    .selectFrom('event_reviews')
    .innerJoin('members as author', 'author.id', 'author_id')
    .select(['event_reviews.id', 'event_reviews.seq', 'rating', 'comment', 'event_reviews.created_at'])
    .select(['author.id as author_id', 'author.name as author_name', 'author.image_hash as author_image'])
    .where('event_reviews.id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
}

export interface NewEventReview {
  eventId: string;
  authorId: string;
  rating: number;
  comment: string;
  /** Only an event that ended at or after this instant. */
  endedSince: Date;
  now: Date;
}

/**
 * Stores a participant's review of an event that is over. The statement checks the conditions and locks the event, so that it
 * is not erased meanwhile; the table's unique key prevents a second review.
 *
 * @returns the new review's id, or null when a condition fails.
 */
export async function insertEventReview(trx: Transaction<Database>, review: NewEventReview): Promise<string | null> {
  const { eventId, authorId, rating, comment, endedSince, now } = review;
  const { rows } = await sql<{ id: string }>`
    with reviewed as (
      select id from events
      where id = ${eventId} and ${wasHeldSql} and end_time <= ${now} and end_time >= ${endedSince}
        and not ${managesEvent(authorId)} and ${isListed(authorId, 'host_id')}
        and ${wasThere(authorId)}
      for key share
    )
    insert into event_reviews (event_id, author_id, rating, comment, created_at)
    select id, ${authorId}, ${rating}::integer, ${comment}, ${now} from reviewed
    on conflict (event_id, author_id) do nothing
    returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** Returns whether a member has reviewed an event; also when a moderator has hidden the review. */
export async function hasReviewed(trx: Transaction<Database>, eventId: string, authorId: string): Promise<boolean> {
  const review = trx.selectFrom('event_reviews').select('id').where('event_id', '=', eventId);
  return (await review.where('author_id', '=', authorId).executeTakeFirst()) !== undefined;
}

/** Changes an author's own review, unless it is hidden; false without one. */
export async function updateEventReview(
  db: Kysely<Database>,
  eventId: string,
  authorId: string,
  patch: { rating?: number; comment?: string },
): Promise<boolean> {
  const changed = await db
    .updateTable('event_reviews')
    // Sets the comment to itself first, so that an empty patch is a valid statement.
    .set((eb) => ({ comment: eb.ref('comment'), ...patch }))
    .where('event_id', '=', eventId)
    .where('author_id', '=', authorId)
    .where('hidden_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Removes an author's own review, unless it is hidden; false without one. */
export async function deleteEventReview(db: Kysely<Database>, eventId: string, authorId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('event_reviews')
    .where('event_id', '=', eventId)
    .where('author_id', '=', authorId)
    .where('hidden_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
