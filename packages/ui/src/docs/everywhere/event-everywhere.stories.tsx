import { makeEvent, makeUser, today } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EventEverywhere } from './event-everywhere.tsx';

const me = makeUser();
const event = makeEvent(
  { status: 'Upcoming', participants: [], requests: [], max_participants: 12, current_participants_count: 4 },
  1,
);
const inMinutes = (minutes: number) => new Date(Date.parse(today) + minutes * 60_000).toISOString();
const registered = { ...event, participants: [{ _id: me._id }] };

const meta = {
  title: 'Foundations/An event everywhere',
  tags: ['!autodocs', 'specified'],
  component: EventEverywhere,
  argTypes: {
    event: { table: { disable: true } },
    need: { table: { disable: true } },
    news: { table: { disable: true } },
  },
  args: { event, viewer: me },
  // As its pages together, which no page shows.
  parameters: { layout: 'fullscreen', a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
} satisfies Meta<typeof EventEverywhere>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const place = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

/** Fails unless all these places have a text. */
async function allSay(canvas: Canvas, words: string | RegExp, ...places: string[]): Promise<void> {
  for (const name of places) await expect(place(canvas, name).getByText(words)).toBeInTheDocument();
}

const [row, page] = ['Row of the list', 'Page of the event'] as const;
const [own, needs] = ['Card of my events', 'Home, needs you'] as const;
const [home, calendar] = ['Home, next event', 'Calendar'] as const;

export const Open: Story = {
  args: { event },
  play: async ({ canvas }) => {
    await expect(place(canvas, page).getByRole('button', { name: 'Register for Event' })).toBeEnabled();
    await expect(place(canvas, page).getByText('8 places left')).toBeVisible();
  },
};

export const Requested: Story = {
  args: { event: { ...event, requests: [{ _id: me._id }] } },
  play: ({ canvas }) => allSay(canvas, 'Requested to Join', row, page, own),
};

export const Registered: Story = {
  args: { event: registered, news: { kind: 'eventApproved', title: `You have a place in ${event.title}` } },
  play: ({ canvas }) => allSay(canvas, 'Registered', row, page, calendar),
};

export const StartsSoon: Story = {
  name: 'Registered, starts in 10 minutes',
  args: {
    event: { ...registered, start_time: inMinutes(10), end_time: inMinutes(70) },
    news: { kind: 'eventStarting', title: `Coming up: ${event.title}` },
  },
  play: async ({ canvas }) => {
    await allSay(canvas, /^Starts in (9|10) minutes$/, page, home);
    for (const name of [page, own, home])
      await expect(place(canvas, name).getByRole('link', { name: 'Join Meeting' })).toHaveClass('bg-teach');
  },
};

export const Hosting: Story = {
  name: 'You are the host',
  args: { event: { ...event, created_by: { _id: me._id, name: me.name, photo: '' } } },
  play: ({ canvas }) => allSay(canvas, 'You are Host', row, page, home, calendar),
};

export const Full: Story = {
  args: { event: { ...event, current_participants_count: 12, freePlaces: 0 } },
  play: ({ canvas }) => allSay(canvas, 'Full', row, page),
};

export const PlaceOffered: Story = {
  name: 'Full, a place is held for you',
  args: {
    event: {
      ...event,
      current_participants_count: 12,
      freePlaces: 0,
      waitlist: { isOpen: true, count: 0, position: 1, offerExpiresAt: inMinutes(90) },
    },
    need: { kind: 'placeOffered', title: `A place is free for you: ${event.title}`, endsAt: inMinutes(90) },
    news: { kind: 'eventPlace', title: `A place is free for you: ${event.title}` },
  },
  play: async ({ canvas }) => {
    await expect(place(canvas, needs).getByRole('link', { name: 'Take the place' })).toBeVisible();
    await allSay(canvas, `A place is free for you: ${event.title}`, needs, 'Notification');
    await allSay(canvas, 'A place is yours', row, page);
  },
};

export const FullWithWaitlist: Story = {
  name: 'Full, the waitlist is open',
  args: {
    event: { ...event, current_participants_count: 12, freePlaces: 0, waitlist: { isOpen: true, count: 0 } },
  },
  play: ({ canvas }) => allSay(canvas, 'Waitlist open', row),
};

export const SignUpsClosed: Story = {
  name: 'Sign-ups are closed',
  args: { event: { ...event, signUpsClosed: true } },
  play: ({ canvas }) => allSay(canvas, 'Sign-ups closed', row, page),
};

export const Canceled: Story = {
  args: {
    event: { ...registered, status: 'Cancelled' },
    news: { kind: 'eventCanceled', title: `${event.title} was canceled` },
  },
  play: ({ canvas }) => allSay(canvas, 'Event Canceled', page, own),
};

export const Completed: Story = {
  args: { event: { ...registered, status: 'Completed' } },
  play: ({ canvas }) => allSay(canvas, 'Event Completed', page, own),
};
