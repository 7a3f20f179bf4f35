import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EventMonth } from './event-month.tsx';

const few = (value: string, count: number, mine = false) => ({ value, count, more: false, mine });

const meta = {
  title: 'Components/Events/EventMonth',
  tags: ['!stable', 'new'],
  component: EventMonth,
  args: {
    today: '2026-11-25',
    days: [few('2026-11-28', 3), few('2026-11-29', 1, true), few('2026-12-03', 2)],
    hrefOf: (day) => `#${day}`,
    className: 'max-w-72',
  },
} satisfies Meta<typeof EventMonth>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Days with events are links; the keyboard reaches them and the next month. */
export const Turned: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('25')).toHaveAttribute('aria-current', 'date');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next month' })).toHaveFocus();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Saturday, November 28, 3 events' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#2026-11-28');
    await expect(canvas.getByRole('link', { name: 'Sunday, November 29, 1 event, you’re in' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Thursday, December 3, 2 events' })).toBeVisible();
  },
};

export const Chosen: Story = {
  args: { from: '2026-11-28', to: '2026-11-29' },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAttribute('aria-current', 'true');
  },
};

export const MoreThanCounted: Story = {
  args: { days: [{ value: '2026-11-28', count: 1000, more: true, mine: false }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Saturday, November 28, 1000+ events' })).toBeVisible();
  },
};

/** The first month with events shows first. */
export const LaterMonth: Story = {
  args: { days: [few('2027-02-01', 1)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'February 2027' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { days: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const NoEvents: Story = { args: { days: [] } };
