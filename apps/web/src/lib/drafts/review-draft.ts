import type { PartialReview } from '@skill-exchange/ui/components/review-form';
import { isRecord } from '../storage/parse-stored.ts';

/** Parses the stored draft of a review. */
export function readReviewDraft(stored: unknown): PartialReview | undefined {
  if (!isRecord(stored) || typeof stored.comment !== 'string') return undefined;
  return { rating: typeof stored.rating === 'number' ? stored.rating : null, comment: stored.comment };
}
