import { TextLink } from '@skill-exchange/ui/primitives/link';
import { paths } from '../config/paths.ts';
import { ForgotPasswordForm } from '../features/account/forgot-password-form.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { EntryPage } from './entry-page.tsx';

/** `/forgot-password`: asks for a link that sets a new password. */
export function ForgotPasswordPage() {
  return (
    <EntryPage
      title="Forgot your password?"
      aside={
        <>
          We email you a link that sets a new one. Or <TextLink href={paths.login}>log in</TextLink>.
        </>
      }
    >
      <PageMeta title="Forgot your password?" description="Get a link that sets a new password." />
      <ForgotPasswordForm />
    </EntryPage>
  );
}
