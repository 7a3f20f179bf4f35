import { markCame } from '@skill-exchange/api-mocks/attendance';
import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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

const minute = 60_000;

/** Moves an event so that it began this many minutes ago, of an hour. */
function begin(id: string, minutesAgo: number) {
  const event = community().events.find(({ _id }) => _id === id);
  if (event === undefined) throw new Error(`The community has no ${id}.`);
  const start = Date.now() - minutesAgo * minute;
  event.start_time = new Date(start).toISOString();
  event.end_time = new Date(start + 60 * minute).toISOString();
  event.status = minutesAgo < 60 ? 'Upcoming' : 'Completed';
  return event;
}

/** Resets the community, then changes it. */
function given(change: () => void): Pick<Story, 'beforeEach'> {
  return {
    beforeEach: () => {
      pageStory.beforeEach();
      change();
    },
  };
}

const guestIds = ['member-2', 'member-3', 'member-4'];

function withGuests(minutesAgo: number, code?: string) {
  const event = begin('event-3', minutesAgo);
  event.participants = guestIds.map((_id) => ({ _id }));
  event.current_participants_count = guestIds.length;
  if (code !== undefined) event.checkInCode = code;
  markCame('event-3', 'member-2', true);
}

const running = given(() => withGuests(30, 'K7QX4M'));
const closed = given(() => withGuests(30));

const section = async () => within(await screen.findByRole('region', { name: 'Who came?' }));
const marksOf = async (name: string) => within((await section()).getByRole('group', { name }));

export const Running: Story = {
  name: 'It runs, you mark who is there',
  ...running,
  play: async () => {
    const list = await section();
    await expect(await list.findByText('1 of 3 came')).toBeVisible();
    await expect(await screen.findByText('K7QX4M')).toBeVisible();
    await expect(screen.getByRole('img', { name: 'QR code that opens the check-in' })).toBeVisible();
  },
};

/** An hour after the event there is no code any more. */
export const Over: Story = {
  name: 'Over, you mark who was there',
  ...given(() => withGuests(3 * 60)),
  play: async () => {
    const list = await section();
    await expect(await list.findByText('1 of 3 came')).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Check-in code' })).toBeNull();
  },
};

/** More than 15 minutes before the start, and without guests, there is nothing to mark. */
const notShown = (change: () => void): Story => ({
  ...given(change),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Participants' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Who came?' })).toBeNull();
  },
});
export const TooEarly: Story = notShown(() => withGuests(-20));
export const NoGuests: Story = notShown(() => {
  Object.assign(begin('event-3', 30), { participants: [], current_participants_count: 0 });
});

export const AttendanceLoading: Story = {
  name: 'Who was there loads',
  ...running,
  parameters: network({ listEventParticipants: 'loading' }),
  play: async () => {
    await expect(await (await section()).findByText('Loading...')).toBeInTheDocument();
  },
};

export const LoadingFails: Story = {
  name: 'Who was there cannot be read',
  ...running,
  parameters: network({ listEventParticipants: 'error' }),
  play: async () => {
    await expect(await (await section()).findByText('We couldn’t load your guests.')).toBeVisible();
  },
};

const press: NonNullable<Story['play']> = async ({ userEvent }) => {
  await (await section()).findByText('1 of 3 came');
  await userEvent.click((await marksOf('Marit Solheim')).getByRole('button', { name: 'Came' }));
};

export const Marks: Story = {
  ...running,
  tags: ['interaction'],
  parameters: shows({ markAttendance: 'success' }),
  play: async (context) => {
    await press(context);
    const list = await section();
    await expect(await list.findByText('2 of 3 came')).toBeVisible();
    await context.userEvent.click((await marksOf('Inês Carvalho')).getByRole('button', { name: 'Came' }));
    await expect(await list.findByText('1 of 3 came')).toBeVisible();
    await context.userEvent.click(list.getByRole('button', { name: 'Mark all as came' }));
    await expect(await list.findByText('3 of 3 came')).toBeVisible();
  },
};

/** The mark shows before it is stored. */
export const Marking: Story = {
  ...running,
  tags: ['interaction'],
  parameters: network({ markAttendance: 'loading' }),
  play: async (context) => {
    await press(context);
    await expect(await (await section()).findByText('2 of 3 came')).toBeVisible();
  },
};

const markingFails = (state: 'error' | 'offline'): Story => ({
  ...running,
  parameters: network({ markAttendance: state }),
  play: async (context) => {
    await press(context);
    await waitFor(() => expect(screen.getByText(/^We couldn’t save who came\./)).toBeVisible());
    await expect(await (await section()).findByText('1 of 3 came')).toBeVisible();
  },
});
export const MarkingFails: Story = { ...markingFails('error'), tags: ['interaction'] };

const create: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Create a code' }));
};

export const Opens: Story = {
  ...closed,
  tags: ['interaction'],
  parameters: shows({ openCheckIn: 'success' }),
  play: async (context) => {
    await create(context);
    await expect(await screen.findByText('K7QX4M')).toBeVisible();
  },
};

export const Opening: Story = {
  ...closed,
  tags: ['interaction'],
  parameters: network({ openCheckIn: 'loading' }),
  play: async (context) => {
    await create(context);
    const button = await screen.findByRole('button', { name: 'Creating...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

const openingFails = (state: 'error' | 'offline'): Story => ({
  ...closed,
  parameters: network({ openCheckIn: state }),
  play: async (context) => {
    await create(context);
    await waitFor(() => expect(screen.getByText(/^We couldn’t create a code\./)).toBeVisible());
  },
});
export const OpeningFails: Story = { ...openingFails('error'), tags: ['interaction'] };

const close: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Close check-in' }));
};

export const Closes: Story = {
  ...running,
  tags: ['interaction'],
  parameters: shows({ closeCheckIn: 'success' }),
  play: async (context) => {
    await close(context);
    await expect(await screen.findByRole('button', { name: 'Create a code' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('K7QX4M')).toBeNull());
  },
};

export const Closing: Story = {
  ...running,
  tags: ['interaction'],
  parameters: network({ closeCheckIn: 'loading' }),
  play: async (context) => {
    await close(context);
    const button = await screen.findByRole('button', { name: 'Closing...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

const closingFails = (state: 'error' | 'offline'): Story => ({
  ...running,
  parameters: network({ closeCheckIn: state }),
  play: async (context) => {
    await close(context);
    await waitFor(() => expect(screen.getByText(/^We couldn’t close the check-in\./)).toBeVisible());
    await expect(screen.getByText('K7QX4M')).toBeVisible();
  },
});
export const ClosingFails: Story = { ...closingFails('error'), tags: ['interaction'] };
