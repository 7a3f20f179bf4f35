import type { Session } from '@skill-exchange/api-client/types';
import { ReviewSessionDialog } from '@skill-exchange/ui/components/review-dialog';
import type { PartialReview } from '@skill-exchange/ui/components/review-form';
import { sidesOf } from '@skill-exchange/ui/components/session-sides';
import { useClosing } from '../../lib/use-closing.tsx';
import { useSessionReview } from './use-session-review.ts';

type ReviewSessionProps = {
  /** The session that is over. */
  session: Session;
  ownId: string;
  /** What is filled in already. */
  initial?: PartialReview | undefined;
  open: boolean;
  onClose: () => void;
};

/** The form of a review of a session in a dialog. */
export function ReviewSession({ session, ownId, initial, open, onClose }: ReviewSessionProps) {
  const { submit, isSending, failure } = useSessionReview(session, ownId, onClose);
  const { question, ...closing } = useClosing(open, onClose);
  return (
    <>
      <ReviewSessionDialog
        open={open}
        memberName={sidesOf(session, ownId).other.name}
        initial={initial}
        onSubmit={submit}
        pending={isSending}
        failure={failure}
        {...closing}
      />
      {question}
    </>
  );
}
