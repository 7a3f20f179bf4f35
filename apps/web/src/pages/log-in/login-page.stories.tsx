import { community, credentials } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { keepAddress } from '../../lib/log-in/kept-address.ts';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Login',
  component: StoryApp,
  args: { path: '/login', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = { name: 'Welcome back' };

/** The server ended the log-in; a member who logs out leaves nothing. */
export const EndedLogIn: Story = {
  beforeEach: () => {
    keepAddress(localStorage, credentials.email);
    return () => keepAddress(localStorage, undefined);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Email')).toHaveValue(credentials.email);
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};

export const BlankPressed: Story = {
  ...Blank,
  name: 'Welcome back, pressed',
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findAllByText('Required')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
  },
};

export const Success: Story = {
  tags: ['interaction'],
  parameters: shows({ logIn: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), credentials.email);
    await userEvent.type(canvas.getByLabelText('Password'), `${credentials.password}{Enter}`);
    await expect(await canvas.findByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    await expectToast('Login successful');
  },
};

/** A member who has requested deletion, within the seven days in which a log-in cancels it. */
export const ComesBack: Story = {
  ...Success,
  tags: ['interaction'],
  beforeEach: () => {
    const { accounts } = community();
    for (const [email, account] of accounts) accounts.set(email, { ...account, isLeaving: true });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), credentials.email);
    await userEvent.type(canvas.getByLabelText('Password'), `${credentials.password}{Enter}`);
    await expectToast('Welcome back! Your account stays.');
  },
};

export const WrongPassword: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), credentials.email);
    await userEvent.type(canvas.getByLabelText('Password'), 'not it{Enter}');
    await expectToast('Login Failed!');
    await expect(await canvas.findByText("That email and password don't match.")).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(credentials.email);
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};

export const Pending: Story = {
  tags: ['interaction'],
  parameters: network({ logIn: 'loading' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), credentials.email);
    await userEvent.type(canvas.getByLabelText('Password'), `${credentials.password}{Enter}`);
    await expect(await canvas.findByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Offline: Story = {
  tags: ['interaction'],
  parameters: network({ logIn: 'offline' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), credentials.email);
    await userEvent.type(canvas.getByLabelText('Password'), `${credentials.password}{Enter}`);
    await expect(await canvas.findByText('Login failed')).toBeVisible();
  },
};

export const TooMany: Story = {
  tags: ['interaction'],
  parameters: network({ logIn: 'tooMany' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), credentials.email);
    await userEvent.type(canvas.getByLabelText('Password'), `${credentials.password}{Enter}`);
    await expect(
      await canvas.findByText('Too many requests from your network. Try again in 15 minutes.'),
    ).toBeVisible();
  },
};

export const AsMember: Story = {
  name: 'A member goes home',
  args: { as: 'member' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Featured Events' })).toBeVisible();
  },
};
