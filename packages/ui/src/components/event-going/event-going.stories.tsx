import { makeEvent } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventGoing } from './event-going.tsx';

const meta = {
  title: 'Components/Events/EventGoing',
  tags: ['specified'],
  component: EventGoing,
  args: { event: makeEvent({ current_participants_count: 6, max_participants: 8 }) },
} satisfies Meta<typeof EventGoing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { name: 'Six members are going' };
export const Nobody: Story = {
  name: 'Nobody is going yet',
  args: { event: makeEvent({ current_participants_count: 0, max_participants: 8 }) },
  play: ({ canvas }) => expect(canvas.getByText(/^Nobody yet/)).toBeVisible(),
};
export const One: Story = {
  name: 'One member is going',
  args: { event: makeEvent({ current_participants_count: 1, max_participants: 8 }) },
  play: ({ canvas }) => expect(canvas.getByText('1 member is going.')).toBeVisible(),
};
/** Too many for seats. */
export const Many: Story = {
  name: 'Many members are going',
  args: { event: makeEvent({ current_participants_count: 70, max_participants: 100 }) },
};
