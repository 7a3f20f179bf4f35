import { t } from '@lingui/core/macro';
import { useDeleteAccount } from '@skill-exchange/api-client/own-data';
import { localDay } from '@skill-exchange/ui/lib/time/local-time';
import { Button } from '@skill-exchange/ui/primitives/button';
import { useAuthSessionStore } from '../../lib/auth-session/auth-session-context.ts';
import { PasswordDialog } from '../../lib/dialogs/password-dialog.tsx';
import { useOpening } from '../../lib/dialogs/use-dialog-subject.ts';
import { notify } from '../../lib/notify.ts';
import { keptWords } from './kept-words.ts';

/**
 * Explains what is deleted and what stays, and deletes the account after the member has entered their
 * password.
 */
export function DeleteAccount() {
  const { mutateAsync } = useDeleteAccount();
  const authSession = useAuthSessionStore();
  const { opening, isOpen, open, close } = useOpening();

  async function leave(password: string): Promise<void> {
    const erasedAt = await mutateAsync(password);
    const day = localDay(erasedAt, Date.now());
    notify.success(t`Your account will be erased. To keep it, log in before ${day}.`);
    authSession.end('logout');
  }

  return (
    <section aria-labelledby="delete-account" className="grid justify-items-start gap-5">
      <h2 id="delete-account" className="type-h3">
        {t`Delete your account`}
      </h2>
      <div className="grid gap-3 text-ink-2">
        <p>
          {t`Your profile, pictures, events, reports and log-ins go, and sessions ahead of you are canceled. This stays:`}
        </p>
        <ul className="grid list-disc gap-2 ps-5">
          {Object.values(keptWords()).map(({ what, why }) => (
            <li key={what}>
              <strong className="font-semibold text-ink">{what}.</strong> {why}
            </li>
          ))}
        </ul>
        <p>{t`You have seven days to come back: just log in. After that, everything is erased for good.`}</p>
      </div>
      <Button variant="danger-quiet" className="-ms-5" onClick={open}>
        {t`Delete my account`}
      </Button>
      <PasswordDialog
        key={opening}
        open={isOpen}
        onClose={close}
        title={t`Delete your account?`}
        description={t`You’ll be logged out everywhere, and other members won’t be able to find you.`}
        action={t`Delete account`}
        pendingLabel={t`Deleting...`}
        tone="danger"
        onConfirm={({ password }) => leave(password)}
      />
    </section>
  );
}
