import type { Session } from '@skill-exchange/api-client/types';
import { QuickReview } from '@skill-exchange/ui/components/quick-review';
import type { PartialReview } from '@skill-exchange/ui/components/review-form';
import { useSessionReview } from './use-session-review.ts';

type InlineReviewProps = {
  /** The session that is over. */
  session: Session;
  ownId: string;
  value: PartialReview;
  onValueChange: (review: PartialReview) => void;
  /** Opens the form in its dialog. */
  onOpenForm: () => void;
};

/** A review of a session in place. */
export function InlineReview({ session, ownId, ...review }: InlineReviewProps) {
  const { submit, isSending, failure } = useSessionReview(session, ownId);
  return <QuickReview {...review} onSubmit={submit} pending={isSending} failure={failure} />;
}
