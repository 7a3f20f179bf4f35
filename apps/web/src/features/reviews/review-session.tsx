import { useCreateReview } from '@skill-exchange/api-client/reviews';
import type { Session } from '@skill-exchange/api-client/types';
import { ReviewSessionDialog } from '@skill-exchange/ui/components/review-dialog';
import type { ReviewDraft } from '@skill-exchange/ui/components/review-form';
import { useState } from 'react';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { reasonFor } from '../../lib/reason-for.ts';
import { useClosing } from '../../lib/use-closing.tsx';
import { useSingleFlight } from '../../lib/use-single-flight.ts';

const failed = 'Unable to submit review. Try again...';

type ReviewSessionProps = {
  /** The session that is over. */
  session: Session;
  ownId: string;
  open: boolean;
  onClose: () => void;
};

/** Says how a session went: of the other member, and of the skill that they taught. */
export function ReviewSession({ session, ownId, open, onClose }: ReviewSessionProps) {
  const create = useCreateReview();
  const keyFor = useIdempotencyKey();
  const [failure, setFailure] = useState<string>();
  const { question, ...closing } = useClosing(open, onClose);
  const isFirst = session.userOne._id === ownId;
  const other = isFirst ? session.userTwo : session.userOne;
  const theirSkill = isFirst ? session.skillTaughtByUserTwo : session.skillTaughtByUserOne;

  async function submit(review: ReviewDraft): Promise<void> {
    setFailure(undefined);
    const about = { reviewedTo: other._id, sessionId: session._id, skillId: theirSkill?._id ?? null };
    try {
      const body = { ...review, ...about };
      await create.mutateAsync({ ...body, idempotencyKey: keyFor(body) });
    } catch (error) {
      logger.failure(failed, error);
      notify.error(failed);
      setFailure(reasonFor(error));
      return;
    }
    notify.success('Review submitted successfully');
    onClose();
  }

  const submitOnce = useSingleFlight(submit);

  return (
    <>
      <ReviewSessionDialog
        open={open}
        memberName={other.name}
        onSubmit={submitOnce}
        pending={create.isPending}
        failure={failure}
        {...closing}
      />
      {question}
    </>
  );
}
