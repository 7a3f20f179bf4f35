import { makeEvent, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { EventCard, EventCardGrid, EventCardSkeleton } from './event-card.tsx';

const FILM = makeEvent({}, 1);

/** The card's props, and the event's fields in the controls. */
type EventCardArgs = ComponentProps<typeof EventCard> & {
  status?: 'Upcoming' | 'Completed' | 'Cancelled';
  taken?: number;
  places?: number;
  title?: string;
  description?: string;
};

const sentence = 'We start with the definitions, because everything that surprises you later is hidden there. ';

const Card = ({ event, status, taken, places, title, description, ...args }: EventCardArgs) => (
  <EventCard
    {...args}
    event={{
      ...event,
      status: status ?? event.status,
      current_participants_count: taken ?? event.current_participants_count,
      max_participants: places ?? event.max_participants,
      title: title ?? event.title,
      description: description ?? event.description,
    }}
  />
);

const meta = {
  title: 'Components/Events/EventCard',
  tags: ['specified'],
  component: EventCard,
  render: Card,
  argTypes: {
    event: { table: { disable: true } },
    status: { control: 'select', options: ['Upcoming', 'Completed', 'Cancelled'] },
    taken: { description: 'Places taken', control: { type: 'range', min: 0, max: 100 } },
    places: { description: 'Places in all', control: { type: 'range', min: 1, max: 100 } },
    title: {
      description: 'Length of the title',
      control: 'select',
      options: ['one word', 'three lines'],
      mapping: { 'one word': 'Chess', 'three lines': 'How to read a contract that no lawyer wanted you to read' },
    },
    description: {
      description: 'Length of the text',
      control: 'select',
      options: ['one sentence', 'a page'],
      mapping: { 'one sentence': sentence, 'a page': sentence.repeat(12) },
    },
  },
  args: {
    event: FILM,
    hostHref: '#host',
    onShowMore: fn(),
    timeZone: 'Europe/Berlin',
    className: 'max-w-96',
  },
} satisfies Meta<EventCardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a member sees it. */
export const EveryState: Story = {
  name: 'All states',
  render: (args) => (
    <AllStates
      component={Card}
      base={args}
      states={{
        Open: Listing,
        'You asked to join': Requested,
        'You registered': Registered,
        'You host it': Host,
        Full: Full,
        'One of several dates': OfASeries,
        Canceled: Canceled,
        Completed: Completed,
        'On Home': Featured,
      }}
    />
  ),
};

export const Listing: Story = { name: 'Open' };

export const ListingPressed: Story = {
  ...Listing,
  name: 'Open, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article', { name: FILM.title });
    await expect(card).toHaveTextContent('Saturday, December 5, 2026');
    await expect(card).toHaveTextContent('7:00 – 8:00 PM your time · 6:00 – 7:00 PM UTC');
    await expect(card).toHaveTextContent(`${FILM.current_participants_count} / ${FILM.max_participants} participants`);
    const skills = within(within(card).getByRole('list', { name: 'Skills' })).getAllByRole('listitem');
    await expect(skills.map((item) => item.textContent)).toEqual([
      ...FILM.skills.slice(0, 3),
      `+${FILM.skills.length - 3} more`,
    ]);
    const host = within(card).getByRole('link', { name: 'Hosted by Inês Carvalho' });
    await expect(host).toHaveAttribute('href', '#host');
    const showMore = within(card).getByRole('button', { name: 'Show More' });
    await expect(showMore).toHaveAccessibleDescription(FILM.title);
    await userEvent.click(showMore);
    await expect(args.onShowMore).toHaveBeenCalledOnce();
    await expect(args.onShowMore).toHaveBeenCalledWith(FILM);
  },
};

export const Featured: Story = { name: 'On Home', args: { variant: 'featured' } };
export const Full: Story = {
  args: { taken: 12, places: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('12 / 12 participants');
  },
};

const series = { _id: 'series-1', words: 'Every Saturday', position: 3, dates: 10, lastDay: '2027-01-23' };

/** One card stands for a series: its next date, and how many follow. */
export const OfASeries: Story = {
  name: 'One of several dates',
  args: { event: { ...FILM, series, moreDates: 7 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every Saturday · 7 more dates')).toBeVisible();
  },
};

/** The last date has none after it. */
export const LastOfASeries: Story = {
  name: 'The last of several dates',
  args: { event: { ...FILM, series: { ...series, position: 10 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every Saturday')).toBeVisible();
  },
};

const viewer = { _id: 'viewer', name: 'Jonas Brandt' };

/** The viewer's request is pending. */
export const Requested: Story = {
  name: 'You asked to join',
  args: { viewer, event: { ...FILM, requests: [{ _id: viewer._id }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Requested to Join')).toBeVisible();
  },
};

export const Registered: Story = {
  name: 'You registered',
  args: { viewer, event: { ...FILM, participants: [{ _id: viewer._id }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Registered')).toBeVisible();
  },
};

export const Host: Story = {
  name: 'You host it',
  args: { viewer, event: { ...FILM, created_by: { ...viewer, photo: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are Host')).toBeVisible();
  },
};

export const Canceled: Story = { args: { event: makeEvent({}, 8) } };
export const Completed: Story = { args: { status: 'Completed' } };

export const LongTexts: Story = {
  args: {
    event: makeEvent({
      title:
        'How to read a contract that no lawyer wanted you to read, in one hour, without falling asleep over clause 14',
      description: sentence.repeat(4),
      skills_id: [],
      skills: ['Contract reading for people who would rather not read contracts', 'Patience'],
      created_by: { _id: 'member-12', name: 'Maximiliane von Hohenberg-Schwarzenfeld', photo: '' },
    }),
  },
};

/** A clamped title in Arabic keeps the dots of its last line; an unbroken name wraps. */
export const ArabicTitle: Story = {
  args: {
    event: makeEvent({
      title: 'ورشة تعلّم الخط العربي التقليدي للمبتدئين مع تمارين طويلة ومراجعة جماعية مفتوحة',
      created_by: { _id: 'member-12', name: 'Unbroken'.repeat(10), photo: '' },
    }),
  },
  play: async ({ canvas }) => {
    const title = getComputedStyle(canvas.getByRole('heading'));
    await expect(title.direction).toBe('rtl');
    await expect(Number.parseFloat(title.lineHeight) / Number.parseFloat(title.fontSize)).toBeCloseTo(1.5);
    const host = canvas.getByRole('link', { name: /^Hosted by/ });
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

export const WithoutHostName: Story = {
  args: { event: makeEvent({ created_by: { _id: 'gone', name: '', photo: '' }, skills: [], skills_id: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hosted by Unknown User' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Skills' })).toBeNull();
  },
};

export const BrokenHostPhoto: Story = {
  args: {
    event: makeEvent({
      created_by: { _id: 'member-2', name: 'Inês Carvalho', photo: 'data:image/png;base64,' },
    }),
  },
};

export const Loading: Story = { render: () => <EventCardSkeleton className="max-w-96" /> };

export const Grid: Story = {
  render: ({ event, ...args }) => (
    <EventCardGrid>
      {many(6, makeEvent).map((each) => (
        <li key={each._id}>
          <EventCard {...args} event={each} className="" />
        </li>
      ))}
    </EventCardGrid>
  ),
};

/** Titles, facts and actions are aligned, whatever the length of neighboring titles. */
export const AlignedRow: Story = {
  render: ({ event, ...args }) => (
    <EventCardGrid>
      {[
        makeEvent({ title: 'Chess' }),
        makeEvent({ title: 'Bind a book in an afternoon, with nothing but thread', skills: [] }, 1),
        makeEvent({ description: 'Short.' }, 2),
      ].map((each) => (
        <li key={each._id}>
          <EventCard {...args} event={each} className="" />
        </li>
      ))}
    </EventCardGrid>
  ),
  play: async ({ canvas }) => {
    const topOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().top ?? Number.NaN);
    const linesOf = (card: Element) =>
      ['h3', '[data-slot="event-when"]', 'button'].map((part) => topOf(card.querySelector(part)));
    const [first, ...others] = canvas.getAllByRole('article');
    const neighbours = others.filter((card) => first && topOf(card) === topOf(first));
    for (const card of neighbours) await expect(linesOf(card)).toEqual(first && linesOf(first));
  },
};

export const FeaturedRow: Story = {
  render: ({ event, ...args }) => (
    <EventCardGrid>
      {many(3, makeEvent).map((each) => (
        <li key={each._id}>
          <EventCard {...args} event={each} variant="featured" className="" />
        </li>
      ))}
    </EventCardGrid>
  ),
};

export const GridLoading: Story = {
  render: () => (
    <LoadingStatus label="Loading events...">
      <EventCardGrid>
        {['a', 'b', 'c'].map((place) => (
          <li key={place}>
            <EventCardSkeleton />
          </li>
        ))}
      </EventCardGrid>
    </LoadingStatus>
  ),
};
