import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { ChangeEmailForm } from '../../features/account/change-email-form.tsx';
import { ChangePasswordForm } from '../../features/account/change-password-form.tsx';
import { Codes } from '../../features/account/codes.tsx';
import { DeleteAccount } from '../../features/account/delete-account.tsx';
import { LogIns } from '../../features/account/log-ins.tsx';
import { OwnData } from '../../features/account/own-data.tsx';
import { Passkeys } from '../../features/account/passkeys.tsx';
import { VerifyNotice } from '../../features/account/verify-notice.tsx';
import { BlockedMembers } from '../../features/blocks/blocked-members.tsx';
import { OwnInvitations } from '../../features/invitations/own-invitations.tsx';
import { MyActions } from '../../features/moderation/my-actions.tsx';

// Few members need it.
const WhileSuspended = lazy(async () => ({
  default: (await import('../../features/account/while-suspended.tsx')).WhileSuspended,
}));

type AccountSection = { title: MessageDescriptor; description: MessageDescriptor; content: ReactNode };

/** Sections of the account with their own page, by the last part of their path. */
export const accountSections = new Map<string, AccountSection>([
  [
    'email',
    {
      title: msg`Email`,
      description: msg`The address where we reach you and with which you log in.`,
      content: (
        <>
          <VerifyNotice />
          <ChangeEmailForm />
        </>
      ),
    },
  ],
  ['password', { title: msg`Password`, description: msg`Change your password.`, content: <ChangePasswordForm /> }],
  [
    'passkeys',
    {
      title: msg`Passkeys`,
      description: msg`Log in with your fingerprint, your face or your screen lock.`,
      content: (
        <>
          <VerifyNotice />
          <Passkeys />
        </>
      ),
    },
  ],
  [
    'two-step',
    {
      title: msg`Two-step verification`,
      description: msg`A code from an app after your password.`,
      content: (
        <>
          <VerifyNotice />
          <Codes />
        </>
      ),
    },
  ],
  ['devices', { title: msg`Devices`, description: msg`Where you’re logged in.`, content: <LogIns /> }],
  [
    'invitations',
    { title: msg`Invitations`, description: msg`Links for people who want to join.`, content: <OwnInvitations /> },
  ],
  ['blocked', { title: msg`Blocked members`, description: msg`Whom you’ve blocked.`, content: <BlockedMembers /> }],
  [
    'data',
    {
      title: msg`Your data`,
      description: msg`Get a copy of everything that is yours, or delete your account.`,
      content: (
        <>
          <OwnData />
          <DeleteAccount />
        </>
      ),
    },
  ],
  [
    'actions',
    {
      title: msg`Decisions about you`,
      description: msg`What moderators decided about you, why, and how to appeal.`,
      content: (
        <MyActions
          whileSuspended={
            <Suspense>
              <WhileSuspended />
            </Suspense>
          }
        />
      ),
    },
  ],
]);

/** The pages that replaced anchors of `/account`, for old links. */
export const formerAnchors = new Map([
  ['#change-email', 'email'],
  ['#change-password', 'password'],
  ['#passkeys', 'passkeys'],
  ['#codes', 'two-step'],
  ['#log-ins', 'devices'],
  ['#blocked', 'blocked'],
  ['#own-data', 'data'],
  ['#delete-account', 'data#delete-account'],
]);
