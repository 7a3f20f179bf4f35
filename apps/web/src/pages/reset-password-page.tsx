import { useParams } from 'react-router-dom';
import { ResetPassword } from '../features/account/reset-password-form.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { EntryPage } from './entry-page.tsx';

/** `/reset-password/:emailToken`: where an email leads that sets a new password. */
export function ResetPasswordPage() {
  const { emailToken = '' } = useParams();
  return (
    <EntryPage title="Set a new password" aside="You log in with it from now on.">
      <PageMeta title="Set a new password" description="Choose a new password for Skill Exchange." />
      <ResetPassword key={emailToken} token={emailToken} />
    </EntryPage>
  );
}
