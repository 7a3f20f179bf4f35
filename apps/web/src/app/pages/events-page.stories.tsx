import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { network, pageStory } from '../test/page-story.ts';
import { StoryApp } from '../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Events',
  component: StoryApp,
  args: { path: '/events', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3);
  },
};

export const VisitorAsksForMore: Story = {
  play: async ({ canvas, userEvent }) => {
    const [more] = await canvas.findAllByRole('button', { name: 'Show More' });
    await userEvent.click(more as HTMLElement);
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect((await screen.findAllByText('Login required')).length).toBeGreaterThan(0);
  },
};

export const MemberSeesDetails: Story = {
  args: { as: 'member' },
  play: async ({ canvas, userEvent }) => {
    const [more] = await canvas.findAllByRole('button', { name: 'Show More' });
    await userEvent.click(more as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/participants/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const Loading: Story = {
  parameters: network({ 'events.list': 'loading' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading events...')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: network({ 'events.list': 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events found.')).toBeVisible();
  },
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ 'events.list': 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch events.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
