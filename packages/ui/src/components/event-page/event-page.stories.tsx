import { makeEvent } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Share2 from 'lucide-react/icons/share-2';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { EventGoing } from '../event-going/event-going.tsx';
import { EventStanding } from '../event-standing/event-standing.tsx';
import { JoinLink } from '../join-link/join-link.tsx';
import { RegistrationButton } from '../registration-button/registration-button.tsx';
import { EventActions, EventPage } from './event-page.tsx';

const event = makeEvent({
  title: 'Automate one boring chore with Python',
  description:
    'Bring a chore that you do every week and hate: renaming files, copying numbers, sending the same letter.\n\nNo experience needed.',
  date: '2026-12-01T00:00:00.000Z',
  start_time: '2026-12-01T17:30:00.000Z',
  end_time: '2026-12-01T19:00:00.000Z',
  max_participants: 8,
  current_participants_count: 6,
  skills: ['Python', 'Git'],
});

const meta = {
  title: 'Components/Events/EventPage',
  tags: ['specified'],
  component: EventPage,
  args: {
    event,
    back: { href: '#events', label: 'Upcoming Events' },
    hostHref: '#host',
    place: 'Online, the link comes when Jonas Brandt accepts you',
    actions: <RegistrationButton event={event} member={null} onRegister={fn()} />,
    hasStickyActions: true,
    tools: (
      <Button variant="secondary" size="sm">
        <Share2 aria-hidden="true" />
        Share
      </Button>
    ),
    after: <EventGoing event={event} />,
    timeZone: 'America/New_York',
  },
  parameters: { layout: 'fullscreen' },
  // On phones the picture reaches the edges.
  decorators: (Story) => (
    <div className="page-wrap py-6">
      <Story />
    </div>
  ),
} satisfies Meta<typeof EventPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
    await expect(canvas.getByText('Your time · New York')).toBeVisible();
    await expect(canvas.getByText('12:30 – 2:00 PM')).toBeVisible();
    await expect(canvas.getByText('5:30 – 7:00 PM')).toBeVisible();
    await expect(canvas.getByText('2 places left')).toBeVisible();
    await expect(canvas.getByText('6 members are going.')).toBeVisible();
  },
};

export const Requested: Story = {
  args: {
    hasStickyActions: false,
    actions: <EventStanding state="requested" note="We’ll tell you when Jonas Brandt answers." />,
  },
};

export const Registered: Story = {
  args: {
    hasStickyActions: false,
    place: 'Online',
    actions: <EventStanding state="registered" note="Jonas Brandt has accepted you." />,
  },
};

/** On phones the state and the next step are side by side, at the bottom. */
export const Hosted: Story = {
  args: {
    isCompact: true,
    place: 'Online',
    actions: (
      <EventActions>
        <EventStanding state="host" note="Starts in 6 days" />
        <JoinLink href="#meeting" isNear={false}>
          Join Meeting
        </JoinLink>
      </EventActions>
    ),
    before: <p>Pending requests</p>,
    facts: <p>Instructor</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are Host')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upcoming Events' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Skills offered' })).toBeNull();
  },
};

/** The form takes the place of time, place and tools. */
export const Edited: Story = {
  args: { actions: <EventStanding state="host" />, hasStickyActions: false, form: <p>Event Details</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Event Details')).toBeVisible();
    await expect(canvas.queryByText('Your time · New York')).toBeNull();
  },
};

export const Full: Story = {
  args: {
    event: { ...event, current_participants_count: 8 },
    actions: <RegistrationButton event={{ ...event, current_participants_count: 8 }} member={null} onRegister={fn()} />,
    after: <EventGoing event={{ ...event, current_participants_count: 8 }} />,
  },
  play: ({ canvas }) => expect(canvas.getByText('Full')).toBeVisible(),
};

export const Canceled: Story = {
  args: {
    event: { ...event, status: 'Cancelled' },
    place: 'Online',
    actions: <EventStanding state="cancelled" />,
    after: <EventGoing event={{ ...event, status: 'Cancelled' }} />,
  },
  play: ({ canvas }) => expect(canvas.queryByText('2 places left')).toBeNull(),
};

export const Completed: Story = {
  args: {
    event: { ...event, status: 'Completed' },
    place: 'Online',
    actions: <EventStanding state="completed" />,
    after: <EventGoing event={{ ...event, status: 'Completed' }} />,
  },
};

/** In the viewer's zone it is the next day. */
export const AnotherDay: Story = {
  args: { timeZone: 'Asia/Tokyo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wednesday, December 2, 2026')).toBeVisible();
    await expect(canvas.getByText('Tue, Dec 1')).toBeVisible();
  },
};

export const InUtc: Story = {
  args: { timeZone: 'UTC' },
  play: ({ canvas }) => expect(canvas.queryByText(/^Your time/)).toBeNull(),
};

export const LongText: Story = {
  args: {
    event: {
      ...event,
      title: 'Repairing mechanical cameras from the nineteen-fifties without losing a singlespringthatneverends'.repeat(
        2,
      ),
      description: 'First line.\n\nSecond paragraph with averyveryveryverylongwordthatneverends'.repeat(6),
      created_by: { _id: 'host-long', name: 'Maria Magdalena Wilhelmina van den Oudenhoven-Steenbergen' },
    },
  },
};
