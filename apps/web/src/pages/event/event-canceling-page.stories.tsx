import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: '/userDashboard/events/event-3', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu: Story['play'] = async ({ canvas, userEvent }) =>
  await userEvent.click(await canvas.findByRole('button', { name: 'More about this event' }));

export const Duplicates: Story = {
  tags: ['interaction'],
  play: async (context) => {
    await openMenu(context);
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Create Event' })).toBeVisible();
  },
};

const cancel: Story['play'] = async (context) => {
  await openMenu(context);
  await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel event' }));
  await context.userEvent.click(await screen.findByRole('button', { name: 'Cancel event' }));
};

/** The page stays, with the way back. */
export const Cancels: Story = {
  tags: ['interaction'],
  parameters: shows({ deleteEvent: 'success' }),
  play: async (context) => {
    await cancel(context);
    await expectToast('Event deleted successfully!');
    await expect(await context.canvas.findByText('Event Canceled')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};

const cancelingFails = (state: 'error' | 'offline' | 'conflict' | 'loading'): Story => ({
  parameters: network({ deleteEvent: state }),
  play: async (context) => {
    await cancel(context);
    if (state !== 'loading') await expectToast('Failed to delete event. Please try again.');
    await expect(context.canvas.getByText('You are Host')).toBeVisible();
  },
});

export const CancelingFailing: Story = { ...cancelingFails('error'), tags: ['interaction'] };
export const Canceling: Story = { ...cancelingFails('loading'), tags: ['interaction'] };
