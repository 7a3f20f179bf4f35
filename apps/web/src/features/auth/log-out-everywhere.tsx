import { Button } from '@skill-exchange/ui/button';
import { useEffect, useState } from 'react';
import { lazyDialog } from '../../shared/lazy-dialog.tsx';

const question = lazyDialog(
  async () => (await import('./log-out-question.tsx')).LogOutQuestion,
  ({ onOpenChange }) => onOpenChange(false),
);

/** Ends the member's sessions on every device, once they have said yes. */
export function LogOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  useEffect(question.prepare, []);
  return (
    <>
      <Button variant="secondary" className="mt-12" onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      <question.Dialog open={isAsking} onOpenChange={setAsking} />
    </>
  );
}
