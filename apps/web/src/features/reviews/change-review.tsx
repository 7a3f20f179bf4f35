import { t } from '@lingui/core/macro';
import { serverMessageOr } from '@skill-exchange/api-client/errors';
import { useEditReview, useRemoveReview } from '@skill-exchange/api-client/review-changes';
import type { Review } from '@skill-exchange/api-client/types';
import { DeleteReviewDialog, EditReviewDialog } from '@skill-exchange/ui/components/review-dialog';
import type { ReviewDraft } from '@skill-exchange/ui/components/review-form';
import { useClosing } from '../../lib/dialogs/use-closing.tsx';
import { readReviewDraft } from '../../lib/drafts/review-draft.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { useSingleFlight } from '../../lib/forms/use-single-flight.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';

/** The dialog that is open over a list of reviews. */
export type ReviewChange = { kind: 'edit'; review: Review; draft: ReviewDraft } | { kind: 'delete'; review: Review };

type ChangeReviewProps = {
  change: ReviewChange;
  open: boolean;
  onClose: () => void;
  /** Called with a change that the server rejected, after the dialog has closed. */
  onRejected: (change: ReviewChange) => void;
};

/** The form of a review, or the confirmation before it is deleted. */
export function ChangeReview({ change, open, onClose, onRejected }: ChangeReviewProps) {
  const edit = useEditReview();
  const remove = useRemoveReview();
  const { review } = change;
  const { restored, keep, drop } = useDraft(`review-change-${review._id}`, readReviewDraft);
  const { question, ...closing } = useClosing(open, onClose, true, drop);

  /** The list shows the change optimistically. If the server rejects it, the dialog opens again with the draft. */
  const save = useSingleFlight(async (draft: ReviewDraft) => {
    onClose();
    try {
      await edit.mutateAsync({ reviewId: review._id, ...draft });
      drop();
      notify.success(t`Review updated successfully`);
    } catch (error) {
      const updateFailed = t`Failed to update review`;
      logger.failedCall(error);
      notify.error(serverMessageOr(error, updateFailed));
      onRejected({ kind: 'edit', review, draft });
    }
  });

  const confirmDelete = useSingleFlight(async () => {
    try {
      await remove.mutateAsync(review._id);
      notify.success(t`Review deleted successfully`);
    } catch (error) {
      const deleteFailed = t`Failed to delete review`;
      logger.failedCall(error);
      notify.error(serverMessageOr(error, deleteFailed));
    }
    onClose();
  });

  if (change.kind === 'delete')
    return (
      <DeleteReviewDialog open={open} onOpenChange={onClose} onConfirm={confirmDelete} pending={remove.isPending} />
    );
  return (
    <>
      <EditReviewDialog
        open={open}
        review={change.draft}
        initialDraft={restored}
        onDraftChange={keep}
        onSubmit={save}
        {...closing}
      />
      {question}
    </>
  );
}
