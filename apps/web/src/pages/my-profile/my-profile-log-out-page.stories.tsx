import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Profile',
  component: StoryApp,
  args: { path: '/userDashboard', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask() {
  await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
  return within(await screen.findByRole('alertdialog', { name: 'Log out on every device?' }));
}

async function confirm() {
  const question = await ask();
  await userEvent.click(question.getByRole('button', { name: 'Log out everywhere' }));
  return question;
}

export const Asking: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Stay logged in' }));
    await expect(await canvas.findByRole('button', { name: 'Log out everywhere' })).toBeVisible();
  },
};

export const LogOutEverywhereSuccess: Story = {
  tags: ['interaction'],
  parameters: shows({ logOutEverywhere: 'success' }),
  play: async ({ canvas }) => {
    await confirm();
    await expectToast('Logged out on every device');
    await expect(await canvas.findByRole('link', { name: 'GET STARTED' })).toBeVisible();
  },
};

export const LoggingOut: Story = {
  tags: ['interaction'],
  parameters: network({ logOutEverywhere: 'loading' }),
  play: async () => {
    const question = await confirm();
    const button = await question.findByRole('button', { name: 'Logging out...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** The toast shows why; the member stays logged in. */
const rejects = (state: StateOf<'logOutEverywhere'>, reason: string): Story => ({
  parameters: network({ logOutEverywhere: state }),
  play: async ({ canvas }) => {
    await confirm();
    await expectToast(reason);
    await expect(await canvas.findByRole('button', { name: 'Log out everywhere' })).toBeVisible();
  },
});

export const Offline: Story = {
  ...rejects('offline', "We can't reach Skill Exchange. Check your connection and try again."),
  tags: ['interaction'],
};
export const TooMany: Story = {
  ...rejects('tooMany', 'Too many requests from your network. Try again in 15 minutes.'),
  tags: ['interaction'],
};
