import { useState } from 'react';
import { Field } from '../../primitives/field/field.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';
import { ConfirmButton, type ConfirmDialogComponent } from './confirm-button.tsx';

interface DeclineButtonProps {
  /** The other member's name. */
  name: string;
  nameId: string;
  pending: boolean;
  ConfirmDialog: ConfirmDialogComponent;
  /** `reason` is empty where the member gave none. */
  onDecline: (reason: string) => void;
}

const reasonLength = 300;

/** Declines a session, with a reason for who likes to give one. What is typed stays when the dialog closes. */
export function DeclineButton({ name, nameId, pending, ConfirmDialog, onDecline }: DeclineButtonProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmButton
      label="Decline"
      pending={pending}
      pendingLabel="Declining..."
      nameId={nameId}
      ConfirmDialog={ConfirmDialog}
      title="Decline this session?"
      description={`It won't take place. To meet at another time, suggest one instead.`}
      confirmLabel="Decline session"
      onConfirm={() => onDecline(reason.trim())}
    >
      <Field label="Reason" hint={`Optional. ${name} will read it.`} className="mt-5">
        <Textarea counter maxLength={reasonLength} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmButton>
  );
}
