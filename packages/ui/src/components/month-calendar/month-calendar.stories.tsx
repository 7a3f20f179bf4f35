import type { CalendarEntry } from '@skill-exchange/api-client/types';
import { instant, makeEvent, makeSession, makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sessionStanding } from '../../lib/sessions/session-state.ts';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { MonthCalendar, MonthCalendarSkeleton } from './month-calendar.tsx';

const sessionOn = (day: number, hour: number, more: Partial<CalendarEntry> = {}, index = 1): CalendarEntry => {
  const { _id, name, photo } = makeUser({}, index);
  return {
    kind: 'session',
    _id: `session-${day}-${hour}`,
    title: `Session with ${name}`,
    startsAt: instant(day, hour),
    endsAt: instant(day, hour + 1),
    role: 'member',
    consent: 'agreed',
    with: { _id, name, photo },
    ...more,
  };
};

const eventOn = (day: number, hour: number, index: number, role: CalendarEntry['role']): CalendarEntry => ({
  kind: 'event',
  _id: `event-${day}-${hour}`,
  title: makeEvent({}, index).title,
  startsAt: instant(day, hour),
  endsAt: instant(day, hour, 90),
  role,
});

const entries: CalendarEntry[] = [
  eventOn(-1, 18, 3, 'participant'),
  sessionOn(0, 19),
  eventOn(2, 17, 0, 'host'),
  sessionOn(2, 20, { consent: 'pending' }, 2),
  sessionOn(7, 7, {}, 3),
  sessionOn(7, 9, { consent: 'pending' }, 4),
  eventOn(7, 12, 1, 'participant'),
  eventOn(7, 17, 2, 'host'),
  sessionOn(7, 19, { endsAt: instant(7, 19) }, 5),
  // Late in UTC, on the next day in Berlin.
  sessionOn(14, 23.5, {}, 6),
  eventOn(31, 12, 4, 'participant'),
];

const meta = {
  title: 'Components/Sessions/MonthCalendar',
  component: MonthCalendar,
  args: {
    month: '2026-12',
    today: '2026-12-01',
    timeZone: 'Europe/Berlin',
    entries,
    hrefOf: ({ kind, _id }) => `/${kind}/${_id}`,
  },
} satisfies Meta<typeof MonthCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A table; days of adjacent months are less prominent. */
export const Month: Story = {
  name: 'A whole month',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'December 2026' }));
    const late = table.getByRole('cell', { name: /^Wednesday, December 16/ });
    await expect(within(late).getByRole('link')).toHaveAccessibleName(/^12:30 AM \(11:30 PM – Dec 16, 12:30 AM UTC\)/);
    const waiting = table.getByRole('link', { name: /9:00 PM .* Session with .* Waiting$/ });
    await expect(waiting).toHaveAttribute('href', '/session/session-2-20');
    await expect(table.getByRole('cell', { name: /December 1, today/ })).toHaveAttribute('aria-current', 'date');
  },
};

const overnight: CalendarEntry[] = [
  // From 11 PM to 1 AM in Berlin, and over three nights, into and out of the month.
  { ...eventOn(3, 22, 0, 'host'), _id: 'party', title: 'Long night', endsAt: instant(4, 0) },
  { ...eventOn(9, 12, 1, 'participant'), _id: 'fair', title: 'Fair', endsAt: instant(11, 12) },
  { ...eventOn(-1, 20, 2, 'participant'), _id: 'before', title: 'November’s last', endsAt: instant(0, 1) },
  // It ends at midnight.
  { ...eventOn(15, 20, 3, 'host'), _id: 'evening', title: 'Evening', endsAt: instant(15, 23) },
];

/** An entry over midnight is listed under both days. */
export const OverMidnight: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { entries: overnight },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'December 2026' }));
    const linkOn = (day: RegExp) => within(table.getByRole('cell', { name: day })).getByRole('link');
    await expect(linkOn(/December 4/)).toHaveAccessibleName(/^11:00 PM .* Long night$/);
    await expect(linkOn(/December 5/)).toHaveAccessibleName(/^Until 1:00 AM .* Long night$/);
    await expect(linkOn(/December 10/)).toHaveAccessibleName(/^1:00 PM .* Fair$/);
    await expect(linkOn(/December 11/)).toHaveAccessibleName(/^All day .* Fair$/);
    await expect(linkOn(/December 12/)).toHaveAccessibleName(/^Until 1:00 PM .* Fair$/);
    await expect(linkOn(/December 1,/)).toHaveAccessibleName(/^Until 2:00 AM .* November’s last$/);
    await expect(within(table.getByRole('cell', { name: /December 17/ })).queryByRole('link')).toBeNull();
  },
};

export const OverMidnightOnPhone: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { entries: overnight, today: '2026-12-05' },
  play: async ({ canvas }) => {
    // The current month starts with today, including entries that run since yesterday.
    const today = within(canvas.getByRole('region', { name: /^Saturday, December 5/ }));
    await expect(today.getByRole('link')).toHaveTextContent(/Until 1:00 AM/);
    await expect(canvas.getByRole('button', { name: 'Friday, December 11, 1 entry' })).toBeVisible();
  },
};

/** A full day initially shows three entries. */
export const FullDay: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const day = within(canvas.getByRole('cell', { name: /December 8/ }));
    await expect(day.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(day.getByRole('button', { name: '2 more on Tuesday, December 8' }));
    await expect(day.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(day.getByRole('button', { name: 'Show fewer on Tuesday, December 8' }));
    await expect(day.getAllByRole('link')).toHaveLength(3);
  },
};

/** Near the end of the current month, the calendar goes on into the next one. */
export const NearTheEnd: Story = {
  name: 'The last days of a month',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { month: '2026-11', today: '2026-11-28' },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'November – December 2026' }));
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(table.getByRole('cell', { name: /November 28, today/ })).toHaveAttribute('aria-current', 'date');
    const turn = table.getByRole('cell', { name: /December 1\b/ });
    await expect(turn).toHaveTextContent('Dec 1');
    await expect(within(turn).getByRole('link')).toBeVisible();
    await expect(table.getByRole('cell', { name: /December 13/ })).toBeVisible();
  },
};

/** The finished weeks of the current month are a press away. */
export const FinishedWeeks: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { today: '2026-12-20' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('cell', { name: /December 8/ })).toBeNull();
    // A Sunday belongs to the week before it.
    await expect(canvas.getByRole('cell', { name: /December 14/ })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: /January 3/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }));
    await expect(within(canvas.getByRole('cell', { name: /December 8/ })).getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('table')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  },
};

/** A small month and a list by day, with the times in UTC next to it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    const day = within(canvas.getByRole('region', { name: 'Thursday, December 3' }));
    const [event, session] = day.getAllByRole('link');
    await expect(event).toHaveTextContent(/6:00 PM – 7:30 PM · 5:00 – 6:30 PM UTC You are Host$/);
    await expect(session).toHaveTextContent(/Waiting$/);
    // January is not part of December.
    await expect(canvas.queryByRole('region', { name: /January/ })).toBeNull();
  },
};

export const DayPicked: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tuesday, December 8, 5 entries' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Tuesday, December 8' })).toHaveFocus());
  },
};

/** The current month starts with today; an earlier day can also be picked. */
export const EarlierDays: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { today: '2026-12-05' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Thursday, December 3' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }));
    await expect(canvas.getByRole('region', { name: 'Thursday, December 3' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Tuesday, December 1' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  },
};

export const EarlierDayPicked: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { today: '2026-12-05' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thursday, December 3, 2 entries' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Thursday, December 3' })).toHaveFocus());
  },
};

export const NearTheEndOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { month: '2026-11', today: '2026-11-28' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tuesday, December 1, 1 entry' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Monday, November 30' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Tuesday, December 8' })).toBeVisible();
    // More than two weeks ahead.
    await expect(canvas.queryByRole('region', { name: /December 1[3-9]/ })).toBeNull();
  },
};

/** Only earlier days of the month have entries. */
export const NothingAhead: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { today: '2026-12-27', entries: entries.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing planned in the next two weeks.')).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }));
    await expect(canvas.getByRole('region', { name: 'Tuesday, December 1' })).toBeVisible();
  },
};

/** Who has to answer a pending session. */
export const Asked: Story = {
  name: 'Sessions that wait for an answer',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    standingOf: ({ _id, consent, with: other }) => {
      if (consent === 'agreed') return undefined;
      const isMine = _id === 'session-2-20';
      const session = makeSession({
        status: 'Scheduled',
        consent: 'pending',
        waitingFor: isMine ? makeUser()._id : (other?._id ?? ''),
        userTwo: other ?? makeUser({}, 1),
      });
      return sessionStanding(session, makeUser()._id, { now: 0 });
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /\S+ is waiting for your answer$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Waiting for \S+ \S+$/ })).toBeVisible();
  },
};

/** A member in UTC sees each time once. */
export const InUtc: Story = {
  name: 'You live on UTC',
  args: { timeZone: 'UTC' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/UTC/)).toBeNull();
  },
};

export const LongTitles: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    entries: [sessionOn(2, 18, { title: `Session with ${'Maximiliane'.repeat(6)}`, consent: 'pending' })],
  },
};

export const Loading: Story = {
  render: () => (
    <LoadingStatus label="Loading your calendar...">
      <MonthCalendarSkeleton />
    </LoadingStatus>
  ),
};
