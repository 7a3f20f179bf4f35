import type { EmailContent } from '@skill-exchange/emails/render-email';

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

const ifNotYou = 'If it was not you, ignore this email: nothing changes.';

const aboutSafety = 'You get this email because it is about the safety of your account.';

const notMe =
  'If it was not you, set a new password now; then look at the passkeys and codes of your account, and change them.';

/** `page` shows what has changed; it takes a log-in, which who is locked out no longer has. */
const accessChange =
  (subject: string, line: string, page: { text: string; path: string }) =>
  ({ siteUrl }: AccountEmailOptions): EmailContent => ({
    subject,
    preview: 'If it was not you, set a new password now.',
    heading: subject,
    lines: [line, notMe],
    items: [{ text: page.text, href: siteUrl + page.path }],
    action: { label: 'It was not me', href: `${siteUrl}/forgot-password` },
    reason: aboutSafety,
  });

const passkeysPage = { text: 'See your passkeys', path: '/account/passkeys' };

const codesPage = { text: 'See your two-step verification', path: '/account/two-step' };

const passwordChange =
  (line: string) =>
  ({ siteUrl }: AccountEmailOptions): EmailContent => ({
    subject: 'Your password was changed',
    preview: 'If it was not you, set a new one now.',
    heading: 'Your password was changed',
    lines: [line, 'If it was not you, set a new password now.'],
    action: { label: 'It was not me', href: `${siteUrl}/forgot-password` },
    reason: aboutSafety,
  });

/** Tells somebody that they can't join; no account is left to link to. */
export const composeJoinDeclined = (community: string): EmailContent => ({
  subject: 'Your request to join',
  preview: `${community} has declined it.`,
  heading: 'Your request to join',
  lines: [`You asked to join ${community}. Your request was declined. You can ask again in 30 days.`],
  reason: `You get this email because somebody asked to join with your address. ${ifNotYou}`,
});

/** Emails about an account. They are always sent, so they have no unsubscribe link. */
export const composeAccountEmail = {
  verify: ({ siteUrl, email, token }: AccountEmailOptions): EmailContent => ({
    subject: 'Confirm your email address',
    preview: 'Confirm your address with one click.',
    heading: 'Confirm your email address',
    lines: [`Press the button, and we know that ${email} is yours. The link works for 24 hours.`],
    action: { label: 'Confirm my address', href: `${siteUrl}/email-links/${token}` },
    reason: `You get this email because somebody signed up with your address. ${ifNotYou}`,
  }),

  'let-in': ({ siteUrl, community, email, token }: AccountEmailOptions): EmailContent => ({
    subject: 'You are in',
    preview: `You can join ${community} now.`,
    heading: 'You are in',
    lines: [
      `You asked to join ${community}, and you are welcome.`,
      token === ''
        ? 'Log in with the password that you chose.'
        : `Press the button, and we know that ${email} is yours. Then log in with the password that you chose. The link works for 24 hours.`,
    ],
    action:
      token === ''
        ? { label: 'Log in', href: `${siteUrl}/login` }
        : { label: 'Confirm my address', href: `${siteUrl}/email-links/${token}` },
    reason: `You get this email because somebody asked to join with your address. ${ifNotYou}`,
  }),

  reset: ({ siteUrl, token }: AccountEmailOptions): EmailContent => ({
    subject: 'Set a new password',
    preview: 'The link works for 30 minutes.',
    heading: 'Set a new password',
    lines: ['Choose a new password with the button. The link works once, for 30 minutes.'],
    action: { label: 'Choose a new password', href: `${siteUrl}/email-links/${token}` },
    reason: `You get this email because somebody asked for a new password for your account. ${ifNotYou}`,
  }),

  'password-changed': passwordChange('Your other devices have been logged out.'),
  'password-reset': passwordChange(
    'All your devices have been logged out. If your calendar had an address, it works no longer.',
  ),

  'new-device': ({ siteUrl, what }: AccountEmailOptions): EmailContent => ({
    subject: 'New log-in to your account',
    preview: what,
    heading: 'New log-in to your account',
    lines: [
      what,
      'If this was you, there is nothing to do. If not, change your password now: it logs that device out.',
    ],
    action: { label: 'See my devices', href: `${siteUrl}/account/devices` },
    reason: 'You get this email because it is about the safety of your account.',
  }),

  change: ({ siteUrl, email, token }: AccountEmailOptions): EmailContent => ({
    subject: 'Confirm your new email address',
    preview: 'One press, and this is your address.',
    heading: 'Confirm your new email address',
    lines: [`Until you press the button, your address stays ${email}. The link works for 24 hours.`],
    action: { label: 'Use this address', href: `${siteUrl}/email-links/${token}` },
    reason: `You get this email because a member wants to use your address. ${ifNotYou}`,
  }),

  'address-changed': ({ siteUrl, community, email, token }: AccountEmailOptions): EmailContent => ({
    subject: 'Your email address was changed',
    preview: 'If it was not you, take it back within 7 days.',
    heading: 'Your email address was changed',
    lines: [
      `Your address on ${community} is ${email} now.`,
      'If it was not you, take it back within 7 days. It also logs out every device; set a new password next.',
    ],
    action: { label: 'Take it back', href: `${siteUrl}/email-links/${token}` },
    reason: aboutSafety,
  }),

  leaving: ({ siteUrl, what }: AccountEmailOptions): EmailContent => ({
    subject: 'Your account will be deleted',
    preview: 'Log in within seven days to keep it.',
    heading: 'Your account will be deleted',
    lines: [
      `You asked us to delete your account. We erase it on ${what}.`,
      'Changed your mind, or was it not you? Log in before then, and your account stays.',
    ],
    action: { label: 'Keep my account', href: `${siteUrl}/login` },
    reason: aboutSafety,
  }),

  'export-ready': ({ siteUrl }: AccountEmailOptions): EmailContent => ({
    subject: 'Your copy is ready',
    preview: 'Download it within seven days.',
    heading: 'Your copy is ready',
    lines: [
      'The copy of your data that you asked for is ready. You can download it for seven days, once you are logged in.',
    ],
    action: { label: 'Download my data', href: `${siteUrl}/account/data` },
    reason: 'You get this email because you asked for a copy of your data.',
  }),

  'passkey-added': accessChange('A passkey was added', 'You can now log in with a new passkey.', passkeysPage),
  'passkey-removed': accessChange('A passkey was removed', 'It logs in to your account no longer.', passkeysPage),
  'codes-on': ({ siteUrl, token }: AccountEmailOptions): EmailContent => ({
    subject: 'Codes are switched on',
    preview: 'If it was not you, switch them off within 7 days.',
    heading: 'Codes are switched on',
    lines: [
      'Logging in with your password now takes a code from your app, too.',
      'If it was not you, switch codes off within 7 days. It also logs out every device; set a new password next.',
    ],
    action: { label: 'Switch codes off', href: `${siteUrl}/email-links/${token}` },
    reason: aboutSafety,
  }),
  'codes-off': accessChange('Codes are switched off', 'Logging in takes your password alone from now on.', codesPage),
  'recovery-codes-made': accessChange('You have new recovery codes', 'The old ones work no longer.', codesPage),
  'recovery-code-used': accessChange(
    'A recovery code was used',
    'Somebody logged in to your account with your password and a recovery code, which works no longer.',
    codesPage,
  ),
  'calendar-address-made': accessChange(
    'Your calendar has a new address',
    'Anyone who knows the address can read when you meet. Setting a new password by email ends it.',
    { text: 'See your calendar', path: '/userDashboard/calendar' },
  ),
};
