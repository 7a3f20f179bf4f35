import { t } from '@lingui/core/macro';
import {
  useAddPasskey,
  usePasskeys,
  useRemovePasskey,
  useRenamePasskey,
  useStartPasskey,
} from '@skill-exchange/api-client/passkeys';
import type { Passkey } from '@skill-exchange/api-client/types';
import { PasskeyRows } from '@skill-exchange/ui/components/passkey-rows';
import { Button } from '@skill-exchange/ui/primitives/button';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { PasswordDialog, type PasswordDialogProps } from '../../lib/dialogs/password-dialog.tsx';
import { useDialogSubject } from '../../lib/dialogs/use-dialog-subject.ts';
import { hasPasskeys } from '../../lib/log-in/has-passkeys.ts';
import { signalAccepted } from '../../lib/log-in/signal-passkeys.ts';
import { notify } from '../../lib/notify.ts';
import { QueryView } from '../../lib/query-view.tsx';

/** The task of the open dialog. */
type Task = { does: 'add' } | { does: 'rename' | 'remove'; passkey: Passkey };

/** The member's passkeys. */
export function Passkeys() {
  const query = usePasskeys();
  const { opening, isOpen, thing: task, show, close } = useDialogSubject<Task>();
  const dialogOf = useDialog();
  return (
    <section aria-label={t`Passkeys`} className="grid gap-5">
      <p className="text-ink-2">{t`Log in with your fingerprint, your face or your screen lock, without a password.`}</p>
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={t`Loading your passkeys...`} labelAbove>
            <Skeleton className="h-18 w-full" />
          </LoadingStatus>
        }
        failure={t`We couldn’t load your passkeys`}
        isEmpty={(passkeys) => passkeys.length === 0}
        empty={<p>{t`You have no passkeys yet.`}</p>}
      >
        {(passkeys) => (
          <PasskeyRows
            passkeys={passkeys}
            onRename={(passkey) => show({ does: 'rename', passkey })}
            onRemove={(passkey) => show({ does: 'remove', passkey })}
          />
        )}
      </QueryView>
      {hasPasskeys() ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => show({ does: 'add' })}>
          {t`Add a passkey`}
        </Button>
      ) : (
        <p className="text-ink-2">{t`This browser doesn’t have passkeys.`}</p>
      )}
      {task === null ? null : <PasswordDialog key={opening} open={isOpen} onClose={close} {...dialogOf(task)} />}
    </section>
  );
}

/** Returns a task's dialog and action. */
function useDialog(): (task: Task) => Omit<PasswordDialogProps, 'open' | 'onClose'> {
  const start = useStartPasskey();
  const add = useAddPasskey();
  const rename = useRenamePasskey();
  const remove = useRemovePasskey();
  return (task) => {
    if (task.does === 'add')
      return {
        title: t`Add a passkey`,
        description: t`Name it so that you know it again, such as “My phone”. Then follow your browser.`,
        action: t`Add passkey`,
        pendingLabel: t`Adding...`,
        name: '',
        onConfirm: async ({ name, password }) => {
          const options = await start.mutateAsync(password);
          const { makePasskey } = await import('./make-passkey.ts');
          await add.mutateAsync({ name, credential: await makePasskey(options) });
          notify.success(t`Passkey added. You can log in with it from now on.`);
        },
      };
    const { _id: passkeyId, name } = task.passkey;
    if (task.does === 'rename')
      return {
        title: t`Rename passkey`,
        description: t`The name is for you alone.`,
        action: t`Rename`,
        pendingLabel: t`Renaming...`,
        name,
        isProtected: false,
        onConfirm: async ({ name }) => {
          await rename.mutateAsync({ passkeyId, name });
          notify.success(t`Passkey renamed.`);
        },
      };
    return {
      title: t`Remove ${name}?`,
      description: t`You can’t log in with it anymore. Your password and other passkeys stay.`,
      action: t`Remove passkey`,
      pendingLabel: t`Removing...`,
      tone: 'danger',
      onConfirm: async ({ password }) => {
        void signalAccepted(await remove.mutateAsync({ passkeyId, password }));
        notify.success(t`Passkey removed.`);
      },
    };
  };
}
