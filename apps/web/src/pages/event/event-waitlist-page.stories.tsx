import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

/** The signed-in member hosts it. */
const hosted = '/userDashboard/events/event-3';

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: hosted, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

function addWaitlist(): void {
  const event = community().events.find(({ _id }) => _id === 'event-3');
  if (event) event.waitlist = { count: 2, isOpen: true };
}

const openWaitlist: Story['play'] = async ({ canvas, userEvent }) =>
  await userEvent.click(await canvas.findByRole('tab', { name: 'Waitlist' }));

export const Waitlist: Story = {
  name: 'Members wait for a place',
  beforeEach: addWaitlist,
  parameters: shows({ listWaitlist: 'success' }),
  play: async (context) => {
    await openWaitlist(context);
    const panel = within(context.canvas.getByRole('tabpanel', { name: 'Waitlist' }));
    await expect(await panel.findAllByRole('listitem')).toHaveLength(2);
  },
};

export const WaitlistLoading: Story = {
  name: 'The waitlist loads',
  beforeEach: addWaitlist,
  parameters: network({ listWaitlist: 'loading' }),
  play: openWaitlist,
};

export const WaitlistFailed: Story = {
  name: 'The waitlist cannot be read',
  beforeEach: addWaitlist,
  parameters: network({ listWaitlist: 'error' }),
  play: async (context) => {
    await openWaitlist(context);
    await expect(await context.canvas.findByText('We couldn’t load the waitlist.')).toBeVisible();
  },
};

export const WaitlistEmpty: Story = {
  name: 'Nobody waits for a place',
  beforeEach: addWaitlist,
  parameters: network({ listWaitlist: 'empty' }),
  play: async (context) => {
    await openWaitlist(context);
    await expect(await context.canvas.findByText('Nobody waits')).toBeVisible();
  },
};
