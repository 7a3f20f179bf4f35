import { waiting } from '@skill-exchange/api-mocks/handlers/auth';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

// The log-in of somebody who has asked to join and waits.
const meta = {
  ...pageStory,
  title: 'Pages/Login',
  component: StoryApp,
  args: { path: '/login', as: 'visitor' },
  beforeEach: () => void waiting().set('samira@example.org', 'a long passphrase'),
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function logIn(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Email'), ' samira@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'a long passphrase{Enter}');
}

const button = () => screen.findByRole('button', { name: 'Withdraw my request' });

async function withdraw(): Promise<void> {
  await logIn();
  await userEvent.click(await button());
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
}

export const Waiting: Story = {
  name: 'You asked to join and wait',
  parameters: network({ logIn: 'forbidden' }),
  play: async () => {
    await logIn();
    await expect(
      await screen.findByText('You have asked to join. You get an email once somebody has answered.'),
    ).toBeVisible();
    await expect(await button()).toBeVisible();
  },
};

export const Withdrawn: Story = {
  tags: ['interaction'],
  parameters: shows({ withdrawJoinRequest: 'success' }),
  play: async () => {
    await withdraw();
    await expectToast('Your request is withdrawn. What you wrote is erased.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw my request' })).toBeNull());
    await expect(screen.getByLabelText('Email')).toHaveValue('');
    await expect(waiting().size).toBe(0);
  },
};

export const NotWithdrawn: Story = {
  tags: ['interaction'],
  play: async () => {
    await logIn();
    await userEvent.click(await button());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(waiting().size).toBe(1);
  },
};

const fails = (state: 'unauthorized' | 'conflict' | 'offline' | 'tooMany', said: string): Story => ({
  tags: ['interaction'],
  parameters: network({ withdrawJoinRequest: state }),
  play: async () => {
    await withdraw();
    await expectToast(`We couldn’t withdraw your request.${said}`);
    await expect(await button()).toBeVisible();
  },
});

export const Unauthorized: Story = fails('unauthorized', " That email and password don't match.");
export const LetInMeanwhile: Story = fails('conflict', ' This email already has an account. Log in instead.');
export const WithdrawnOffline: Story = fails('offline', '');
export const WithdrawnTooOften: Story = fails(
  'tooMany',
  ' Too many requests from your network. Try again in 15 minutes.',
);

export const Withdrawing: Story = {
  tags: ['interaction'],
  parameters: network({ withdrawJoinRequest: 'loading' }),
  play: async () => {
    await withdraw();
    await expect(await screen.findByRole('button', { name: 'Withdrawing...' })).toHaveAttribute('aria-busy', 'true');
  },
};
