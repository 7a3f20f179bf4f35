import { community } from '@skill-exchange/api-mocks/community';
import { ownPassword } from '@skill-exchange/api-mocks/handlers/account';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Password',
  component: StoryApp,
  args: { path: '/account/password', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const unreachable = "We can't reach Skill Exchange. Check your connection and try again.";

export const Blank: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Change your password' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Settings' })).toBeVisible();
  },
};

/** Password managers store the password under this address. */
export const ForPasswordManagers: Story = {
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form', { name: 'Change your password' });
    await waitFor(() =>
      expect(form.querySelector('input[autocomplete=username]')).toHaveValue(community().me.email ?? ''),
    );
  },
};

/** The form works without the address. */
const withoutAddress = (state: StateOf<'getUser'>): Story => ({
  parameters: network({ getUser: state }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Change your password' })).toBeVisible();
  },
});

export const AddressLoading = withoutAddress('loading');
export const AddressFailed = withoutAddress('error');

async function changePassword(current = ownPassword, next = 'three unrelated words') {
  const form = within(await screen.findByRole('form', { name: 'Change your password' }));
  await pasteInto(userEvent, form.getByLabelText('Current password'), current);
  await pasteInto(userEvent, form.getByLabelText('New password'), next);
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

/** The form shows why and keeps the input. */
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
