import type { Session } from '@skill-exchange/api-client/types';
import { QuickReview } from '@skill-exchange/ui/components/quick-review';
import type { PartialReview } from '@skill-exchange/ui/components/review-form';
import { useSessionReview } from './use-session-review.ts';

type ReviewHereProps = {
  /** The session to review. */
  session: Session;
  ownId: string;
  value: PartialReview;
  onValueChange: (review: PartialReview) => void;
  /** Opens the form in its dialog. */
  onOpenForm: () => void;
};

/** A review form of a session, inline. */
export function ReviewHere({ session, ownId, ...review }: ReviewHereProps) {
  const { submit, isSending, failure } = useSessionReview(session, ownId);
  return <QuickReview {...review} onSubmit={submit} pending={isSending} failure={failure} />;
}
