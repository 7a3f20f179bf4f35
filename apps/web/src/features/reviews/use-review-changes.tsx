import type { Review } from '@skill-exchange/api-client/types';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyDialog } from '../../shared/lazy-dialog.tsx';
import { notify } from '../../shared/notify.ts';
import type { ReviewChange } from './change-review.tsx';

const changing = lazyDialog(
  async () => (await import('./change-review.tsx')).ChangeReview,
  ({ onClose }) => onClose(),
);

/** What the author of a review can do about it, and the dialogs that it takes. */
export function useReviewChanges(): {
  onEdit: (review: Review) => void;
  onDelete: (review: Review) => void;
  dialogs: ReactNode;
} {
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
        onRefused={(refused) => {
          if (!isBusy.current) show(refused);
        }}
      />
    ),
  };
}
