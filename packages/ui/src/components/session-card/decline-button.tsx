import { type ComponentType, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import type { DeclineDialogProps } from './decline-dialog.tsx';

interface DeclineButtonProps {
  /** The other member's name. */
  name: string;
  nameId: string;
  pending: boolean;
  DeclineDialog: ComponentType<DeclineDialogProps>;
  /** `reason` is empty where the member gave none. */
  onDecline: (reason: string) => void;
}

/** Declines a session. A reason that was typed is there when the dialog opens again. */
export function DeclineButton({ name, nameId, pending, DeclineDialog, onDecline }: DeclineButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  return (
    <>
      <Button
        variant="danger-quiet"
        size="sm"
        aria-describedby={nameId}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        pending={pending}
        pendingLabel="Declining..."
        onClick={() => setOpen(true)}
      >
        Decline
      </Button>
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
