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

export const NoneScheduled: Story = { name: 'You host none' };
export const NoneCanceled: Story = { name: 'You canceled none', args: { status: 'Cancelled' } };
export const NoneCompleted: Story = { name: 'You hosted none yet', args: { status: 'Completed' } };
export const NotEnrolled: Story = {
  name: 'You go to none',
  render: () => <NoEnrolledEvents status="Upcoming" eventsHref="/events" />,
};
export const NoneFinished: Story = {
  name: 'You went to none yet',
  render: () => <NoEnrolledEvents status="Completed" eventsHref="/events" />,
};
