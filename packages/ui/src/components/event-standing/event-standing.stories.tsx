import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventStanding } from './event-standing.tsx';

const meta = {
  title: 'Components/Events/EventStanding',
  tags: ['specified'],
  component: EventStanding,
  args: { state: 'registered', className: 'max-w-96' },
} satisfies Meta<typeof EventStanding>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Registered: Story = { args: { note: 'Jonas Brandt has accepted you.' } };
export const Requested: Story = { args: { state: 'requested', note: 'We’ll tell you when Jonas Brandt answers.' } };
export const Host: Story = { args: { state: 'host' } };
export const Canceled: Story = { args: { state: 'cancelled' } };
export const SignUpsClosed: Story = { args: { state: 'closed' } };
export const Completed: Story = { args: { state: 'completed' } };
