import { t } from '@lingui/core/macro';
import { type ComponentType, useState } from 'react';
import type { DeclineDialogProps } from '../../lib/sessions/session-answers.ts';
import { QuietAction } from '../session-view/quiet-action.tsx';

interface DeclineButtonProps {
  /** The other member's name. */
  name: string;
  nameId: string;
  pending: boolean;
  DeclineDialog: ComponentType<DeclineDialogProps>;
  /** `reason` is empty if the member gave none. */
  onDecline: (reason: string) => void;
}

/** Declines a session. Keeps a typed reason when the dialog opens again. */
export function DeclineButton({ name, nameId, pending, DeclineDialog, onDecline }: DeclineButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  return (
    <>
      <QuietAction
        aria-describedby={nameId}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        pending={pending}
        pendingLabel={t`Declining...`}
        onClick={() => setOpen(true)}
      >
        {t`Decline`}
      </QuietAction>
      <DeclineDialog
        name={name}
        open={isOpen}
        onOpenChange={setOpen}
        reason={reason}
        onReasonChange={setReason}
        onConfirm={() => {
          setOpen(false);
          onDecline(reason.trim());
        }}
      />
    </>
  );
}
