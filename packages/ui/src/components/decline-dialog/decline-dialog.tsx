import type { DeclineDialogProps } from '../../lib/sessions/session-answers.ts';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';

/** Confirms declining a session, with an optional reason. */
export function DeclineDialog({ name, ...dialog }: DeclineDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      title="Decline this session?"
      description="It won't take place. To meet at another time, suggest one instead."
      confirmLabel="Decline session"
      cancelLabel="Keep session"
      hint={`${name} will read it.`}
    />
  );
}
