import { t } from '@lingui/core/macro';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { EmailLink } from '../../features/account/email-link.tsx';
import { ForgotPasswordForm } from '../../features/account/forgot-password-form.tsx';
import { AccountRows } from '../../features/settings/account-rows.tsx';
import { SafetyRows } from '../../features/settings/safety-rows.tsx';
import { SettingsFrame } from '../../layouts/settings-frame.tsx';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { NotFoundPage } from '../errors/not-found-page.tsx';
import { accountSections, formerAnchors } from './account-sections.tsx';

// Four pages in one chunk, so that the entry chunk lists one chunk instead of four.

/** `/account`: log-in methods, devices and blocked members, each on its own page. */
function AccountIndex() {
  const member = useMember();
  const moved = formerAnchors.get(useLocation().hash);
  if (moved !== undefined) return <Navigate to={`${paths.account}/${moved}`} replace />;
  if (member === null) return null;
  return (
    <SettingsFrame
      title={t`Your account`}
      description={t`Your password, email address, passkeys, codes and devices, and whom you’ve blocked.`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <AccountRows memberId={member.userId} />
        <SafetyRows />
      </div>
    </SettingsFrame>
  );
}

/** `/account` and `/account/:accountSection`: all sections of the account, or one. */
export function AccountPage() {
  const { accountSection } = useParams();
  const section = accountSections.get(accountSection ?? '');
  if (accountSection === undefined) return <AccountIndex />;
  if (section === undefined) return <NotFoundPage />;
  const { title, description, content } = section;
  return (
    <SettingsFrame title={i18n._(title)} description={i18n._(description)} isDeep>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">{content}</div>
    </SettingsFrame>
  );
}

type FrameProps = { title: string; description: string; children: ReactNode };

function Frame({ title, description, children }: FrameProps) {
  return (
    <div className="page-wrap *:max-w-200 pt-12 pb-24 max-sm:pt-8">
      <PageMeta title={title} description={description} />
      <PageHeader title={title} className="mb-8" />
      <div className="max-w-140">{children}</div>
    </div>
  );
}

/** `/forgot-password`: requests a link for a new password. */
export function ForgotPasswordPage() {
  return (
    <Frame title={t`Forgot your password?`} description={t`Get a link that sets a new password.`}>
      <ForgotPasswordForm />
    </Frame>
  );
}

/** `/email-links/:emailToken`: confirms an address, changes it, reverts a change, or sets a new password. */
export function EmailLinkPage() {
  const { emailToken = '' } = useParams();
  return (
    <Frame title={t`Your account`} description={t`Confirm your email address, or set a new password.`}>
      <EmailLink key={emailToken} token={emailToken} />
    </Frame>
  );
}
