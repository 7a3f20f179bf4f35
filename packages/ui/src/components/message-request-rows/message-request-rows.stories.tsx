import { makeChatUser, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MessageRequestRows } from './message-request-rows.tsx';

const [ines, tomasz] = many(2, makeChatUser).map((user, index) => ({
  ...user,
  conversationId: `conversation-${index}`,
  request: 'incoming' as const,
  unreadCount: index,
  lastMessage: {
    senderId: user._id,
    excerpt: 'Hello! I saw that you would like to learn Portuguese.',
    at: '2026-11-28T17:44:00Z',
    seq: 1,
  },
}));
if (ines === undefined || tomasz === undefined) throw new Error('The stories need two members.');

const meta = {
  title: 'Components/Chat/MessageRequestRows',
  tags: ['!stable', 'new'],
  component: MessageRequestRows,
  args: { users: [ines, tomasz], hrefOf: ({ _id }) => `/messages/${_id}`, onAnswer: fn(), onReport: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-88">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageRequestRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { name: 'Several would like to write to you' };

export const Answered: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const row = within(canvas.getAllByRole('listitem')[1] as HTMLElement);
    await userEvent.click(row.getByRole('button', { name: 'Accept' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(tomasz, 'accept');
    await userEvent.click(row.getByRole('button', { name: 'Decline' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(tomasz, 'decline');
    await userEvent.click(row.getByRole('button', { name: 'Report' }));
    await expect(args.onReport).toHaveBeenCalledWith(tomasz);
    await expect(row.getByRole('button', { name: 'Accept' })).toHaveAccessibleDescription(
      /would like to write to you$/,
    );
  },
};

export const Accepting: Story = {
  name: 'Your yes is on its way',
  args: { pending: { conversationId: ines.conversationId ?? '', answer: 'accept' } },
};

export const LongName: Story = {
  args: { users: [{ ...tomasz, name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) }] },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
