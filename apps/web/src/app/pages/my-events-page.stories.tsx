import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { network, pageStory } from '../test/page-story.ts';
import { StoryApp } from '../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Dashboard/My events',
  component: StoryApp,
  args: { path: '/userDashboard/events', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    const created = within(await canvas.findByRole('region', { name: 'Created Events' }));
    await expect((await created.findAllByRole('article')).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('region', { name: 'Enrolled Events' })).toBeVisible();
  },
};

export const Canceled: Story = {
  play: async ({ canvas, userEvent }) => {
    const created = within(await canvas.findByRole('region', { name: 'Created Events' }));
    await userEvent.click(created.getByRole('tab', { name: 'Canceled' }));
    await expect(created.getByRole('tab', { name: 'Canceled' })).toHaveAttribute('aria-selected', 'true');
    await expect(await created.findByText(/Event Canceled|No events found\./)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: network({ 'events.created': 'loading', 'events.participating': 'loading' }),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await waitFor(() => expect(main.getAllByText('Loading...')).toHaveLength(2));
  },
};

export const Empty: Story = {
  parameters: network({ 'events.created': 'empty', 'events.participating': 'empty' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No events found.')).toHaveLength(2));
  },
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ 'events.created': 'error', 'events.participating': 'error' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Failed to fetch events.')).toHaveLength(2));
  },
};
