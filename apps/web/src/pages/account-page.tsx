import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { ChangeEmailForm } from '../features/account/change-email-form.tsx';
import { ChangePasswordForm } from '../features/account/change-password-form.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

/** `/account`: the member's password and email address. */
export function AccountPage() {
  return (
    <div className="page-wrap max-w-200 pt-12 pb-24 max-sm:pt-8">
      <PageMeta title="Password and email" description="Change your password or your email address." />
      <PageHeader title="Password and email" className="mb-8" />
      <div className="grid max-w-140 gap-14">
        <ChangePasswordForm />
        <ChangeEmailForm />
      </div>
    </div>
  );
}
