import type { Session } from '@skill-exchange/api-client/types';
import { QuickReview } from '@skill-exchange/ui/components/quick-review';
import { useState } from 'react';
import { readReviewDraft } from '../../lib/drafts/review-draft.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { reviewDraftOf } from './review-draft-of.ts';
import { useSessionReview } from './use-session-review.ts';

type InlineReviewProps = {
  /** The session that is over. */
  session: Session;
  ownId: string;
  /** Opens the form in its dialog. */
  onOpenForm: () => void;
};

/** A review of a session in place. */
export function InlineReview({ session, ownId, onOpenForm }: InlineReviewProps) {
  const { restored = { rating: null, comment: '' }, keep, drop } = useDraft(reviewDraftOf(session), readReviewDraft);
  const [value, setValue] = useState(restored);
  const { submit, isSending, failure } = useSessionReview(session, ownId, drop);
  const change = (review: typeof value) => {
    setValue(review);
    keep(review);
  };
  return (
    <QuickReview
      value={value}
      onValueChange={change}
      onSubmit={submit}
      onOpenForm={onOpenForm}
      pending={isSending}
      failure={failure}
    />
  );
}
