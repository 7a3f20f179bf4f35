import { community } from '@skill-exchange/api-mocks/community';
import { ownPassword } from '@skill-exchange/api-mocks/handlers/account';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { announceAccountChange } from '../lib/account-changes.ts';
import { expectToast } from '../test/expect-toast.ts';
import { network, pageStory, shows } from '../test/page-story.ts';
import { StoryApp } from '../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Account',
  component: StoryApp,
  args: { path: '/account', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const unreachable = "We can't reach Skill Exchange. Check your connection and try again.";
const tooMany = 'Too many requests from your network. Try again in 15 minutes.';

export const Blank: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Change your password' })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Change your email address' })).toBeVisible();
  },
};

/** Password managers file the password under this address. */
export const ForPasswordManagers: Story = {
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form', { name: 'Change your password' });
    await waitFor(() =>
      expect(form.querySelector('input[autocomplete=username]')).toHaveValue(community().me.email ?? ''),
    );
  },
};

/** The forms work without the address. */
const withoutAddress = (state: StateOf<'getUser'>): Story => ({ ...Blank, parameters: network({ getUser: state }) });

export const AddressLoading = withoutAddress('loading');
export const AddressFailed = withoutAddress('error');

async function changePassword(current = ownPassword, next = 'three unrelated words') {
  const form = within(await screen.findByRole('form', { name: 'Change your password' }));
  await userEvent.type(form.getByLabelText('Current password'), current);
  await userEvent.type(form.getByLabelText('New password'), next);
  await userEvent.type(form.getByLabelText('Confirm new password'), `${next}{Enter}`);
  return form;
}

export const PasswordChanged: Story = {
  tags: ['interaction'],
  parameters: shows({ changePassword: 'success' }),
  play: async () => {
    const form = await changePassword();
    await expectToast('Password changed. Your other devices are logged out.');
    await expect(form.getByLabelText('New password')).toHaveValue('');
  },
};

/** The form says why; what was typed stays. */
const passwordFails = (state: StateOf<'changePassword'>, reason: string): Story => ({
  tags: ['interaction'],
  parameters: network({ changePassword: state }),
  play: async () => {
    const form = await changePassword();
    await expect(await form.findByText(reason)).toBeVisible();
    await expect(form.getByLabelText('New password')).toHaveValue('three unrelated words');
  },
});

export const WrongPassword = passwordFails('forbidden', 'That is not your password.');
export const PasswordOffline = passwordFails('offline', unreachable);

export const PasswordTooCommon: Story = {
  tags: ['interaction'],
  parameters: shows({ changePassword: 'badRequest' }),
  play: async () => {
    const form = await changePassword(ownPassword, 'password');
    const said = /one of the first that anybody tries/;
    await expect(await form.findByText(said)).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('New password')).toHaveFocus());
  },
};

export const PasswordsDiffer: Story = {
  tags: ['interaction'],
  play: async () => {
    const form = within(await screen.findByRole('form', { name: 'Change your password' }));
    await userEvent.type(form.getByLabelText('New password'), 'three unrelated words');
    await userEvent.type(form.getByLabelText('Confirm new password'), 'three');
    await expect(await form.findByText('Passwords do not match')).toBeVisible();
  },
};

export const ChangingPassword: Story = {
  tags: ['interaction'],
  parameters: network({ changePassword: 'loading' }),
  play: async () => {
    const form = await changePassword();
    await expect(await form.findByRole('button', { name: 'Changing...' })).toHaveAttribute('aria-busy', 'true');
  },
};

async function changeEmail(email = 'new@example.org', password = ownPassword) {
  const form = within(await screen.findByRole('form', { name: 'Change your email address' }));
  await userEvent.type(form.getByLabelText('New email'), email);
  await userEvent.type(form.getByLabelText('Your password'), `${password}{Enter}`);
  return form;
}

export const EmailSent: Story = {
  tags: ['interaction'],
  parameters: shows({ changeEmail: 'success' }),
  play: async () => {
    const form = await changeEmail();
    await expectToast('We sent a link to new@example.org. Your address changes once you open it.');
    await expect(form.getByLabelText('New email')).toHaveValue('');
  },
};

const emailFails = (state: StateOf<'changeEmail'>, reason: string): Story => ({
  tags: ['interaction'],
  parameters: network({ changeEmail: state }),
  play: async () => {
    const form = await changeEmail();
    await expect(await form.findByText(reason)).toBeVisible();
    await expect(form.getByLabelText('New email')).toHaveValue('new@example.org');
  },
});

export const EmailWrongPassword = emailFails('forbidden', 'That is not your password.');
export const EmailTaken = emailFails('conflict', 'This email already has an account. Log in instead.');
export const EmailOffline = emailFails('offline', unreachable);

export const SendingEmail: Story = {
  tags: ['interaction'],
  parameters: network({ changeEmail: 'loading' }),
  play: async () => {
    const form = await changeEmail();
    await expect(await form.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The notice on the own pages of a member whose address is not confirmed. */
const unverified = (parameters: Story['parameters'], said?: string): Story => ({
  tags: ['interaction'],
  beforeEach: () => void Object.assign(community().me, { emailVerified: false }),
  parameters: parameters ?? {},
  play: async ({ canvas }) => {
    const banner = within(await canvas.findByRole('region', { name: 'Your account' }));
    const button = banner.getByRole('button', { name: 'Send again' });
    await userEvent.click(button);
    if (said === undefined) await expect(button).toHaveAttribute('aria-busy', 'true');
    else await expectToast(said);
  },
});

export const Unverified: Story = {
  beforeEach: () => void Object.assign(community().me, { emailVerified: false }),
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('region', { name: 'Your account' });
    await expect(banner).toHaveTextContent('Confirm your email address');
  },
};
export const EmailsStopped: Story = {
  beforeEach: () => void Object.assign(community().me, { emailsStopped: true }),
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole('region', { name: 'Your account' }));
    await expect(notice.getByText(/We stopped your emails/)).toHaveTextContent(
      'jonas@example.org kept rejecting them.',
    );
    const test = notice.getByRole('link', { name: 'Send me a test' });
    await expect(test).toHaveAttribute('href', '/notifications/settings');
  },
};

/** The banner goes once the link is opened in another tab. */
export const ConfirmedInAnotherTab: Story = {
  tags: ['interaction'],
  beforeEach: Unverified.beforeEach ?? [],
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Your account' });
    Object.assign(community().me, { emailVerified: true });
    announceAccountChange();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Your account' })).toBeNull());
  },
};

export const SentAgain = unverified(shows({ sendVerification: 'success' }), 'We sent a link to jonas@example.org.');
export const SendingAgain = unverified(network({ sendVerification: 'loading' }));
export const NotSentOffline = unverified(network({ sendVerification: 'offline' }), 'We couldn’t send the email.');
export const SentTooOften = unverified(
  network({ sendVerification: 'tooMany' }),
  `We couldn’t send the email. ${tooMany}`,
);
