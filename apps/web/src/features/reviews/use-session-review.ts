import { t } from '@lingui/core/macro';
import { useCreateReview } from '@skill-exchange/api-client/reviews';
import type { Session } from '@skill-exchange/api-client/types';
import type { ReviewDraft } from '@skill-exchange/ui/components/review-form';
import { sidesOf } from '@skill-exchange/ui/lib/sessions/session-sides';
import { useReportedSave } from '../../lib/forms/use-reported-save.ts';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';

/** Sends a review of a session: of the other member, and the skill that they taught. */
export function useSessionReview(session: Session, ownId: string, onSent?: () => void) {
  const create = useCreateReview();
  const keyFor = useIdempotencyKey();
  const { save, failure } = useReportedSave();
  const { other, theirs } = sidesOf(session, ownId);
  const submit = useSingleFlight(async (review: ReviewDraft) => {
    const about = { reviewedTo: other._id, sessionId: session._id, skillId: theirs?._id ?? null };
    const body = { ...review, ...about };
    const words = { done: t`Review submitted successfully`, failed: t`Unable to submit review. Try again...` };
    if (await save(() => create.mutateAsync({ ...body, idempotencyKey: keyFor(body) }), words)) onSent?.();
  });
  return { submit, isSending: create.isPending, failure };
}
