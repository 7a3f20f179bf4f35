import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoUpcomingEvents } from './no-upcoming-events.tsx';

const meta = {
  title: 'Components/Events/NoUpcomingEvents',
  tags: ['!stable', 'new', 'specified'],
  component: NoUpcomingEvents,
  args: { skill: '', usersHref: '/users' },
} satisfies Meta<typeof NoUpcomingEvents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const NoneOfSkill: Story = { args: { skill: 'Portuguese cooking' } };
