import type { Event } from '@skill-exchange/api-client/types';
import { community } from '@skill-exchange/api-mocks/community';
import { instant } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Public event',
  component: StoryApp,
  args: { path: '/events/event-1', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Page = { canvas: ReturnType<typeof within>; userEvent: { click: (element: Element) => Promise<void> } };

const full = { max_participants: 3, current_participants_count: 3 };

/** Makes the event full, with this waitlist. */
function withWaitlist(waitlist: NonNullable<Event['waitlist']>, places = full): () => void {
  return () => {
    const event = community().events.find(({ _id }) => _id === 'event-1');
    if (event) Object.assign(event, places, { waitlist });
  };
}

const open = withWaitlist({ count: 1, isOpen: true });
const waiting = withWaitlist({ count: 2, isOpen: true, position: 2 });
const offered = withWaitlist(
  { count: 2, isOpen: true, position: 1, offerExpiresAt: instant(1, 8) },
  { ...full, current_participants_count: 2 },
);

/** The host has included the waitlist. */
export const ReadsUpdates: Story = {
  name: 'News from the host',
  beforeEach: waiting,
  parameters: shows({ listEventUpdates: 'success' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Bring a jar with a lid/)).toBeVisible();
  },
};

const press = async ({ canvas, userEvent }: Page, name: string) =>
  await userEvent.click(await canvas.findByRole('button', { name }));

export const Joins: Story = {
  tags: ['interaction'],
  beforeEach: open,
  parameters: shows({ joinWaitlist: 'success' }),
  play: async (page) => {
    await press(page, 'Join the waitlist');
    await expectToast('You’re on the waitlist. We tell you when a place is free.');
    await expect(await page.canvas.findByText('You’re 2nd on the waitlist')).toBeVisible();
  },
};

export const Leaves: Story = {
  tags: ['interaction'],
  beforeEach: waiting,
  parameters: shows({ leaveWaitlist: 'success' }),
  play: async (page) => {
    await press(page, 'Leave the waitlist');
    await expectToast('You’re no longer on the waitlist.');
    await expect(await page.canvas.findByRole('button', { name: 'Join the waitlist' })).toBeVisible();
  },
};

export const Takes: Story = {
  tags: ['interaction'],
  beforeEach: offered,
  parameters: shows({ takePlace: 'success' }),
  play: async (page) => {
    await expect(await page.canvas.findByText('A place is yours')).toBeVisible();
    await press(page, 'Take the place');
    await expectToast('The place is yours!');
    await expect(await page.canvas.findByText('Registered')).toBeVisible();
  },
};

export const Joining: Story = {
  name: 'Joining the waitlist',
  beforeEach: open,
  parameters: network({ joinWaitlist: 'loading' }),
  play: async (page) => await press(page, 'Join the waitlist'),
};

export const Leaving: Story = {
  name: 'Leaving the waitlist',
  beforeEach: waiting,
  parameters: network({ leaveWaitlist: 'loading' }),
  play: async (page) => await press(page, 'Leave the waitlist'),
};

export const Taking: Story = {
  name: 'Taking a place',
  beforeEach: offered,
  parameters: network({ takePlace: 'loading' }),
  play: async (page) => await press(page, 'Take the place'),
};

const notSent = 'That didn’t work. Please try again.';

export const JoinOffline: Story = {
  name: 'Joining without a network',
  beforeEach: open,
  parameters: network({ joinWaitlist: 'offline' }),
  play: async (page) => {
    await press(page, 'Join the waitlist');
    await expectToast(notSent);
  },
};

export const JoinConflict: Story = {
  name: 'Joining too late',
  beforeEach: open,
  parameters: network({ joinWaitlist: 'conflict' }),
  play: async (page) => {
    await press(page, 'Join the waitlist');
    await expectToast('This event has a free place. Ask to join it.');
  },
};

export const LeaveOffline: Story = {
  name: 'Leaving without a network',
  beforeEach: waiting,
  parameters: network({ leaveWaitlist: 'offline' }),
  play: async (page) => {
    await press(page, 'Leave the waitlist');
    await expectToast(notSent);
  },
};

export const LeaveConflict: Story = {
  name: 'Leaving too late',
  beforeEach: waiting,
  parameters: network({ leaveWaitlist: 'conflict' }),
  play: async (page) => {
    await press(page, 'Leave the waitlist');
    await expectToast('You are not on the waitlist of this event.');
  },
};

export const TakeOffline: Story = {
  name: 'Taking a place without a network',
  beforeEach: offered,
  parameters: network({ takePlace: 'offline' }),
  play: async (page) => {
    await press(page, 'Take the place');
    await expectToast(notSent);
  },
};

export const TakeConflict: Story = {
  name: 'Taking a place too late',
  beforeEach: offered,
  parameters: network({ takePlace: 'conflict' }),
  play: async (page) => {
    await press(page, 'Take the place');
    await expectToast('No place is free for you yet. We notify you when one is.');
  },
};
