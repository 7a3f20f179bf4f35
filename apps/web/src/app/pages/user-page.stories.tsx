import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { network, pageStory } from '../test/page-story.ts';
import { StoryApp } from '../test/story-app.tsx';

const ines = makeUser({}, 1);

const meta = {
  ...pageStory,
  title: 'Pages/User profile',
  component: StoryApp,
  args: { path: `/users/${ines._id}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: ines.name })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Looking to Learn' })).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { as: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect((await screen.findAllByText('Login Required')).length).toBeGreaterThan(0);
  },
};

export const Loading: Story = {
  parameters: network({ 'users.detail': 'loading' }),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText('Loading...')).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: network({ 'users.detail': 'notFound' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('User not found.')).toBeVisible();
  },
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ 'users.detail': 'error' }),
  play: async ({ canvas }) => {
    // Off to log in, from where a member goes home.
    await expect(await canvas.findByRole('heading', { name: 'Featured Events' })).toBeVisible();
  },
};
