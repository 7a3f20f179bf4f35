import { t } from '@lingui/core/macro';
import { useWithdrawJoinRequest } from '@skill-exchange/api-client/auth';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useState } from 'react';
import { ConfirmDialog } from '../../lib/log-in/confirmation.ts';
import { notify } from '../../lib/notify.ts';
import { toastError } from '../../lib/toast-error.ts';

type WithdrawRequestProps = {
  /** What somebody has just logged in with who waits to be let in. */
  credentials: { email: string; password: string };
  onWithdrawn: () => void;
};

/** Erases a request to join, after confirmation. */
export function WithdrawRequest({ credentials, onWithdrawn }: WithdrawRequestProps) {
  const { mutate, isPending } = useWithdrawJoinRequest();
  const [isAsking, setAsking] = useState(false);
  const withdraw = () => {
    setAsking(false);
    mutate(credentials, {
      onSuccess: () => {
        notify.success(t`Your request is withdrawn. What you wrote is erased.`);
        onWithdrawn();
      },
      onError: (error) => toastError(t`We couldn’t withdraw your request.`, error),
    });
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-small text-ink-2">{t`Changed your mind? You can ask again whenever you like.`}</p>
      <Button variant="secondary" pending={isPending} pendingLabel={t`Withdrawing...`} onClick={() => setAsking(true)}>
        {t`Withdraw my request`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Withdraw your request to join?`}
        description={t`We erase your name, your address and your answer at once. Nobody answers it any more.`}
        confirmLabel={t`Withdraw`}
        onConfirm={withdraw}
      />
    </div>
  );
}
