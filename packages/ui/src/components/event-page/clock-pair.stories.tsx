import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClockPair } from './clock-pair.tsx';

const meta = {
  title: 'Components/Events/ClockPair',
  tags: ['specified'],
  component: ClockPair,
  args: {
    start: '2026-12-01T17:30:00.000Z',
    end: '2026-12-01T19:00:00.000Z',
    timeZone: 'Europe/Berlin',
    className: 'max-w-96',
  },
} satisfies Meta<typeof ClockPair>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoClocks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6:30 – 8:00 PM')).toBeVisible();
    await expect(canvas.getByText('5:30 – 7:00 PM')).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const OverMidnight: Story = { args: { timeZone: 'Asia/Tokyo' } };
export const Utc: Story = { args: { timeZone: 'UTC' } };
