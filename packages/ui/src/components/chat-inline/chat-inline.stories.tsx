import { instant, makeMessage, makeUser, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChatInline } from './chat-inline.tsx';

const [me, other] = [makeUser(), makeUser({}, 1)];

const meta = {
  title: 'Components/Chat/ChatInline',
  tags: ['!stable', 'new'],
  component: ChatInline,
  args: {
    other: { _id: other._id, name: other.name, photo: other.photo },
    memberId: me._id,
    messages: many(4, makeMessage),
    lines: [
      { _id: 'one', at: instant(-1, 17, 1), isOwn: false, who: 'Inês proposed', what: 'Tue 5:00 PM or Wed 3:00 PM' },
      { _id: 'two', at: instant(-1, 18), isOwn: true, who: 'You accepted', what: 'Tue 5:00 PM' },
    ],
    text: '',
    onTextChange: fn(),
    onSend: fn(),
    onResend: fn(),
    now: Date.parse(instant(0, 12)),
    timeZone: 'Europe/Berlin',
  },
  decorators: [
    (Story) => (
      <div className="max-w-xl bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatInline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Agreed times are between the messages. */
export const Success: Story = {
  name: 'Messages and what you agreed',
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: `Conversation with ${other.name}` });
    await expect(log).toHaveTextContent(/Inês proposed Tue 5:00 PM or Wed 3:00 PM.*You accepted Tue 5:00 PM/);
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeEnabled();
  },
};

export const Sends: Story = {
  tags: ['interaction'],
  args: { text: 'See you then' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('See you then');
  },
};

export const Loading: Story = { args: { messages: undefined } };

export const Failing: Story = {
  name: 'Error',
  args: { messages: undefined, onReload: fn() },
};

export const Empty: Story = {
  tags: ['interaction'],
  args: { messages: [], lines: [], openers: ['Hi Inês! What are you working on right now?'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No messages yet. Start a conversation!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Hi Inês/ }));
    await expect(args.onTextChange).toHaveBeenCalledWith(args.openers?.[0]);
  },
};

/** No messages, but an agreed time. */
export const LinesAlone: Story = { name: 'No message, only what you agreed', args: { messages: [] } };

export const FormerMember: Story = {
  name: 'The other member has left',
  args: { other: { _id: 'gone', name: 'Former member', photo: '', isFormer: true } },
  play: ({ canvas }) => expect(canvas.queryByRole('textbox')).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
