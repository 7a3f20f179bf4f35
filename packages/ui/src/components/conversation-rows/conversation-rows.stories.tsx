import { makeChatUser, many, today } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConversationRows, ConversationRowsSkeleton } from './conversation-rows.tsx';

const memberId = 'member-1';
const last = (excerpt: string, at: string, senderId = 'member-2') => ({ senderId, excerpt, at, seq: 1 });
const users = many(6, makeChatUser).map((user, index) => ({
  ...user,
  lastMessage: last('Deal! Thursday it is. First half yours, second half mine.', '2026-11-28T17:44:00Z'),
  ...(index === 1 && { unreadCount: 2, lastMessage: last('I sent two photographs.', '2026-12-01T08:12:00Z') }),
  ...(index === 2 && { lastMessage: last('See you at the endgame club.', '2026-11-30T11:05:00Z', memberId) }),
  ...(index === 4 && {
    lastMessage: { ...last('', '2026-11-28T17:44:00Z', memberId), attachment: 'image' as const },
  }),
  ...(index === 3 && { mutedUntil: '2026-12-02T00:00:00Z', isMarkedUnread: true }),
}));

const meta = {
  title: 'Components/Chat/ConversationRows',
  component: ConversationRows,
  args: {
    users,
    memberId,
    hrefOf: ({ _id }) => `/messages/${_id}`,
    currentId: users[0]?._id,
    drafts: { [users[4]?._id ?? '']: 'Hello, I saw that you' },
    typing: new Set([users[5]?._id ?? '']),
    now: Date.parse(today),
    timeZone: 'Europe/Lisbon',
    className: 'max-w-88',
  },
} satisfies Meta<typeof ConversationRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: 'Several conversations',
  play: async ({ canvas }) => {
    const [first, second, third, fourth] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('aria-current', 'page');
    await expect(second).toHaveAttribute('href', `/messages/${users[1]?._id}`);
    await expect(second).toHaveAccessibleName(/2 unread messages/);
    await expect(third).toHaveTextContent('You: See you at the endgame club.');
    await expect(fourth).toHaveAccessibleName(/Muted\s*Marked as unread/);
    await expect(canvas.getByText('Draft:')).toBeVisible();
    await expect(canvas.getByText('typing…')).toBeVisible();
  },
};

/** A backend that only returns names and counts. */
export const NamesOnly: Story = {
  name: 'A server that sends names alone',
  args: {
    users: many(3, makeChatUser).map((user, index) => ({ ...user, unreadCount: index })),
    drafts: {},
    typing: new Set(),
  },
};

export const LongWords: Story = {
  args: {
    users: [
      makeChatUser({
        name: 'Maximiliane Featherstonehaugh-Cholmondeley',
        unreadCount: 240,
        lastMessage: last('https://example.org/'.repeat(7), '2026-12-01T08:12:00Z'),
      }),
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Loading: Story = { render: () => <ConversationRowsSkeleton /> };
