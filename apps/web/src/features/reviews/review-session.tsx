import { useCreateReview } from '@skill-exchange/api-client/reviews';
import type { Session } from '@skill-exchange/api-client/types';
import { ReviewSessionDialog } from '@skill-exchange/ui/components/review-dialog';
import type { ReviewDraft } from '@skill-exchange/ui/components/review-form';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { useClosing } from '../../lib/use-closing.tsx';
import { useReportedSave } from '../../lib/use-reported-save.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';

const words = { done: 'Review submitted successfully', failed: 'Unable to submit review. Try again...' };

type ReviewSessionProps = {
  /** The session that is over. */
  session: Session;
  ownId: string;
  /** Stars to begin with. */
  rating?: number | undefined;
  open: boolean;
  onClose: () => void;
};

/** Says how a session went: of the other member, and of the skill that they taught. */
export function ReviewSession({ session, ownId, rating, open, onClose }: ReviewSessionProps) {
  const create = useCreateReview();
  const keyFor = useIdempotencyKey();
  const { save, failure } = useReportedSave();
  const { question, ...closing } = useClosing(open, onClose);
  const isFirst = session.userOne._id === ownId;
  const other = isFirst ? session.userTwo : session.userOne;
  const theirSkill = isFirst ? session.skillTaughtByUserTwo : session.skillTaughtByUserOne;

  async function submit(review: ReviewDraft): Promise<void> {
    const about = { reviewedTo: other._id, sessionId: session._id, skillId: theirSkill?._id ?? null };
    const body = { ...review, ...about };
    if (await save(() => create.mutateAsync({ ...body, idempotencyKey: keyFor(body) }), words)) onClose();
  }

  const submitOnce = useSingleFlight(submit);

  return (
    <>
      <ReviewSessionDialog
        open={open}
        memberName={other.name}
        initial={rating === undefined ? undefined : { rating, comment: '' }}
        onSubmit={submitOnce}
        pending={create.isPending}
        failure={failure}
        {...closing}
      />
      {question}
    </>
  );
}
