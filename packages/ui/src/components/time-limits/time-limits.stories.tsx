import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TimeLimits } from './time-limits.tsx';

const meta = {
  title: 'Components/Sessions/TimeLimits',
  tags: ['new'],
  component: TimeLimits,
  args: { availability: { bufferMinutes: 15, noticeHours: 12, maxPerWeek: 3 }, href: '#hours' },
} satisfies Meta<typeof TimeLimits>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = (...values: string[]): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    const shown = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(shown).toEqual(values);
  };
};

export const Some: Story = { name: 'With limits', play: shows('15 minutes', '12 hours', 'At most 3') };
/** A backend that knows no limits leaves them out. */
export const None: Story = {
  name: 'No limits yet',
  args: { availability: {} },
  play: shows('None', 'None', 'Any number'),
};
