import { makeEvent, makePerson, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EventRow, EventRowGrid, EventRowSkeleton } from './event-row.tsx';

const FILM = makeEvent({}, 1);
const viewer = { _id: 'viewer', name: 'Jonas Brandt' };

const meta = {
  title: 'Components/Events/EventRow',
  tags: ['specified'],
  component: EventRow,
  args: { event: FILM, href: '#event', hostHref: '#host', onShowMore: fn(), timeZone: 'Europe/Berlin' },
} satisfies Meta<typeof EventRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const series = { _id: 'series-1', words: 'Every Saturday', position: 3, dates: 10, lastDay: '2027-01-23' };
const full = { max_participants: 12, current_participants_count: 12, freePlaces: 0 };

/** Everything that a row says about its places and its reader. */
export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div className="grid gap-4">
      <EventRow {...args} wanted={FILM.skills.slice(0, 1)} />
      <EventRow {...args} event={{ ...FILM, max_participants: 12, current_participants_count: 11, freePlaces: 1 }} />
      <EventRow {...args} event={{ ...FILM, ...full }} />
      <EventRow {...args} event={{ ...FILM, ...full, waitlist: { count: 2, isOpen: true } }} />
      <EventRow {...args} event={{ ...FILM, signUpsClosed: true }} />
      <EventRow {...args} event={{ ...FILM, series, moreDates: 7 }} />
      <EventRow {...args} viewer={viewer} event={{ ...FILM, participants: [{ _id: viewer._id }] }} />
      <EventRow {...args} viewer={viewer} event={{ ...FILM, requests: [{ _id: viewer._id }] }} />
      <EventRow {...args} viewer={viewer} event={{ ...FILM, created_by: { ...viewer, photo: '' } }} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const text of ['1 left', 'Full', 'Waitlist open', 'Every Saturday · 7 more dates', 'Sign-ups closed'])
      await expect(canvas.getByText(text)).toBeVisible();
    for (const text of ['Registered', 'Requested to Join', 'You are Host'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** Hosts and participants see who goes; others see how many. */
export const WithFaces: Story = {
  name: 'You go, and see who goes',
  args: {
    viewer,
    event: {
      ...FILM,
      participants: [{ _id: viewer._id }],
      faces: many(4, makePerson).map(({ _id, name, photo = '' }) => ({ _id, name, photo })),
      max_participants: 12,
      current_participants_count: 11,
      freePlaces: 1,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-slot=event-seats] [data-slot=avatar]')).toHaveLength(4);
  },
};

export const Pressed: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const row = within(canvas.getByRole('article', { name: FILM.title }));
    await expect(row.getByText('7:00 – 8:00 PM your time')).toBeVisible();
    await expect(row.getByText('6:00 – 7:00 PM UTC')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent(
      `${FILM.current_participants_count} / ${FILM.max_participants} participants`,
    );
    const skills = within(row.getByRole('list', { name: 'Skills' })).getAllByRole('listitem');
    await expect(skills.map((item) => item.textContent)).toEqual([
      ...FILM.skills.slice(0, 3),
      `+${FILM.skills.length - 3} more`,
    ]);
    await expect(row.getByRole('link', { name: 'Hosted by Inês Carvalho' })).toHaveAttribute('href', '#host');
    const showMore = row.getByRole('button', { name: 'Show More' });
    await expect(showMore).toHaveAccessibleDescription(FILM.title);
    await userEvent.click(showMore);
    await expect(args.onShowMore).toHaveBeenLastCalledWith(FILM);
  },
};

/** The date beside a row is in UTC: another day of the reader is in the row. */
export const OnAnotherDay: Story = {
  args: { event: { ...FILM, start_time: '2026-12-05T23:30:00.000Z', end_time: '2026-12-06T00:30:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12:30 – 1:30 AM your time, Sun, Dec 6')).toBeVisible();
  },
};

/** On a page about more, where no day stands beside it. */
export const OnHome: Story = {
  name: 'On Home',
  render: (args) => (
    <EventRowGrid>
      {many(3, makeEvent).map((event) => (
        <li key={event._id}>
          <EventRow {...args} event={event} withDay />
        </li>
      ))}
    </EventRowGrid>
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Saturday, December 5, 2026'))[0]).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    event: makeEvent({
      title: `How to read a contract that no lawyer wanted you to read, ${'Unbroken'.repeat(10)}`,
      skills_id: [],
      skills: ['Contract reading for people who would rather not read contracts', 'Patience'],
      created_by: { _id: 'member-12', name: 'Maximiliane von Hohenberg-Schwarzenfeld', photo: '' },
    }),
  },
};

export const WithoutHostName: Story = {
  args: { event: makeEvent({ created_by: { _id: 'gone', name: '', photo: '' }, skills: [], skills_id: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hosted by Unknown User' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Skills' })).toBeNull();
  },
};

export const Loading: Story = { render: () => <EventRowSkeleton /> };
