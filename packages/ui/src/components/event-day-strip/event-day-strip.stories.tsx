import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventDayStrip } from './event-day-strip.tsx';

const few = (value: string, count: number, mine = false) => ({ value, count, more: false, mine });

const meta = {
  title: 'Components/Events/EventDayStrip',
  tags: ['!stable', 'new'],
  component: EventDayStrip,
  args: {
    today: '2026-11-25',
    days: [few('2026-11-28', 3), few('2026-11-29', 1, true), few('2026-12-03', 2)],
    hrefOf: (day) => `#${day}`,
  },
} satisfies Meta<typeof EventDayStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Days with events are links, whose names have the number of events. */
export const ThreeWeeks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(21);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Sunday, November 29, 1 event, you’re in' })).toBeVisible();
  },
};

export const OnPhones: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Chosen: Story = {
  args: { from: '2026-11-28', to: '2026-11-28' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('Saturday, November 28, 3 events');
  },
};

export const Loading: Story = {
  args: { days: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
