import { t } from '@lingui/core/macro';
import { useLogOutEverywhere } from '@skill-exchange/api-client/auth';
import { LogOutDialog } from '@skill-exchange/ui/components/log-out-dialog';
import { useAuthSessionStore } from '../../lib/auth-session/auth-session-context.ts';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';

type LogOutQuestionProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Asks for confirmation and logs the member out. The guard then redirects. */
export function LogOutQuestion({ open, onOpenChange }: LogOutQuestionProps) {
  const { mutate, isPending } = useLogOutEverywhere();
  const authSession = useAuthSessionStore();

  const logOut = () =>
    mutate(undefined, {
      onSuccess: () => {
        notify.success(t`Logged out on every device`);
        authSession.end('logout');
      },
      onError: (error) => {
        logger.failure('Error logging out everywhere', error);
        notify.error(reasonFor(error));
        onOpenChange(false);
      },
    });

  return <LogOutDialog open={open} onOpenChange={onOpenChange} pending={isPending} onConfirm={logOut} />;
}
