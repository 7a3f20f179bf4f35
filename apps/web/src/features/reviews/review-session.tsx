import type { Session } from '@skill-exchange/api-client/types';
import { ReviewSessionDialog } from '@skill-exchange/ui/components/review-dialog';
import type { PartialReview } from '@skill-exchange/ui/components/review-form';
import { sidesOf } from '@skill-exchange/ui/lib/sessions/session-sides';
import { useClosing } from '../../lib/dialogs/use-closing.tsx';
import { readReviewDraft } from '../../lib/drafts/review-draft.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { reviewDraftOf } from './review-draft-of.ts';
import { useSessionReview } from './use-session-review.ts';

type ReviewSessionProps = {
  /** The session to review. */
  session: Session;
  ownId: string;
  /** Initial values, instead of those of a draft. */
  initial?: Partial<PartialReview> | undefined;
  open: boolean;
  onClose: () => void;
};

/** The review form of a session in a dialog. */
export function ReviewSession({ session, ownId, initial, open, onClose }: ReviewSessionProps) {
  const draft = useDraft(reviewDraftOf(session), readReviewDraft);
  const { submit, isSending, failure } = useSessionReview(session, ownId, () => {
    draft.drop();
    onClose();
  });
  const { restored } = draft;
  const revert = () => (restored === undefined ? draft.drop() : draft.keep(restored));
  const { question, ...closing } = useClosing(open, onClose, true, revert);
  return (
    <>
      <ReviewSessionDialog
        open={open}
        memberName={sidesOf(session, ownId).other.name}
        // Stars that were pressed just now.
        initial={{ rating: null, comment: '', ...restored, ...initial }}
        onDraftChange={draft.keep}
        onSubmit={submit}
        pending={isSending}
        failure={failure}
        {...closing}
      />
      {question}
    </>
  );
}
