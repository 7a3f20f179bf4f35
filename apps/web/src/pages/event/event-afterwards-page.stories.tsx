import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

/** The signed-in member hosts the first and takes part in the second. */
const [hosted, joined] = ['/userDashboard/events/event-3', '/userDashboard/events/event-2'];
const recording = 'https://video.example.org/chess';
const hourMs = 3_600_000;

/** Ends the first events of the community an hour ago. */
function ended(change: { recording?: string; slides?: string; thankedAt?: string } = {}): void {
  pageStory.beforeEach();
  for (const event of community().events) {
    if (!['event-2', 'event-3'].includes(event._id)) continue;
    const [start, end] = [Date.now() - 2 * hourMs, Date.now() - hourMs];
    Object.assign(event, { status: 'Completed', start_time: new Date(start).toISOString() }, change);
    event.end_time = new Date(end).toISOString();
  }
}

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: hosted, as: 'member' },
  beforeEach: () => ended(),
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const shared = () =>
  ended({ recording, slides: 'https://slides.example.org/chess', thankedAt: new Date(Date.now()).toISOString() });

export const Host: Story = {
  name: 'Over, you hosted it',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add links' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Thank the guests' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Correct texts' })).toBeVisible();
  },
};

export const HostOnPublicPage: Story = {
  ...Host,
  name: 'Over, you hosted it, from the list',
  args: { path: '/events/event-3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add links' })).toBeVisible();
  },
};

export const AfterwardsGuest: Story = {
  name: 'Over, you were there',
  args: { path: joined },
  beforeEach: shared,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Watch the recording' })).toHaveAttribute('href', recording);
    await expect(canvas.queryByRole('button', { name: 'Change links' })).toBeNull();
  },
};

export const GuestOnPublicPage: Story = {
  ...AfterwardsGuest,
  name: 'Over, you were there, from the list',
  args: { path: '/events/event-2' },
};

export const Past: Story = {
  args: { path: '/userDashboard/events' },
  beforeEach: shared,
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    for (const tab of await canvas.findAllByRole('tab', { name: /Completed/ })) await userEvent.click(tab);
    await expect(await canvas.findByRole('link', { name: /^Watch the recording of / })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Read the thanks' })).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: 'Thanks and recording' }))[0]).toBeVisible();
  },
};

const addLink: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add links' }));
  await userEvent.type(await canvas.findByLabelText('Recording'), recording);
  await userEvent.click(canvas.getByRole('button', { name: 'Show to guests' }));
};

export const AddsALink: Story = {
  tags: ['interaction'],
  parameters: shows({ setEventMaterials: 'success' }),
  play: async (context) => {
    await addLink(context);
    await expectToast('Your guests now see these links.');
    await expect(await context.canvas.findByRole('link', { name: 'Watch the recording' })).toBeVisible();
  },
};

export const AddingALink: Story = {
  tags: ['interaction'],
  parameters: network({ setEventMaterials: 'loading' }),
  play: async (context) => {
    await addLink(context);
    await expect(await context.canvas.findByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-busy', 'true');
  },
};

const addingFails = (state: 'error' | 'offline'): Story => ({
  parameters: network({ setEventMaterials: state }),
  play: async (context) => {
    await addLink(context);
    await waitFor(() => expect(screen.getByText(/^We couldn’t add these links\./)).toBeVisible());
    await expect(context.canvas.getByLabelText('Recording')).toHaveValue(recording);
  },
});
export const AddingALinkFails: Story = { ...addingFails('error'), tags: ['interaction'] };

export const ThanksGuests: Story = {
  tags: ['interaction'],
  parameters: shows({ sendEventUpdate: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thank the guests' }));
    await pasteInto(userEvent, await canvas.findByRole('textbox', { name: 'Thanks to the guests' }), 'You were great');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    // The field has the same words until it is gone.
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Thanks to the guests' })).toBeNull());
    const updates = within(await canvas.findByRole('region', { name: 'Updates from the host' }));
    await expect(await updates.findByText('You were great')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Thank the guests' })).toBeNull();
  },
};

export const CorrectsTexts: Story = {
  tags: ['interaction'],
  parameters: shows({ updateEvent: 'success' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct texts' }));
    const description = await canvas.findByRole('textbox', { name: 'Description' });
    await expect(canvas.queryByLabelText('Start time')).toBeNull();
    await userEvent.clear(description);
    await pasteInto(userEvent, description, 'What we did');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectToast('Event updated successfully!');
  },
};
