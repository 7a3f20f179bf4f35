import { sql } from 'kysely';
import { isUnblocked } from '../../users/listed.ts';
import type { Situation } from './situation.ts';

/** One of the actors has a visible review of the session. */
export async function hasReview({ db, subject, memberId, actors }: Situation): Promise<boolean> {
  const review = await db
    .selectFrom('reviews')
    .select('id')
    .where('session_id', '=', subject)
    .where('author_id', '=', sql<string>`any(${actors}::uuid[])`)
    .where('hidden_at', 'is', null)
    .where(isUnblocked(memberId, 'author_id'))
    .executeTakeFirst();
  return review !== undefined;
}

/** One of the actors has a visible review of the event. */
export async function hasEventReview({ db, subject, memberId, actors }: Situation): Promise<boolean> {
  const review = await db
    .selectFrom('event_reviews')
    .select('id')
    .where('event_id', '=', subject)
    .where('author_id', '=', sql<string>`any(${actors}::uuid[])`)
    .where('hidden_at', 'is', null)
    .where(isUnblocked(memberId, 'author_id'))
    .executeTakeFirst();
  return review !== undefined;
}
