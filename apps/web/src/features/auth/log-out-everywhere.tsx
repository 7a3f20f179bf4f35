import { t } from '@lingui/core/macro';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useState } from 'react';
import { lazyDialog } from '../../lib/dialogs/lazy-dialog.tsx';

const LogOutQuestion = lazyDialog(
  async () => (await import('./log-out-question.tsx')).LogOutQuestion,
  ({ onOpenChange }) => onOpenChange(false),
);

/** Ends the member's sessions on every device, after confirmation. */
export function LogOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t`Log out everywhere`}
      </Button>
      <LogOutQuestion open={isAsking} onOpenChange={setAsking} />
    </>
  );
}
