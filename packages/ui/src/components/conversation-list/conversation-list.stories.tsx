import type { ChatUser } from '@skill-exchange/api-client/types';
import { makeChatUser, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConversationList, ConversationListSkeleton } from './conversation-list.tsx';

const users = many(7, makeChatUser).map((user, index) => (index === 1 ? { ...user, unreadCount: 2 } : user));

const meta = {
  title: 'Components/Chat/ConversationList',
  component: ConversationList,
  args: { users, selectedId: users[0]?._id, onSelect: fn(), className: 'max-w-[392px] bg-surface' },
} satisfies Meta<typeof ConversationList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The unread count is part of the accessible name. */
export const Several: Story = { name: 'Several conversations' };

export const SeveralPressed: Story = {
  ...Several,
  name: 'Several conversations, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(second).toHaveAccessibleName(`${users[1]?.name}, 2 unread messages`);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(users[1]);
  },
};

export const ManyUnread: Story = {
  name: 'Many unread messages',
  args: { users: [makeChatUser({ unreadCount: 1 }), makeChatUser({ _id: 'b', unreadCount: 240 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

const { name: _unknown, ...nameless } = makeChatUser({ _id: 'gone' });

export const Nameless: Story = {
  name: 'Somebody without a name',
  args: { users: [nameless as ChatUser, makeChatUser({ name: '' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Unknown User' })).toHaveLength(2);
  },
};

export const Loading: Story = { render: () => <ConversationListSkeleton /> };
