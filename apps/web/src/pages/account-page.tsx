import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { ChangeEmailForm } from '../features/account/change-email-form.tsx';
import { ChangePasswordForm } from '../features/account/change-password-form.tsx';
import { Codes } from '../features/account/codes.tsx';
import { DeleteAccount } from '../features/account/delete-account.tsx';
import { EmailLink } from '../features/account/email-link.tsx';
import { ForgotPasswordForm } from '../features/account/forgot-password-form.tsx';
import { LogIns } from '../features/account/log-ins.tsx';
import { OwnData } from '../features/account/own-data.tsx';
import { Passkeys } from '../features/account/passkeys.tsx';
import { VerifyNotice } from '../features/account/verify-notice.tsx';
import { BlockedMembers } from '../features/blocks/blocked-members.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

// One screen of three pages, so that the start of the app names one more chunk and not three.

type FrameProps = { title: string; description: string; children: ReactNode };

function Frame({ title, description, children }: FrameProps) {
  return (
    <div className="page-wrap max-w-200 pt-12 pb-24 max-sm:pt-8">
      <PageMeta title={title} description={description} />
      <PageHeader title={title} className="mb-8" />
      <div className="max-w-140">{children}</div>
    </div>
  );
}

/** `/account`: what the member logs in with, where they are logged in, and whom they have blocked. */
export function AccountPage() {
  return (
    <Frame
      title="Your account"
      description="Your password, email address, passkeys, codes and devices, and whom you’ve blocked."
    >
      <div className="grid gap-14">
        <ChangePasswordForm />
        <ChangeEmailForm />
        <VerifyNotice />
        <Passkeys />
        <Codes />
        <LogIns />
        <Lead
          id="time"
          title="Your time"
          words="Say when you have time for swaps, and see what’s planned in your own calendar app."
          links={[
            ['Your hours', paths.availability],
            ['Your calendar', paths.calendar],
          ]}
        />
        <Lead
          id="notifications"
          title="Notifications"
          words="Choose what we email you about, and when."
          links={[['Notification settings', paths.notificationSettings]]}
        />
        <BlockedMembers />
        <Lead
          id="decisions"
          title="Decisions about you"
          words="If a moderator decides something about you, you can read why and appeal."
          links={[['See decisions', paths.accountActions]]}
        />
        <OwnData />
        <DeleteAccount />
      </div>
    </Frame>
  );
}

type LeadProps = {
  id: string;
  title: string;
  words: string;
  links: readonly (readonly [label: string, href: string])[];
};

/** Leads to what has pages of its own. */
function Lead({ id, title, words, links }: LeadProps) {
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      <p className="text-ink-2">{words}</p>
      <div className="flex flex-wrap gap-2">
        {links.map(([label, href]) => (
          <ButtonLink key={href} href={href} variant="secondary">
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}

/** `/forgot-password`: asks for a link that sets a new password. */
export function ForgotPasswordPage() {
  return (
    <Frame title="Forgot your password?" description="Get a link that sets a new password.">
      <ForgotPasswordForm />
    </Frame>
  );
}

/** `/email-links/:emailToken`: confirms an address, changes it, takes a change back, or sets a new password. */
export function EmailLinkPage() {
  const { emailToken = '' } = useParams();
  return (
    <Frame title="Your account" description="Confirm your email address, or set a new password.">
      <EmailLink key={emailToken} token={emailToken} />
    </Frame>
  );
}
