import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSiteName } from '@skill-exchange/ui/lib/texts/site-name';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { PasskeyLogIn } from '../../features/auth/passkey-log-in.tsx';
import { keepDestination } from '../../lib/log-in/kept-destination.ts';
import type { LogInState } from '../../lib/log-in/log-in-state.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { safeStorage } from '../../lib/storage/safe-storage.ts';
import { EntryPage } from './entry-page.tsx';

/** `/login`. Its guard redirects to the dashboard once a member is logged in. */
export function LoginPage() {
  const name = useSiteName();
  // The email address of an account that was just created.
  const { email, from }: { email?: string } & LogInState = useLocation().state ?? {};
  return (
    <EntryPage
      title={t`Welcome back`}
      aside={
        <Trans>
          New here? <TextLink href={paths.signup}>Sign up</TextLink>
        </Trans>
      }
    >
      <PageMeta title={t`Login`} description={t`Log in to ${name} and pick up your swaps where you left them.`} />
      <LoginForm email={email} />
      <PasskeyLogIn />
      <p className="mt-6">
        <TextLink
          href={paths.forgotPassword}
          onClick={() => keepDestination(safeStorage(), from)}
        >{t`Forgot your password?`}</TextLink>
      </p>
    </EntryPage>
  );
}
