import { t } from '@lingui/core/macro';
import type { DeclineDialogProps } from '../../lib/sessions/session-answers.ts';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';

/** Confirms declining a session, with an optional reason. */
export function DeclineDialog({ name, ...dialog }: DeclineDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      title={t`Decline this session?`}
      description={t`It won't take place. To meet at another time, suggest one instead.`}
      confirmLabel={t`Decline session`}
      cancelLabel={t`Keep session`}
      hint={t`${name} will read it.`}
    />
  );
}
