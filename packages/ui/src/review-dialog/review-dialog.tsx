import type { ReactNode } from 'react';
import { AlertDialog, AlertDialogContent } from '../alert-dialog/alert-dialog.tsx';
import { Dialog, DialogContent } from '../dialog/dialog.tsx';
import type { SubmitFormProps } from '../form-parts/form-props.ts';
import { type ReviewDraft, ReviewForm } from '../review-form/review-form.tsx';

interface ReviewDialogProps extends SubmitFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called by Cancel; closes the dialog by default. */
  onCancel?: (() => void) | undefined;
  onSubmit: (review: ReviewDraft) => void;
}

export function ReviewSessionDialog({ memberName, ...dialog }: ReviewDialogProps & { memberName: string }) {
  return (
    <ReviewFormDialog
      title="Review Session"
      description={`How was your session with ${memberName || 'this member'}?`}
      {...dialog}
    />
  );
}

export function EditReviewDialog(props: ReviewDialogProps & { review: ReviewDraft }) {
  const { review, ...dialog } = props;
  return (
    <ReviewFormDialog
      title="Edit Review"
      initial={review}
      submitLabel="Save"
      pendingLabel="Saving..."
      {...dialog}
    />
  );
}

interface ReviewFormDialogProps extends ReviewDialogProps {
  title: string;
  description?: ReactNode;
  initial?: ReviewDraft;
  submitLabel?: string;
  pendingLabel?: string;
}

function ReviewFormDialog({ open, onOpenChange, title, description, ...form }: ReviewFormDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={title}
        description={description}
        // A click outside would discard the input.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <ReviewForm onCancel={() => onOpenChange(false)} {...form} />
      </DialogContent>
    </Dialog>
  );
}

interface DeleteReviewDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Close the dialog on success. */
  onConfirm: () => void;
  pending?: boolean;
}

/** Confirms deleting a review. */
export function DeleteReviewDialog({
  open,
  onOpenChange,
  onConfirm,
  pending = false,
}: DeleteReviewDialogProps) {
  return (
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      <AlertDialogContent
        title="Are you sure you want to delete this review?"
        description="It disappears for everyone, and their rating changes."
        confirmLabel="Delete"
        pending={pending}
        pendingLabel="Deleting..."
        onConfirm={onConfirm}
      />
    </AlertDialog>
  );
}
