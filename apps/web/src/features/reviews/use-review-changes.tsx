import type { Review } from '@skill-exchange/api-client/types';
import { type ReactNode, useEffect, useRef } from 'react';
import { lazyDialog } from '../../lib/dialogs/lazy-dialog.tsx';
import { useDialogSubject } from '../../lib/dialogs/use-dialog-subject.ts';
import { usePreload } from '../../lib/lazy-with-preload.ts';
import type { ReviewChange } from './change-review.tsx';

const ChangeReview = lazyDialog(
  async () => (await import('./change-review.tsx')).ChangeReview,
  ({ onClose }) => onClose(),
);

/** Actions of a review's author, and their dialogs. */
export function useReviewChanges(): {
  onEdit: (review: Review) => void;
  onDelete: (review: Review) => void;
  dialogs: ReactNode;
} {
  const { thing: change, opening, isOpen, show, close } = useDialogSubject<ReviewChange>();
  const isBusy = useRef(false);
  const rejected = useRef<ReviewChange[]>([]);
  usePreload(ChangeReview);
  useEffect(() => {
    isBusy.current = isOpen;
  }, [isOpen]);

  function comeBack(): void {
    const change = rejected.current.shift();
    if (change !== undefined) show(change);
  }

  return {
    onEdit: (review) => show({ kind: 'edit', review, draft: { rating: review.rating, comment: review.comment } }),
    onDelete: (review) => show({ kind: 'delete', review }),
    dialogs: change && (
      <ChangeReview
        // Each opening has its own form state.
        key={opening}
        change={change}
        open={isOpen}
        onClose={() => {
          if (close()) comeBack();
        }}
        onRejected={(change) => {
          rejected.current.push(change);
          // While another review is open, the draft waits until it closes.
          if (!isBusy.current) comeBack();
        }}
      />
    ),
  };
}
