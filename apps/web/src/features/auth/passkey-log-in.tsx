import { t } from '@lingui/core/macro';
import { useIsHydrated } from '@skill-exchange/ui/lib/use-is-hydrated';
import { Button } from '@skill-exchange/ui/primitives/button';
import { hasPasskeys } from '../../lib/log-in/has-passkeys.ts';
import { usePasskeyLogIn } from './use-passkey-log-in.ts';

/** Logs a member in with a passkey: by the button, or from the browser's offers in the email field. */
export function PasskeyLogIn() {
  const { logIn, isPending } = usePasskeyLogIn();
  const isHydrated = useIsHydrated();
  // The server renders the button for every browser, since adding it later would shift the content.
  if (isHydrated && !hasPasskeys()) return null;
  return (
    <Button
      variant="secondary"
      size="lg"
      className="mt-3 w-full"
      disabled={!isHydrated}
      pending={isPending}
      onClick={logIn}
    >
      {t`Log in with a passkey`}
    </Button>
  );
}
