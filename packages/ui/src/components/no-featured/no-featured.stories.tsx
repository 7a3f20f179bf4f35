import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoFeaturedEvents, NoFeaturedSkills, NoFeaturedUsers } from './no-featured.tsx';

const meta = {
  title: 'Components/Site/NoFeaturedEvents',
  tags: ['!stable', 'new', 'specified'],
  component: NoFeaturedEvents,
  args: { createHref: null, signUpHref: '/signup' },
} satisfies Meta<typeof NoFeaturedEvents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EventsForVisitors: Story = {};
export const EventsForMembers: Story = { args: { createHref: '/userDashboard/events/createEvent' } };
export const UsersForVisitors: Story = { render: () => <NoFeaturedUsers usersHref={null} signUpHref="/signup" /> };
export const UsersForMembers: Story = { render: () => <NoFeaturedUsers usersHref="/users" signUpHref="/signup" /> };
export const Skills: Story = { render: () => <NoFeaturedSkills /> };
