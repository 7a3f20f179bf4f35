import type { ComponentType } from 'react';
import type { AlertDialogProps } from '../../primitives/alert-dialog/alert-dialog.tsx';

interface QuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
  Question: ComponentType<AlertDialogProps>;
}

/** Confirms cancelling a session. */
export function CancelQuestion({ Question, ...props }: QuestionProps) {
  return (
    <Question
      title="Are you sure you want to cancel this session?"
      description="The other member sees it as canceled. It cannot be scheduled again."
      confirmLabel="Cancel session"
      cancelLabel="Keep session"
      {...props}
    />
  );
}

/** Confirms declining a past session that the other member planned. */
export function DeclineQuestion({ Question, ...props }: QuestionProps) {
  return (
    <Question
      title="Are you sure this session didn't happen?"
      description="It is canceled for both of you, for good. Its reviews are no longer shown and do not count."
      confirmLabel="It didn't happen"
      cancelLabel="Keep session"
      {...props}
    />
  );
}
