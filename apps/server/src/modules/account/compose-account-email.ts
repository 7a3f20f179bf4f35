import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';
import type { EmailContent } from '@skill-exchange/emails/render-email';
import { say } from '../../texts/texts.ts';

/** The base URL of an email's links, and their tokens. */
export interface AccountEmailOptions {
  siteUrl: string;
  /** What the community is called. */
  community: string;
  /** The member's current address. */
  email: string;
  /** The token of its link; empty for an email without its own link. */
  token: string;
  /** Details as text: the device and the time of a log-in. */
  what: string;
}

const ifNotYou = msg`If it was not you, ignore this email: nothing changes.`;

const aboutSafety = msg`You get this email because it is about the safety of your account.`;

const notMe = msg`If it was not you, set a new password now; then look at the passkeys and codes of your account, and change them.`;

/** `page` shows what has changed; it takes a log-in, which who is locked out no longer has. */
const accessChange =
  (subject: MessageDescriptor, line: MessageDescriptor, page: { text: MessageDescriptor; path: string }) =>
  ({ siteUrl }: AccountEmailOptions): EmailContent => ({
    subject: say(subject),
    preview: say(msg`If it was not you, set a new password now.`),
    heading: say(subject),
    lines: [say(line), say(notMe)],
    items: [{ text: say(page.text), href: siteUrl + page.path }],
    action: { label: say(msg`It was not me`), href: `${siteUrl}/forgot-password` },
    reason: say(aboutSafety),
  });

const passkeysPage = { text: msg`See your passkeys`, path: '/account/passkeys' };

const codesPage = { text: msg`See your two-step verification`, path: '/account/two-step' };

const passwordChange =
  (line: MessageDescriptor) =>
  ({ siteUrl }: AccountEmailOptions): EmailContent => ({
    subject: say(msg`Your password was changed`),
    preview: say(msg`If it was not you, set a new one now.`),
    heading: say(msg`Your password was changed`),
    lines: [say(line), say(msg`If it was not you, set a new password now.`)],
    action: { label: say(msg`It was not me`), href: `${siteUrl}/forgot-password` },
    reason: say(aboutSafety),
  });

/** Notifies somebody that they can't join; no account is left to link to. */
export const composeJoinDeclined = (community: string): EmailContent => ({
  subject: say(msg`Your request to join`),
  preview: say(msg`${{ community }} has declined it.`),
  heading: say(msg`Your request to join`),
  lines: [say(msg`You asked to join ${{ community }}. Your request was declined. You can ask again in 30 days.`)],
  reason: `${say(msg`You get this email because somebody asked to join with your address.`)} ${say(ifNotYou)}`,
});

/** Invites somebody who may never have heard of the community. */
export const composeInvited = ({
  siteUrl,
  community: { name, description },
  token,
  until,
}: {
  siteUrl: string;
  community: { name: string; description: string };
  token: string;
  until: string;
}): EmailContent => ({
  subject: say(msg`You are invited to join ${{ community: name }}`),
  preview: description,
  heading: say(msg`You are invited to join ${{ community: name }}`),
  lines: [description, say(msg`The button lets one person in, until ${{ day: until }}.`)],
  action: { label: say(msg`Join`), href: `${siteUrl}/signup?invitation=${token}` },
  reason: say(
    msg`You get this email because the people who run ${{ community: name }} have invited your address. Ignore it if you don’t want to join: we erase your address 30 days after the invitation ends.`,
  ),
});

/** Says which device has logged in. `agent` is its browser and system: "Firefox on Windows". */
export function logInWords(agent: string | undefined, time: string): string {
  if (!agent) return say(msg`A new device logged in on ${{ time }}.`);
  const [browser, system, ...others] = agent.split(' on ');
  const device = system === undefined || others.length > 0 ? agent : say(msg`${{ browser }} on ${{ system }}`);
  return say(msg`${{ agent: device }} logged in on ${{ time }}.`);
}

/** Emails about an account. They are always sent, so they have no unsubscribe link. */
export const composeAccountEmail = {
  verify: ({ siteUrl, email, token }: AccountEmailOptions): EmailContent => ({
    subject: say(msg`Confirm your email address`),
    preview: say(msg`Confirm your address with one click.`),
    heading: say(msg`Confirm your email address`),
    lines: [say(msg`Press the button, and we know that ${{ email }} is yours. The link works for 24 hours.`)],
    action: { label: say(msg`Confirm my address`), href: `${siteUrl}/email-links/${token}` },
    reason: `${say(msg`You get this email because somebody signed up with your address.`)} ${say(ifNotYou)}`,
  }),

  'let-in': ({ siteUrl, community, email, token }: AccountEmailOptions): EmailContent => ({
    subject: say(msg`You are in`),
    preview: say(msg`You can join ${{ community }} now.`),
    heading: say(msg`You are in`),
    lines: [
      say(msg`You asked to join ${{ community }}, and you are welcome.`),
      token === ''
        ? say(msg`Log in with the password that you chose.`)
        : say(
            msg`Press the button, and we know that ${{ email }} is yours. Then log in with the password that you chose. The link works for 24 hours.`,
          ),
    ],
    action:
      token === ''
        ? { label: say(msg`Log in`), href: `${siteUrl}/login` }
        : { label: say(msg`Confirm my address`), href: `${siteUrl}/email-links/${token}` },
    reason: `${say(msg`You get this email because somebody asked to join with your address.`)} ${say(ifNotYou)}`,
  }),

  reset: ({ siteUrl, token }: AccountEmailOptions): EmailContent => ({
    subject: say(msg`Set a new password`),
    preview: say(msg`The link works for 30 minutes.`),
    heading: say(msg`Set a new password`),
    lines: [say(msg`Choose a new password with the button. The link works once, for 30 minutes.`)],
    action: { label: say(msg`Choose a new password`), href: `${siteUrl}/email-links/${token}` },
    reason: `${say(msg`You get this email because somebody asked for a new password for your account.`)} ${say(ifNotYou)}`,
  }),

  'password-changed': passwordChange(msg`Your other devices have been logged out.`),
  'password-reset': passwordChange(
    msg`All your devices have been logged out. If your calendar had an address, it works no longer.`,
  ),

  'new-device': ({ siteUrl, what }: AccountEmailOptions): EmailContent => ({
    subject: say(msg`New log-in to your account`),
    preview: what,
    heading: say(msg`New log-in to your account`),
    lines: [
      what,
      say(msg`If this was you, there is nothing to do. If not, change your password now: it logs that device out.`),
    ],
    action: { label: say(msg`See my devices`), href: `${siteUrl}/account/devices` },
    reason: say(aboutSafety),
  }),

  change: ({ siteUrl, email, token }: AccountEmailOptions): EmailContent => ({
    subject: say(msg`Confirm your new email address`),
    preview: say(msg`One press, and this is your address.`),
    heading: say(msg`Confirm your new email address`),
    lines: [say(msg`Until you press the button, your address stays ${{ email }}. The link works for 24 hours.`)],
    action: { label: say(msg`Use this address`), href: `${siteUrl}/email-links/${token}` },
    reason: `${say(msg`You get this email because a member wants to use your address.`)} ${say(ifNotYou)}`,
  }),

  'address-changed': ({ siteUrl, community, email, token }: AccountEmailOptions): EmailContent => ({
    subject: say(msg`Your email address was changed`),
    preview: say(msg`If it was not you, take it back within 7 days.`),
    heading: say(msg`Your email address was changed`),
    lines: [
      say(msg`Your address on ${{ community }} is ${{ email }} now.`),
      say(msg`If it was not you, take it back within 7 days. It also logs out every device; set a new password next.`),
    ],
    action: { label: say(msg`Take it back`), href: `${siteUrl}/email-links/${token}` },
    reason: say(aboutSafety),
  }),

  leaving: ({ siteUrl, what }: AccountEmailOptions): EmailContent => ({
    subject: say(msg`Your account will be deleted`),
    preview: say(msg`Log in within seven days to keep it.`),
    heading: say(msg`Your account will be deleted`),
    lines: [
      say(msg`You asked us to delete your account. We erase it on ${{ time: what }}.`),
      say(msg`Changed your mind, or was it not you? Log in before then, and your account stays.`),
    ],
    action: { label: say(msg`Keep my account`), href: `${siteUrl}/login` },
    reason: say(aboutSafety),
  }),

  'export-ready': ({ siteUrl }: AccountEmailOptions): EmailContent => ({
    subject: say(msg`Your copy is ready`),
    preview: say(msg`Download it within seven days.`),
    heading: say(msg`Your copy is ready`),
    lines: [
      say(
        msg`The copy of your data that you asked for is ready. You can download it for seven days, once you are logged in.`,
      ),
    ],
    action: { label: say(msg`Download my data`), href: `${siteUrl}/account/data` },
    reason: say(msg`You get this email because you asked for a copy of your data.`),
  }),

  'passkey-added': accessChange(msg`A passkey was added`, msg`You can now log in with a new passkey.`, passkeysPage),
  'passkey-removed': accessChange(msg`A passkey was removed`, msg`It logs in to your account no longer.`, passkeysPage),
  'codes-on': ({ siteUrl, token }: AccountEmailOptions): EmailContent => ({
    subject: say(msg`Codes are switched on`),
    preview: say(msg`If it was not you, switch them off within 7 days.`),
    heading: say(msg`Codes are switched on`),
    lines: [
      say(msg`Logging in with your password now takes a code from your app, too.`),
      say(
        msg`If it was not you, switch codes off within 7 days. It also logs out every device; set a new password next.`,
      ),
    ],
    action: { label: say(msg`Switch codes off`), href: `${siteUrl}/email-links/${token}` },
    reason: say(aboutSafety),
  }),
  'codes-off': accessChange(
    msg`Codes are switched off`,
    msg`Logging in takes your password alone from now on.`,
    codesPage,
  ),
  'recovery-codes-made': accessChange(msg`You have new recovery codes`, msg`The old ones work no longer.`, codesPage),
  'recovery-code-used': accessChange(
    msg`A recovery code was used`,
    msg`Somebody logged in to your account with your password and a recovery code, which works no longer.`,
    codesPage,
  ),
  'calendar-address-made': accessChange(
    msg`Your calendar has a new address`,
    msg`Anyone who knows the address can read when you meet. Setting a new password by email ends it.`,
    { text: msg`See your calendar`, path: '/userDashboard/calendar' },
  ),
};
