import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documentOf, emailStory, site } from './email-story.tsx';
import type { EmailContent } from './render-email.ts';

/** Account emails are always sent, so they have no settings or unsubscribe link. */
const meta = {
  title: 'Emails/Account',
  ...emailStory,
} satisfies Meta<EmailContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConfirmAddress: Story = {
  args: {
    subject: 'Confirm your email address',
    preview: 'Confirm your address with one click.',
    heading: 'Confirm your email address',
    lines: ['Press the button, and we know that ines@example.org is yours. The link works for 24 hours.'],
    action: { label: 'Confirm my address', href: `${site}/email-links/token` },
    reason:
      'You get this email because somebody signed up with your address. If it was not you, ignore this email: nothing changes.',
  },
  play: async ({ canvasElement }) => {
    const { body } = await documentOf(canvasElement);
    await expect([...body.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Confirm my address']);
  },
};

export const NewPassword: Story = {
  args: {
    subject: 'Set a new password',
    preview: 'The link works for 30 minutes.',
    heading: 'Set a new password',
    lines: ['Choose a new password with the button. The link works once, for 30 minutes.'],
    action: { label: 'Choose a new password', href: `${site}/email-links/token` },
    reason:
      'You get this email because somebody asked for a new password for your account. If it was not you, ignore this email: nothing changes.',
  },
};

export const PasswordChanged: Story = {
  args: {
    subject: 'Your password was changed',
    preview: 'If it was not you, set a new one now.',
    heading: 'Your password was changed',
    lines: ['Your other devices have been logged out.', 'If it was not you, set a new password now.'],
    action: { label: 'It was not me', href: `${site}/forgot-password` },
    reason: 'You get this email because it is about the safety of your account.',
  },
};

export const NewDevice: Story = {
  args: {
    subject: 'New log-in to your account',
    preview: 'Firefox on Windows logged in on Tuesday, November 24 at 10:00 AM your time (9:00 AM UTC).',
    heading: 'New log-in to your account',
    lines: [
      'Firefox on Windows logged in on Tuesday, November 24 at 10:00 AM your time (9:00 AM UTC).',
      'If this was you, there is nothing to do. If not, change your password now: it logs that device out.',
    ],
    action: { label: 'See my devices', href: `${site}/account/devices` },
    reason: 'You get this email because it is about the safety of your account.',
  },
};

export const PasskeyAdded: Story = {
  args: {
    subject: 'A passkey was added',
    preview: 'If it was not you, set a new password now.',
    heading: 'A passkey was added',
    lines: [
      'You can now log in with a new passkey.',
      'If it was not you, set a new password now; then look at the passkeys and codes of your account, and change them.',
    ],
    items: [{ text: 'See your passkeys', href: `${site}/account/passkeys` }],
    action: { label: 'It was not me', href: `${site}/forgot-password` },
    reason: 'You get this email because it is about the safety of your account.',
  },
};

export const Leaving: Story = {
  args: {
    subject: 'Your account will be deleted',
    preview: 'Log in within seven days to keep it.',
    heading: 'Your account will be deleted',
    lines: [
      'You asked us to delete your account. We erase it on Tuesday, December 1 at 10:00 AM your time (9:00 AM UTC).',
      'Changed your mind, or was it not you? Log in before then, and your account stays.',
    ],
    action: { label: 'Keep my account', href: `${site}/login` },
    reason: 'You get this email because it is about the safety of your account.',
  },
};

export const CopyReady: Story = {
  args: {
    subject: 'Your copy is ready',
    preview: 'Download it within seven days.',
    heading: 'Your copy is ready',
    lines: [
      'The copy of your data that you asked for is ready. You can download it for seven days, once you are logged in.',
    ],
    action: { label: 'Download my data', href: `${site}/account/data` },
    reason: 'You get this email because you asked for a copy of your data.',
  },
};

export const NewAddress: Story = {
  args: {
    subject: 'Confirm your new email address',
    preview: 'One press, and this is your address.',
    heading: 'Confirm your new email address',
    lines: ['Until you press the button, your address stays ines@example.org. The link works for 24 hours.'],
    action: { label: 'Use this address', href: `${site}/email-links/token` },
    reason:
      'You get this email because a member wants to use your address. If it was not you, ignore this email: nothing changes.',
  },
};

export const AddressChanged: Story = {
  args: {
    subject: 'Your email address was changed',
    preview: 'If it was not you, take it back within 7 days.',
    heading: 'Your email address was changed',
    lines: [
      'Your address on Skill Exchange is ines@example.com now.',
      'If it was not you, take it back within 7 days. It also logs out every device; set a new password next.',
    ],
    action: { label: 'Take it back', href: `${site}/email-links/token` },
    reason: 'You get this email because it is about the safety of your account.',
  },
};
