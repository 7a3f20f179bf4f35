import { instant, makeChatUser, makeMessage, many, today } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BlockedNote } from '../blocked-note/blocked-note.tsx';
import { MessageRequest } from '../message-request/message-request.tsx';
import { ThreadHead } from '../thread-head/thread-head.tsx';
import { ChatPane } from './chat-pane.tsx';

const memberId = 'member-1';
const other = makeChatUser({}, 1);
const head = <ThreadHead other={other} backHref="#back" profileHref="#profile" presence="online" />;
const actions = { canEdit: () => true, onReply: fn(), onEdit: fn(), onDelete: fn(), onReact: fn() };

const meta = {
  title: 'Components/Chat/ChatPane',
  tags: ['!stable', 'new'],
  component: ChatPane,
  decorators: [
    (Story) => (
      <div className="flex h-150 flex-col border border-line bg-surface">
        <Story />
      </div>
    ),
  ],
  args: {
    other,
    head,
    memberId,
    messages: many(8, makeMessage),
    actions,
    text: '',
    onTextChange: fn(),
    onSend: fn(),
    onResend: fn(),
    now: Date.parse(today),
    timeZone: 'Europe/Lisbon',
  },
} satisfies Meta<typeof ChatPane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** With a member whom the current one has blocked: their messages can be read and reported. */
export const ReadOnly: Story = {
  name: 'Nobody can write here any more',
  args: { instead: <BlockedNote name={other.name} onUnblock={fn()} />, onReport: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
  },
};

export const ReadOnlyReported: Story = {
  ...ReadOnly,
  name: 'Read only reported',
  tags: ['interaction'],
  play: async ({ canvas, args, userEvent }) => {
    const [report] = canvas.getAllByRole('button', { name: 'Report' });
    if (report) await userEvent.click(report);
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};

/** Sessions of the two are between the messages, and lead to their pages from anywhere on their line. */
export const WithSessions: Story = {
  name: 'With what you agreed',
  args: {
    lines: [
      {
        _id: 'one',
        at: instant(-1, 17, 1),
        isOwn: false,
        who: 'Inês proposed',
        what: 'Tue, Dec 1, 5:00 PM',
        href: '#session',
      },
      {
        _id: 'two',
        at: instant(0, 9),
        isOwn: true,
        who: 'You accepted',
        what: 'Tue, Dec 1, 5:00 PM',
        href: '#session',
      },
    ],
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log).toHaveTextContent(/Inês proposed Tue, Dec 1, 5:00 PM.*You accepted Tue, Dec 1, 5:00 PM/);
    for (const link of canvas.getAllByRole('link', { name: 'View session' })) {
      await expect(link).toHaveAttribute('href', '#session');
      link.scrollIntoView({ block: 'center' });
      const { x, y, height } = link.closest('p')?.getBoundingClientRect() ?? new DOMRect();
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(link.contains(document.elementFromPoint(x + 12, y + 3))).toBe(true);
    }
  },
};

/** An event to which both members go is above the messages, and leads to its page. */
export const BothGoing: Story = {
  name: 'You are both going to an event',
  args: {
    bothGoing: { title: 'Sourdough from a cold fridge', href: '#event', when: 'Tue, Dec 1, 5:00 PM', later: 2 },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sourdough from a cold fridge' });
    await expect(link).toHaveAttribute('href', '#event');
    await expect(link.closest('p')).toHaveTextContent(
      'You are both going to Sourdough from a cold fridge · Tue, Dec 1, 5:00 PM · and 2 more',
    );
  },
};

/** The composer stays at the bottom. */
export const Loading: Story = {
  args: { messages: undefined },
  play: async ({ canvas, canvasElement }) => {
    const pane = canvasElement.querySelector('.h-150');
    const composer = canvas.getByRole('textbox', { name: 'Message' }).closest('form');
    await expect(
      pane && composer && pane.getBoundingClientRect().bottom - composer.getBoundingClientRect().bottom,
    ).toBeLessThan(4);
  },
};

export const Empty: Story = {
  args: { messages: [], openers: ['Hi Inês! What are you working on right now?'] },
};

export const NotLoaded: Story = {
  name: 'Messages cannot be loaded',
  args: { messages: undefined, onReload: fn() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("We couldn't load the chat.")).toBeVisible();
    const composer = canvas.queryByRole('textbox', { name: 'Message' })?.closest('form');
    const pane = canvasElement.querySelector('.h-150');
    if (composer && pane)
      await expect(pane.getBoundingClientRect().bottom - composer.getBoundingClientRect().bottom).toBeLessThan(4);
  },
};

export const WithARequest: Story = {
  name: 'Someone would like to write to you',
  args: {
    messages: [makeMessage({}, 1)],
    request: <MessageRequest side="incoming" name={other.name} onAccept={fn()} onDecline={fn()} onReport={fn()} />,
  },
};

export const FormerMember: Story = {
  name: 'The other member has left',
  args: { other: { ...other, name: 'Former member', photo: '', isFormer: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^They are no longer a member\./)).toBeVisible();
  },
};

export const Replying: Story = {
  name: 'You reply to a message',
  args: {
    note: {
      kind: 'reply',
      message: makeMessage({ text: 'Bring three. More than that and we only talk.' }, 1),
      onCancel: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reply to Inês')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
