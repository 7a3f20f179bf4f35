import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { network, pageStory } from '../test/page-story.ts';
import { StoryApp } from '../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Recommended users',
  component: StoryApp,
  args: { path: '/users/allRecommendUsers', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Recommanded Users' })).toBeVisible();
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { as: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: network({ recommendUsers: 'loading' }),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText('Loading...')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: network({ recommendUsers: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody to recommend yet')).toBeVisible();
  },
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ recommendUsers: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unable to get recommended users')).toBeVisible();
  },
};

export const Rejected: Story = {
  name: 'Token no longer taken',
  parameters: network({ recommendUsers: 'unauthorized' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
};
