import { useLogOutEverywhere } from '@skill-exchange/api-client/auth';
import { AlertDialog } from '@skill-exchange/ui/primitives/alert-dialog';
import { useAuthSessionStore } from '../../lib/auth-session/auth-session-context.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { reasonFor } from '../../lib/reason-for.ts';

type LogOutQuestionProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Asks first, and logs the member out on a yes. The guard then leads out of here. */
export function LogOutQuestion({ open, onOpenChange }: LogOutQuestionProps) {
  const { mutate, isPending } = useLogOutEverywhere();
  const authSession = useAuthSessionStore();

  const logOut = () =>
    mutate(undefined, {
      onSuccess: () => {
        notify.success('Logged out on every device');
        authSession.end('logout');
      },
      onError: (error) => {
        logger.failure('Error logging out everywhere', error);
        notify.error(reasonFor(error));
        onOpenChange(false);
      },
    });

  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Log out on every device?"
      description="This logs you out of every browser, including this one."
      confirmLabel="Log out everywhere"
      cancelLabel="Stay logged in"
      pending={isPending}
      pendingLabel="Logging out..."
      onConfirm={logOut}
    />
  );
}
