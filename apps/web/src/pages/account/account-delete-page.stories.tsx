import { ownPassword } from '@skill-exchange/api-mocks/handlers/account';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Account/Delete',
  component: StoryApp,
  args: { path: '/account/data', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask() {
  const section = within(await screen.findByRole('region', { name: 'Delete your account' }));
  await userEvent.click(section.getByRole('button', { name: 'Delete my account' }));
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
}

async function leave(password = ownPassword) {
  const dialog = await ask();
  await userEvent.type(dialog.getByLabelText('Your password'), `${password}{Enter}`);
  return dialog;
}

/** Explains what is deleted and what stays before it asks for the password. */
export const Asks: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/sent them to, from a “Former member”/)).toBeVisible();
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Leaves: Story = {
  tags: ['interaction'],
  parameters: shows({ deleteAccount: 'success' }),
  play: async ({ canvas }) => {
    await leave();
    await expect(await screen.findByText(/Your account will be erased. To keep it, log in before/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'GET STARTED' })).toBeVisible();
  },
};

export const Leaving: Story = {
  tags: ['interaction'],
  parameters: network({ deleteAccount: 'loading' }),
  play: async () => {
    const dialog = await leave();
    await expect(await dialog.findByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true');
  },
};

const fails = (state: StateOf<'deleteAccount'>, said: string): Story => ({
  tags: ['interaction'],
  parameters: network({ deleteAccount: state }),
  play: async () => {
    const dialog = await leave();
    await expect(await dialog.findByText(said)).toBeVisible();
    await expect(dialog.getByLabelText('Your password')).toHaveValue(ownPassword);
  },
});

export const WrongPassword = fails('forbidden', 'That is not your password.');
export const Offline = fails('offline', "We can't reach Skill Exchange. Check your connection and try again.");
