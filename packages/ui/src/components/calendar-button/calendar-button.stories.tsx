import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CalendarButton } from './calendar-button.tsx';

const meta = {
  title: 'Components/Sessions/CalendarButton',
  component: CalendarButton,
  args: { 'aria-haspopup': 'menu' },
} satisfies Meta<typeof CalendarButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Add to calendar' })).toBeVisible(),
};
