import type { Meta, StoryObj } from '@storybook/react-vite';
import { AllStates } from '../../docs/all-states.tsx';
import { EventStanding } from './event-standing.tsx';

const meta = {
  title: 'Components/Events/EventStanding',
  tags: ['specified'],
  component: EventStanding,
  args: { state: 'registered', className: 'max-w-96' },
} satisfies Meta<typeof EventStanding>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a member sees it. */
export const EveryState: Story = {
  name: 'All states',
  render: (args) => (
    <AllStates
      component={meta.component}
      base={args}
      states={{
        Registered: Registered,
        Requested: Requested,
        'You are the host': Host,
        Canceled: Canceled,
        'Sign-ups are closed': SignUpsClosed,
        Completed: Completed,
      }}
    />
  ),
};

export const Registered: Story = { name: 'You registered', args: { note: 'Jonas Brandt has accepted you.' } };
export const Requested: Story = {
  name: 'You asked to join',
  args: { state: 'requested', note: 'We’ll tell you when Jonas Brandt answers.' },
};
export const Host: Story = { name: 'You host it', args: { state: 'host' } };
export const Canceled: Story = { args: { state: 'cancelled' } };
export const SignUpsClosed: Story = { name: 'Sign-ups are closed', args: { state: 'closed' } };
export const Completed: Story = { args: { state: 'completed' } };
