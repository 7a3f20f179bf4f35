import { community } from '@skill-exchange/api-mocks/community';
import { ownPassword } from '@skill-exchange/api-mocks/handlers/account';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { announceAccountChange } from '../../lib/log-in/account-changes.ts';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Email',
  component: StoryApp,
  args: { path: '/account/email', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const unreachable = "We can't reach Skill Exchange. Check your connection and try again.";
const tooMany = 'Too many requests from your network. Try again in 15 minutes.';

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

/** The notice on the member's own pages while the address is not confirmed. */
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

/** The banner disappears once the link is opened in another tab. */
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
