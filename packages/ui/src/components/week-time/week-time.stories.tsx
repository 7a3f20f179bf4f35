import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { WeekItem } from '../../lib/time/week-spans.ts';
import { WeekTime, WeekTimeSkeleton } from './week-time.tsx';

const items: readonly WeekItem[] = [
  { id: 'free-1', look: 'free', title: 'free', startsAt: '2026-12-01T17:00:00Z', endsAt: '2026-12-01T20:00:00Z' },
  { id: 'free-2', look: 'free', title: 'free', startsAt: '2026-12-03T17:00:00Z', endsAt: '2026-12-03T20:30:00Z' },
  {
    id: 'inês',
    look: 'asked',
    title: 'Inês',
    note: 'no answer yet',
    href: '#i',
    startsAt: '2026-11-30T19:00:00Z',
    endsAt: '2026-11-30T20:00:00Z',
  },
  {
    id: 'ravi',
    look: 'session',
    title: 'Ravi',
    note: 'SQL',
    href: '#r',
    startsAt: '2026-12-03T17:30:00Z',
    endsAt: '2026-12-03T18:30:00Z',
  },
  {
    id: 'bread',
    look: 'joined',
    title: 'Sourdough',
    href: '#s',
    startsAt: '2026-12-02T18:00:00Z',
    endsAt: '2026-12-02T19:30:00Z',
  },
  {
    id: 'chore',
    look: 'hosted',
    title: 'Boring chore',
    note: 'host',
    href: '#c',
    startsAt: '2026-12-04T17:30:00Z',
    endsAt: '2026-12-04T19:00:00Z',
  },
];

const meta = {
  title: 'Components/Sessions/WeekTime',
  component: WeekTime,
  args: { monday: '2026-11-30', today: '2026-12-01', items, timeZone: 'Europe/Berlin' },
} satisfies Meta<typeof WeekTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ravi SQL 6:30 PM – 7:30 PM' })).toHaveAttribute('href', '#r');
  },
};

export const NothingPlanned: Story = { args: { items: [] } };

/** Two things at the same time stand beside each other. */
export const AtTheSameTime: Story = {
  args: {
    items: [
      ...items,
      { id: 'two', look: 'joined', title: 'Knots', startsAt: '2026-12-03T18:00:00Z', endsAt: '2026-12-03T19:00:00Z' },
    ],
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Loading: Story = { render: () => <WeekTimeSkeleton /> };

/** Another day of the strip. */
export const AnotherDay: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: (Page) => (
    <div className="max-w-90">
      <Page />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thursday, December 3' }));
    await expect(canvas.getByRole('heading', { name: 'Thursday, December 3' })).toBeVisible();
  },
};
