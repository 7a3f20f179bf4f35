import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { endsAt, isActiveAt } from '../sessions/status.ts';
import { isUnblocked } from '../users/listed.ts';
import { imageFor, nameFor } from '../users/viewer-columns.ts';

/** A review with its two members and its session. */
export interface ReviewRow {
  id: string;
  seq: number;
  rating: number;
  comment: string;
  created_at: Date;
  author_id: string;
  author_name: string;
  author_image: string | null;
  subject_id: string;
  subject_name: string;
  subject_image: string | null;
  session_id: string;
  user_one: string;
  skill_one_id: string | null;
  skill_one_name: string | null;
  skill_two_id: string | null;
  skill_two_name: string | null;
}

export interface NewReviewRow {
  sessionId: string;
  authorId: string;
  rating: number;
  comment: string;
  createdAt: Date;
}

/** Selects a page of a member's reviews. */
export interface ReviewPage {
  side: 'author_id' | 'subject_id';
  memberId: string;
  /** Null for a visitor. */
  viewerId: string | null;
  /** The page size. */
  rows: number;
  /** Only reviews stored before the one with this sequence number. */
  before: number | null;
}

/** The changes of an edit; fields that are left out stay unchanged. */
export interface ReviewPatch {
  rating?: number;
  comment?: string;
}

/** Selects reviews that a viewer may see: by members they can find, not hidden, and not of declined sessions. */
function reviews(db: Kysely<Database>, viewerId: string | null) {
  return db
    .selectFrom('reviews')
    .innerJoin('members as author', 'author.id', 'reviews.author_id')
    .innerJoin('members as subject', 'subject.id', 'reviews.subject_id')
    .innerJoin('sessions', 'sessions.id', 'reviews.session_id')
    .leftJoin('skills as skill_one', (join) =>
      join.onRef('skill_one.id', '=', 'sessions.skill_one').on('skill_one.is_merged', '=', false),
    )
    .leftJoin('skills as skill_two', (join) =>
      join.onRef('skill_two.id', '=', 'sessions.skill_two').on('skill_two.is_merged', '=', false),
    )
    .select([
      'reviews.id',
      'reviews.seq',
      'reviews.rating',
      'reviews.comment',
      'reviews.created_at',
      'author.id as author_id',
      nameFor(viewerId, 'author').as('author_name'),
      imageFor(viewerId, 'author').as('author_image'),
      'subject.id as subject_id',
      'subject.name as subject_name',
      'subject.image_hash as subject_image',
      'reviews.session_id',
      'sessions.user_one',
      'skill_one.id as skill_one_id',
      'skill_one.name as skill_one_name',
      'skill_two.id as skill_two_id',
      'skill_two.name as skill_two_name',
    ])
    .where('sessions.cancelled_at', 'is', null)
    .where('reviews.hidden_at', 'is', null)
    .where(isUnblocked(viewerId, 'reviews.author_id'))
    .where(isUnblocked(viewerId, 'reviews.subject_id'));
}

/**
 * Stores a review of the other member of a completed session, about the skill that they taught. The
 * statement checks the conditions, and the table's unique key prevents a second review.
 *
 * @returns the new review's id, or null when a condition fails.
 */
export async function insertReview(db: Kysely<Database>, review: NewReviewRow): Promise<string | null> {
  const { authorId } = review;
  const stored = await db
    .insertInto('reviews')
    .columns(['session_id', 'author_id', 'subject_id', 'skill_id', 'rating', 'comment', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('sessions')
        .select([
          'id',
          sql<string>`${authorId}::uuid`.as('author_id'),
          sql<string>`case when user_one = ${authorId}::uuid then user_two else user_one end`.as('subject_id'),
          sql<string | null>`case when user_one = ${authorId}::uuid then skill_two else skill_one end`.as('skill_id'),
          sql<number>`${review.rating}::integer`.as('rating'),
          sql<string>`${review.comment}::text`.as('comment'),
          sql<Date>`${review.createdAt.toISOString()}::timestamptz`.as('created_at'),
        ])
        .where('id', '=', review.sessionId)
        .where(isActiveAt(review.createdAt))
        .where(endsAt, '<=', review.createdAt)
        .where((inner) => inner.or([inner('user_one', '=', authorId), inner('user_two', '=', authorId)])),
    )
    .onConflict((conflict) => conflict.columns(['session_id', 'author_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored?.id ?? null;
}

/** Returns a review by id, of any author. */
export async function findReview(db: Kysely<Database>, id: string, viewerId: string): Promise<ReviewRow | undefined> {
  return reviews(db, viewerId).where('reviews.id', '=', id).executeTakeFirst();
}

/** Returns a member's reviews, received or given, newest first. */
export async function findReviews(db: Kysely<Database>, page: ReviewPage): Promise<ReviewRow[]> {
  let query = reviews(db, page.viewerId)
    .where(`reviews.${page.side}`, '=', page.memberId)
    .orderBy('reviews.seq', 'desc');
  if (page.before !== null) query = query.where('reviews.seq', '<', page.before);
  return query.limit(rowCount(page.rows)).execute();
}

/** Changes an author's own review; false when it does not exist anymore. */
export async function updateReview(
  db: Kysely<Database>,
  id: string,
  authorId: string,
  patch: ReviewPatch,
): Promise<boolean> {
  const changed = await db
    .updateTable('reviews')
    // Sets the comment to itself first, so that an empty patch is a valid statement.
    .set((eb) => ({ comment: eb.ref('comment'), ...patch }))
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Removes an author's own review; false when it does not exist anymore. */
export async function deleteReview(db: Kysely<Database>, id: string, authorId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('reviews')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
