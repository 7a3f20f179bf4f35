import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inState, network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Recommended users',
  component: StoryApp,
  args: { path: '/users/allRecommendUsers', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: 'They teach what you want',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Recommanded Users' })).toBeVisible();
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'People load',
  ...inState({ recommendUsers: 'loading' }, 'Loading...'),
};

export const Empty: Story = {
  name: 'No one to recommend yet',
  ...inState({ recommendUsers: 'empty' }, 'No one to recommend yet'),
};

export const Failing: Story = {
  name: 'Error',
  ...inState({ recommendUsers: 'error' }, 'Unable to get recommended users'),
};

export const Rejected: Story = {
  name: 'Token no longer taken',
  parameters: network({ recommendUsers: 'unauthorized' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
};
