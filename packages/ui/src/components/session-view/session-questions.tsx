import { t } from '@lingui/core/macro';
import type { Session } from '@skill-exchange/api-client/types';
import { type ComponentType, useState } from 'react';
import type { AlertDialogProps } from '../../primitives/alert-dialog/alert-dialog.tsx';

/** `AlertDialog`, or a component that loads it. */
export type ConfirmDialogComponent = ComponentType<AlertDialogProps>;

interface QuestionsOptions {
  session: Session;
  ConfirmDialog: ConfirmDialogComponent;
  onCancel: (session: Session) => void;
  onDecline: ((session: Session) => void) | undefined;
}

type Question = 'cancel' | 'decline';

const wordsOf = (question: Question) =>
  question === 'cancel'
    ? {
        title: t`Are you sure you want to cancel this session?`,
        description: t`The other member will see it as canceled. To meet after all, plan a new one.`,
        confirmLabel: t`Cancel session`,
      }
    : {
        title: t`Did you never agree to this session?`,
        description: t`It goes for both of you, for good, with its reviews and its hour. We tell the other member.`,
        confirmLabel: t`I never agreed`,
      };

/** Asks to confirm canceling a session. */
export function useQuestions({ session, ConfirmDialog, onCancel, onDecline }: QuestionsOptions) {
  const [question, setQuestion] = useState<Question>('cancel');
  const [isOpen, setOpen] = useState(false);
  return {
    ask(next: Question): void {
      setQuestion(next);
      setOpen(true);
    },
    isAsking: isOpen,
    dialog: (
      <ConfirmDialog
        {...wordsOf(question)}
        cancelLabel={t`Keep session`}
        open={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => {
          setOpen(false);
          (question === 'cancel' ? onCancel : onDecline)?.(session);
        }}
      />
    ),
  };
}
