import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { AlertDialog } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { FormDialog } from '../../primitives/dialog/form-dialog.tsx';
import type { DraftFormProps } from '../../primitives/form-parts/form-props.ts';
import { type PartialReview, type ReviewDraft, ReviewForm } from '../review-form/review-form.tsx';

interface ReviewDialogProps extends DraftFormProps<PartialReview> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called by Cancel; closes the dialog by default. */
  onCancel?: (() => void) | undefined;
  onSubmit: (review: ReviewDraft) => void;
}

interface ReviewSessionDialogProps extends ReviewDialogProps {
  memberName: string;
  /** Initial values. */
  initial?: PartialReview | undefined;
}

export function ReviewSessionDialog({ memberName, ...dialog }: ReviewSessionDialogProps) {
  return (
    <ReviewFormDialog
      title={t`Review Session`}
      description={memberName ? t`How was your session with ${memberName}?` : t`How was your session with this member?`}
      {...dialog}
    />
  );
}

export function ReviewEventDialog({ eventTitle, ...dialog }: ReviewDialogProps & { eventTitle: string }) {
  return <ReviewFormDialog title={t`Review Event`} description={t`How was ${eventTitle}?`} {...dialog} />;
}

export function EditReviewDialog(props: ReviewDialogProps & { review: ReviewDraft }) {
  const { review, ...dialog } = props;
  return (
    <ReviewFormDialog
      title={t`Edit Review`}
      initial={review}
      submitLabel={t`Save`}
      pendingLabel={t`Saving...`}
      {...dialog}
    />
  );
}

interface ReviewFormDialogProps extends ReviewDialogProps {
  title: string;
  description?: ReactNode;
  initial?: PartialReview | undefined;
  submitLabel?: string;
  pendingLabel?: string;
}

function ReviewFormDialog({ open, onOpenChange, title, description, ...form }: ReviewFormDialogProps) {
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <ReviewForm onCancel={() => onOpenChange(false)} {...form} />
    </FormDialog>
  );
}

interface DeleteReviewDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Close the dialog on success. */
  onConfirm: () => void;
  /** What happens then; a session's review also changes a rating. */
  description?: string;
  pending?: boolean;
}

/** Confirms deleting a review. */
export function DeleteReviewDialog(props: DeleteReviewDialogProps) {
  return (
    <AlertDialog
      title={t`Are you sure you want to delete this review?`}
      description={t`It will disappear for everyone, and their rating will change.`}
      confirmLabel={t`Delete`}
      pendingLabel={t`Deleting...`}
      {...props}
    />
  );
}
