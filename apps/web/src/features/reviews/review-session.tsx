import type { Session } from '@skill-exchange/api-client/types';
import { ReviewSessionDialog } from '@skill-exchange/ui/components/review-dialog';
import type { PartialReview } from '@skill-exchange/ui/components/review-form';
import { sidesOf } from '@skill-exchange/ui/lib/sessions/session-sides';
import { useClosing } from '../../lib/dialogs/use-closing.tsx';
import { useSessionReview } from './use-session-review.ts';

type ReviewSessionProps = {
  /** The session to review. */
  session: Session;
  ownId: string;
  /** Initial values. */
  initial?: PartialReview | undefined;
  open: boolean;
  onClose: () => void;
};

/** The review form of a session in a dialog. */
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
