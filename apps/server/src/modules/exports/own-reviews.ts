import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Returns reviews of sessions: those that the member wrote, and those about them. */
export async function readReviews(db: Kysely<Database>, memberId: string) {
  const of = (side: 'author_id' | 'subject_id', other: 'author_id' | 'subject_id') =>
    db
      .selectFrom('reviews')
      // Excludes reviews by others that a moderator has hidden.
      .where((eb) => eb.or([eb('hidden_at', 'is', null), eb('author_id', '=', memberId)]))
      .innerJoin('members as other', 'other.id', `reviews.${other}`)
      .select(['other.name as member', 'rating', 'comment', 'reviews.created_at as at', 'session_id as session'])
      .where(`reviews.${side}`, '=', memberId)
      .orderBy('reviews.seq')
      .execute();
  return { given: await of('author_id', 'subject_id'), received: await of('subject_id', 'author_id') };
}

/** Returns reviews of events: those that the member wrote, and those of events that they hosted. */
export async function readEventReviews(db: Kysely<Database>, memberId: string) {
  const reviews = db
    .selectFrom('event_reviews')
    .innerJoin('events', 'events.id', 'event_id')
    .innerJoin('members as author', 'author.id', 'author_id')
    .innerJoin('members as host', 'host.id', 'host_id')
    .select(['event_id as event', 'title', 'rating', 'comment', 'event_reviews.created_at as at'])
    .orderBy('event_reviews.seq');
  const given = await reviews.select('host.name as host').where('author_id', '=', memberId).execute();
  const received = await reviews
    .select('author.name as member')
    .where('host_id', '=', memberId)
    .where('event_reviews.hidden_at', 'is', null)
    .execute();
  return { given, received };
}
