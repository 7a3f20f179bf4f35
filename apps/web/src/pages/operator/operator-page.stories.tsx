import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inState, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Operator',
  component: StoryApp,
  args: { path: '/operator', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Yes.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Is it alive?' })).toBeVisible();
  },
};

export const ItBegins: Story = inState({ getCommunityNumbers: 'empty' }, 'It begins.');
export const Loading: Story = inState({ getCommunityNumbers: 'loading' }, 'Loading the numbers...');
export const NoOperator: Story = inState({ getCommunityNumbers: 'forbidden' }, 'Only operators can do this.');
export const Failing: Story = {
  name: 'Error',
  ...inState({ getCommunityNumbers: 'error' }, 'We couldn’t load the numbers'),
};
