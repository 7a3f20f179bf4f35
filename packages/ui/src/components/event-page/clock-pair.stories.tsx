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
/** A range of times does not turn, and stays on the side of its label. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    for (const times of canvasElement.querySelectorAll('dd')) {
      const text = document.createTreeWalker(times, NodeFilter.SHOW_TEXT).nextNode();
      const length = text?.textContent?.length ?? 0;
      const leftOf = (at: number) => {
        const range = document.createRange();
        if (text) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
        }
        return range.getBoundingClientRect().left;
      };
      await expect(leftOf(0)).toBeLessThan(leftOf(length - 1));
      const room = times.getBoundingClientRect();
      await expect(room.right - leftOf(length - 1)).toBeLessThan(leftOf(0) - room.left + 24);
    }
  },
};
export const OverMidnight: Story = { args: { timeZone: 'Asia/Tokyo' } };
export const Utc: Story = { args: { timeZone: 'UTC' } };
