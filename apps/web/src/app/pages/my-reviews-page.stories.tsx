import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { network, pageStory } from '../test/page-story.ts';
import { StoryApp } from '../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Dashboard/Reviews',
  component: StoryApp,
  args: { path: '/userDashboard/review', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: 'My Reviews' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Reviews Given' }));
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

export const Loading: Story = {
  parameters: network({ 'reviews.received': 'loading' }),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText('Loading...')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: network({ 'reviews.received': 'empty', 'reviews.given': 'empty' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("You haven't received any reviews yet")).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Reviews Given' }));
    await expect(await canvas.findByText("You haven't given any reviews yet")).toBeVisible();
  },
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ 'reviews.received': 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load reviews")).toBeVisible();
  },
};
