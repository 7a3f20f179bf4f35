import { AlertQuestion } from '../alert-dialog/alert-dialog.tsx';

interface CancelQuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

/** Asks before a session is cancelled. */
export function CancelQuestion(props: CancelQuestionProps) {
  return (
    <AlertQuestion
      title="Are you sure you want to cancel this session?"
      description="The other member sees it as canceled. It cannot be scheduled again."
      confirmLabel="Cancel session"
      cancelLabel="Keep session"
      {...props}
    />
  );
}
