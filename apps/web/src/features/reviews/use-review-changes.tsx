import { serverMessageOr } from '@skill-exchange/api-client/errors';
import { useEditReview, useRemoveReview } from '@skill-exchange/api-client/reviews';
import type { Review } from '@skill-exchange/api-client/types';
import type { ReviewDraft } from '@skill-exchange/ui/review-form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyDialog } from '../../shared/lazy-dialog.tsx';
import { logger } from '../../shared/logger.ts';
import { notify } from '../../shared/notify.ts';
import type { ReviewChange } from './change-review.tsx';

const updateFailed = 'Failed to update review';
const deleteFailed = 'Failed to delete review';

const changing = lazyDialog(async () => (await import('./change-review.tsx')).ChangeReview);

/** What the author of a review can do about it, and the dialogs that it takes. */
export function useReviewChanges(): {
  onEdit: (review: Review) => void;
  onDelete: (review: Review) => void;
  dialogs: ReactNode;
} {
  const edit = useEditReview();
  const remove = useRemoveReview();
  const [shown, setShown] = useState<{ opening: number; change: ReviewChange } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isBusy = useRef(false);
  useEffect(() => {
    notify.prepare();
    changing.prepare();
  }, []);
  useEffect(() => {
    isBusy.current = isOpen;
  }, [isOpen]);

  // Each opening has a number, so that no form takes over what another one held.
  function show(change: ReviewChange): void {
    setShown((before) => ({ opening: (before?.opening ?? 0) + 1, change }));
    setOpen(true);
  }

  /** The list shows the change at once. Where the server refuses, the dialog comes back with what was written. */
  function save(review: Review, draft: ReviewDraft): void {
    setOpen(false);
    edit
      .mutateAsync({ reviewId: review._id, ...draft })
      .then(() => notify.success('Review updated successfully'))
      .catch((error: unknown) => {
        logger.failure(updateFailed, error);
        notify.error(serverMessageOr(error, updateFailed));
        if (!isBusy.current) show({ kind: 'edit', review, draft });
      });
  }

  async function confirmDelete({ _id }: Review): Promise<void> {
    try {
      await remove.mutateAsync(_id);
      notify.success('Review deleted successfully');
    } catch (error) {
      logger.failure(deleteFailed, error);
      notify.error(serverMessageOr(error, deleteFailed));
    }
    setOpen(false);
  }

  return {
    onEdit: (review) =>
      show({ kind: 'edit', review, draft: { rating: review.rating, comment: review.comment } }),
    onDelete: (review) => show({ kind: 'delete', review }),
    dialogs: shown && (
      <changing.Dialog
        key={shown.opening}
        change={shown.change}
        open={isOpen}
        onClose={() => setOpen(false)}
        onSave={save}
        onDelete={confirmDelete}
        isDeleting={remove.isPending}
      />
    ),
  };
}
