import { useLogOutEverywhere } from '@skill-exchange/api-client/auth';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '@skill-exchange/ui/alert-dialog';
import { Button } from '@skill-exchange/ui/button';
import { useEffect, useState } from 'react';
import { logger } from '../../shared/logger.ts';
import { notify } from '../../shared/notify.ts';
import { reasonFor } from '../../shared/reason-for.ts';
import { useSessionStore } from '../../shared/session/session-context.ts';

/** Ends the member's sessions on every device, once they have said yes. The guard then leads out of here. */
export function LogOutEverywhere() {
  const { mutate, isPending } = useLogOutEverywhere();
  const session = useSessionStore();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => notify.prepare(), []);

  const logOut = () =>
    mutate(undefined, {
      onSuccess: () => {
        notify.success('Logged out on every device');
        session.end('logout');
      },
      onError: (error) => {
        logger.failure('Error logging out everywhere', error);
        notify.error(reasonFor(error));
        setAsking(false);
      },
    });

  return (
    <AlertDialog open={isAsking} onOpenChange={setAsking}>
      <AlertDialogTrigger asChild>
        <Button variant="quiet">Log out everywhere</Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title="Log out on every device?"
        description="Every browser in which you are logged in is logged out, this one too."
        confirmLabel="Log out everywhere"
        cancelLabel="Stay logged in"
        pending={isPending}
        pendingLabel="Logging out..."
        onConfirm={logOut}
      />
    </AlertDialog>
  );
}
