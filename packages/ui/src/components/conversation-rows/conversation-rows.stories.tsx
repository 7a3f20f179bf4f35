import { makeChatUser, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConversationRows, ConversationRowsSkeleton } from './conversation-rows.tsx';

const users = many(5, makeChatUser).map((user, index) => (index === 1 ? { ...user, unreadCount: 2 } : user));

const meta = {
  title: 'Components/Chat/ConversationRows',
  component: ConversationRows,
  args: { users, hrefOf: ({ _id }) => `/users/${_id}#chat`, className: 'max-w-180' },
} satisfies Meta<typeof ConversationRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName(users[0]?.name);
    await expect(first).toHaveAttribute('href', `/users/${users[0]?._id}#chat`);
    await expect(second).toHaveAccessibleName(`${users[1]?.name} 2 unread messages`);
  },
};

export const ManyUnread: Story = {
  args: { users: [makeChatUser({ name: 'Maximiliane Featherstonehaugh-Cholmondeley', unreadCount: 240 })] },
};

export const Loading: Story = { render: () => <ConversationRowsSkeleton /> };
