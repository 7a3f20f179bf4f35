import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { network, pageStory } from '../test/page-story.ts';
import { StoryApp } from '../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Dashboard/Sessions',
  component: StoryApp,
  args: { path: '/userDashboard/session', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Join Session' })).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('tab', { name: 'Completed' }));
    await expect((await canvas.findAllByText('Session Completed')).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('tab', { name: 'Cancelled' }));
    await expect((await canvas.findAllByText('Session Canceled')).length).toBeGreaterThan(0);
  },
};

export const Loading: Story = {
  parameters: network({ 'sessions.list': 'loading' }),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText('Loading...')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: network({ 'sessions.list': 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Sessions Found')).toBeVisible();
  },
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ 'sessions.list': 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error getting sessions')).toBeVisible();
  },
};
