import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

/** The signed-in member hosts the first and takes part in the second. */
const [hosted, joined] = ['/userDashboard/events/event-3', '/userDashboard/events/event-2'];

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: hosted, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UpdatesSuccess: Story = {
  name: 'You wrote to all guests',
  parameters: shows({ listEventUpdates: 'success' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Bring a jar with a lid/)).toBeVisible();
  },
};

export const UpdatesGuest: Story = { name: 'The host wrote to you', ...UpdatesSuccess, args: { path: joined } };

export const UpdatesPublicPage: Story = {
  ...UpdatesSuccess,
  name: 'The host wrote to you, from the list',
  args: { path: '/events/event-2' },
};

export const UpdatesEmpty: Story = {
  name: 'Nobody wrote yet',
  parameters: network({ listEventUpdates: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing yet\./)).toBeVisible();
  },
};

export const UpdatesLoading: Story = {
  name: 'News of the host load',
  parameters: network({ listEventUpdates: 'loading' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Updates from the host' })).toBeVisible();
  },
};

export const UpdatesFailing: Story = {
  name: 'News of the host cannot be read',
  parameters: network({ listEventUpdates: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the updates.')).toBeVisible();
  },
};

const write: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Write to all guests' }));
  await pasteInto(userEvent, await canvas.findByRole('textbox', { name: 'Message to all guests' }), 'We start on time');
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
};

export const Sends: Story = {
  tags: ['interaction'],
  parameters: shows({ sendEventUpdate: 'success' }),
  play: async (context) => {
    const event = community().events.find(({ _id }) => _id === 'event-3');
    await write(context);
    await expectToast(`Your message is on its way to ${event?.participants.length} members.`);
    await expect(await context.canvas.findByText('We start on time')).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: 'Write to all guests' })).toBeVisible();
  },
};

export const UpdatesSending: Story = {
  tags: ['interaction'],
  parameters: network({ sendEventUpdate: 'loading' }),
  play: async (context) => {
    await write(context);
    await expect(await context.canvas.findByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

const sendingFails = (state: 'error' | 'offline'): Story => ({
  parameters: network({ sendEventUpdate: state }),
  play: async (context) => {
    await write(context);
    await waitFor(() => expect(screen.getByText(/^We couldn’t send your message\./)).toBeVisible());
    await expect(context.canvas.getByRole('textbox', { name: 'Message to all guests' })).toHaveValue(
      'We start on time',
    );
  },
});
export const SendFailing: Story = { ...sendingFails('error'), tags: ['interaction'] };
