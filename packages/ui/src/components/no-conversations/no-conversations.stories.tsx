import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoConversations } from './no-conversations.tsx';

const meta = {
  title: 'Components/Chat/NoConversations',
  component: NoConversations,
  args: { membersHref: '/users' },
} satisfies Meta<typeof NoConversations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
