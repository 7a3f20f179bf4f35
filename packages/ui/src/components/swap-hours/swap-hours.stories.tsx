import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SwapHours } from './swap-hours.tsx';

const meta = {
  title: 'Components/Members/SwapHours',
  tags: ['new'],
  component: SwapHours,
  args: { hours: { taught: 405, learned: 360 } },
} satisfies Meta<typeof SwapHours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  name: 'Hours given and got',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6.8 h')).toBeVisible();
    await expect(canvas.getByText('6 h')).toBeVisible();
  },
};
/** A member who has only learned so far. */
export const OneWay: Story = { name: 'Hours given alone', args: { hours: { taught: 0, learned: 60 } } };
