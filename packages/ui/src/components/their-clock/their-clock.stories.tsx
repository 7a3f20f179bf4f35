import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TheirClock } from './their-clock.tsx';

const meta = {
  title: 'Components/Members/TheirClock',
  tags: ['!stable', 'new'],
  component: TheirClock,
  args: { timeZone: 'America/New_York' },
} satisfies Meta<typeof TheirClock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/^\d+:\d\d [AP]M in New York now$/)).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
