import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoRecommendations } from './no-recommendations.tsx';

const meta = {
  title: 'Components/Members/NoRecommendations',
  tags: ['!stable', 'new'],
  component: NoRecommendations,
  args: { profileHref: '/userDashboard/profile', usersHref: '/users' },
} satisfies Meta<typeof NoRecommendations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
