import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoCreatedEvents, NoEnrolledEvents } from './no-events.tsx';

const meta = {
  title: 'Components/Events/NoEvents',
  tags: ['!stable', 'new', 'specified'],
  component: NoCreatedEvents,
  args: { status: 'Upcoming', createHref: '/userDashboard/events/createEvent' },
} satisfies Meta<typeof NoCreatedEvents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneScheduled: Story = {};
export const NoneCanceled: Story = { args: { status: 'Cancelled' } };
export const NoneCompleted: Story = { args: { status: 'Completed' } };
export const NotEnrolled: Story = { render: () => <NoEnrolledEvents status="Upcoming" eventsHref="/events" /> };
export const NoneFinished: Story = { render: () => <NoEnrolledEvents status="Completed" eventsHref="/events" /> };
