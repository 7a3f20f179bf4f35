import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FreeTimes } from '../free-times/free-times.tsx';
import { SwapBand } from './swap-band.tsx';

const meta = {
  title: 'Components/Members/SwapBand',
  tags: ['!stable', 'new'],
  component: SwapBand,
  args: {
    match: { learn: ['Portuguese', 'Film photography'], teach: ['Python'] },
    children: (
      <FreeTimes
        name="Inês"
        overlap={{
          success: true,
          yours: { timeZone: 'Europe/Berlin' },
          theirs: { timeZone: 'Europe/Lisbon' },
          times: ['2026-12-01T16:00:00.000Z', '2026-12-02T14:00:00.000Z', '2026-12-05T10:00:00.000Z'],
          nearest: [],
        }}
        hrefOf={(time) => `#${time}`}
        hoursHref="#hours"
        timeZone="Europe/Berlin"
      />
    ),
  },
} satisfies Meta<typeof SwapBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothWays: Story = {
  name: 'Works both ways',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Can teach you')).toBeVisible();
    await expect(canvas.getByText('and Film photography')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'You are both free' })).toBeVisible();
  },
};

/** A one-way swap: a single lane. */
export const OneWay: Story = {
  name: 'Works one way',
  args: { match: { learn: [], teach: ['Python'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Learns from you')).toBeVisible();
    await expect(canvas.queryByText('Can teach you')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
