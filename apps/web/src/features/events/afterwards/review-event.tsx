import { t } from '@lingui/core/macro';
import { useEditEventReview, useRemoveEventReview, useReviewEvent } from '@skill-exchange/api-client/event-reviews';
import type { Event } from '@skill-exchange/api-client/types';
import { DeleteReviewDialog, EditReviewDialog, ReviewEventDialog } from '@skill-exchange/ui/components/review-dialog';
import type { ReviewDraft } from '@skill-exchange/ui/components/review-form';
import { useClosing } from '../../../lib/dialogs/use-closing.tsx';
import { readReviewDraft } from '../../../lib/drafts/review-draft.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { useReportedSave } from '../../../lib/forms/use-reported-save.ts';
import { useSingleFlight } from '../../../lib/forms/use-single-flight.ts';
import { useIdempotencyKey } from '../../../lib/idempotency-key.ts';

/** What a member does with their review of an event. */
export type EventReviewTask = { kind: 'new' } | { kind: 'edit'; review: ReviewDraft } | { kind: 'delete' };

type ReviewEventProps = { event: Event; open: boolean; onClose: () => void };

/** The form of a review of an event, or the confirmation before it is deleted. */
export function ReviewEvent({ task, ...props }: ReviewEventProps & { task: EventReviewTask }) {
  if (task.kind === 'delete') return <DeleteReview {...props} />;
  if (task.kind === 'edit') return <EditReview {...props} review={task.review} />;
  return <NewReview {...props} />;
}

function NewReview({ event, open, onClose }: ReviewEventProps) {
  const create = useReviewEvent();
  const keyFor = useIdempotencyKey();
  const { save, failure } = useReportedSave();
  const { restored, keep, drop } = useDraft(`event-review-${event._id}`, readReviewDraft);
  const { question, ...closing } = useClosing(open, onClose, true, drop);
  const submit = useSingleFlight(async (draft: ReviewDraft) => {
    const review = { ...draft, eventId: event._id };
    const words = { done: t`Review submitted successfully`, failed: t`Unable to submit review. Try again...` };
    if (!(await save(() => create.mutateAsync({ ...review, idempotencyKey: keyFor(review) }), words))) return;
    drop();
    onClose();
  });
  return (
    <>
      <ReviewEventDialog
        open={open}
        eventTitle={event.title}
        initialDraft={restored}
        onDraftChange={keep}
        onSubmit={submit}
        pending={create.isPending}
        failure={failure}
        {...closing}
      />
      {question}
    </>
  );
}

function EditReview({ event, review, open, onClose }: ReviewEventProps & { review: ReviewDraft }) {
  const edit = useEditEventReview();
  const { save, failure } = useReportedSave();
  const { restored, keep, drop } = useDraft(`event-review-change-${event._id}`, readReviewDraft);
  const { question, ...closing } = useClosing(open, onClose, true, drop);
  const { rating, comment } = review;
  const submit = useSingleFlight(async (draft: ReviewDraft) => {
    const words = { done: t`Review updated successfully`, failed: t`Failed to update review` };
    if (!(await save(() => edit.mutateAsync({ ...draft, eventId: event._id }), words))) return;
    drop();
    onClose();
  });
  return (
    <>
      <EditReviewDialog
        open={open}
        review={{ rating, comment }}
        initialDraft={restored}
        onDraftChange={keep}
        onSubmit={submit}
        pending={edit.isPending}
        failure={failure}
        {...closing}
      />
      {question}
    </>
  );
}

function DeleteReview({ event, open, onClose }: ReviewEventProps) {
  const remove = useRemoveEventReview();
  const { save } = useReportedSave();
  const confirm = useSingleFlight(async () => {
    const words = { done: t`Review deleted successfully`, failed: t`Failed to delete review` };
    await save(() => remove.mutateAsync(event._id), words);
    onClose();
  });
  return (
    <DeleteReviewDialog
      open={open}
      onOpenChange={onClose}
      onConfirm={confirm}
      pending={remove.isPending}
      description={t`It will disappear for everyone. You can write another one until 30 days after the event.`}
    />
  );
}
