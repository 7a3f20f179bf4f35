import type { Event, EventReview, HostReview } from '@skill-exchange/api-client/types';
import { mayReviewEvent } from '../../../policy.ts';
import { presentMemberRef } from '../../users/present-user.ts';
import type { EventRow } from '../event-columns.ts';
import type { EventReviewRow, HostReviewRow } from './review-repository.ts';
import { isReviewable, wasHeld } from './review-times.ts';

export function presentEventReview(row: EventReviewRow): EventReview {
  return {
    _id: row.id,
    rating: row.rating,
    comment: row.comment,
    createdAt: row.created_at.toISOString(),
    reviewedBy: presentMemberRef(row.author_id, row.author_name, row.author_image),
  };
}

export function presentHostReview(row: HostReviewRow): HostReview {
  const event = { _id: row.event_id, title: row.event_title, date: `${row.event_day}T00:00:00.000Z` };
  return { ...presentEventReview(row), event };
}

/** Presents a participant's part in the reviews of an event that is over; nothing if they did not take part. */
export function presentOwnReview(
  event: EventRow,
  { viewerId, now }: { viewerId: string | null; now: Date },
): Pick<Event, 'review'> {
  const { own_review: own } = event;
  if (!own || viewerId === null || !mayReviewEvent(viewerId, event) || !wasHeld(event) || event.end_time > now)
    return {};
  const { wasThere, hasReviewed, mine } = own;
  if (!wasThere && mine === null) return {};
  const canReview = wasThere && !hasReviewed && isReviewable(event, now);
  if (mine === null) return { review: { canReview } };
  const { id: _id, rating, comment, createdAt, name, image } = mine;
  const reviewedBy = presentMemberRef(viewerId, name, image);
  const written = { _id, rating, comment, createdAt: new Date(createdAt).toISOString(), reviewedBy };
  return { review: { canReview, mine: written } };
}
