import type { Review } from '@skill-exchange/api-client/types';
import { DeleteReviewDialog, EditReviewDialog } from '@skill-exchange/ui/review-dialog';
import type { ReviewDraft } from '@skill-exchange/ui/review-form';
import { useClosing } from '../../shared/use-closing.tsx';

/** What is open over a list of reviews. */
export type ReviewChange =
  | { kind: 'edit'; review: Review; draft: ReviewDraft }
  | { kind: 'delete'; review: Review };

type ChangeReviewProps = {
  change: ReviewChange;
  open: boolean;
  onClose: () => void;
  onSave: (review: Review, draft: ReviewDraft) => void;
  onDelete: (review: Review) => void;
  isDeleting: boolean;
};

/** The form of a review, or the question before it is deleted. */
export function ChangeReview({ change, open, onClose, onSave, onDelete, isDeleting }: ChangeReviewProps) {
  const { review } = change;
  const { question, ...closing } = useClosing(open, onClose);
  if (change.kind === 'delete')
    return (
      <DeleteReviewDialog
        open={open}
        onOpenChange={onClose}
        onConfirm={() => onDelete(review)}
        pending={isDeleting}
      />
    );
  return (
    <>
      <EditReviewDialog
        open={open}
        review={change.draft}
        onSubmit={(draft) => onSave(review, draft)}
        {...closing}
      />
      {question}
    </>
  );
}
