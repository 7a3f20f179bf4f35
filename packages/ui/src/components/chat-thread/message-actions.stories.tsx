import { makeMessage, many, today } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ChatThread } from './chat-thread.tsx';
import type { ThreadMessage } from './thread-days.ts';

const memberId = 'member-1';
const numbered = (index: number, change: Partial<ThreadMessage> = {}): ThreadMessage => ({
  ...makeMessage({ seq: index + 1, changeSeq: index + 1 }, index),
  ...change,
});
const actions = { canEdit: fn(() => true), onReply: fn(), onEdit: fn(), onDelete: fn(), onReact: fn() };

const meta = {
  title: 'Components/Chat/ChatThread',
  tags: ['specified'],
  component: ChatThread,
  args: {
    messages: many(4, (_overrides, index = 0) => numbered(index)),
    memberId,
    otherName: 'Inês Carvalho',
    onRetry: fn(),
    onReport: fn(),
    actions,
    now: Date.parse(today),
    timeZone: 'Europe/Lisbon',
    className: 'h-96 max-w-[392px] border border-line bg-surface',
  },
} satisfies Meta<typeof ChatThread>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttonsOf = (canvas: { getAllByRole: typeof screen.getAllByRole }) =>
  canvas.getAllByRole('button', { name: 'More actions' });

/** An own message can be edited and deleted; one of the other member can be reported. */
export const Menu: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const [own, theirs] = buttonsOf(canvas);
    if (own === undefined || theirs === undefined) throw new Error('There are two messages.');
    await userEvent.click(own);
    await expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(actions.onEdit).toHaveBeenCalledWith(args.messages[0]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(theirs);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Heart' }));
    await expect(actions.onReact).toHaveBeenCalledWith(args.messages[1], 'heart', true);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** By keyboard: Tab to the button, Enter, arrows. */
export const ByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    buttonsOf(canvas)[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{End}{Enter}');
    await expect(actions.onDelete).toHaveBeenCalledWith(args.messages[0]);
  },
};

/** Next to the menu, for a pointer or the keyboard: react and reply at once. */
export const QuickActions: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Reply' })).toBeNull();
    buttonsOf(canvas)[1]?.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'React' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reply' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(actions.onReply).toHaveBeenCalledWith(args.messages[1]);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await expect(screen.queryByRole('menuitem')).toBeNull();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Heart' }));
    await expect(actions.onReact).toHaveBeenCalledWith(args.messages[1], 'heart', true);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** A finger that rests on a message opens its menu; one that moves scrolls. */
export const LongPress: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const bubble = canvas.getByText(args.messages[1]?.text ?? '');
    await fireEvent.pointerDown(bubble, { pointerType: 'touch' });
    await fireEvent.pointerUp(bubble, { pointerType: 'touch' });
    await expect(await fireEvent.touchEnd(bubble)).toBe(true);
    await expect(screen.queryByRole('menu')).toBeNull();
    await fireEvent.pointerDown(bubble, { pointerType: 'touch' });
    await expect(await screen.findByRole('menu')).toBeVisible();
    // The lifted finger does not click an item that has opened below it.
    await expect(await fireEvent.touchEnd(bubble)).toBe(false);
  },
};

const members = ['member-2', memberId];

/** Reactions are buttons; one's own is pressed. */
export const Reactions: Story = {
  tags: ['interaction'],
  args: {
    messages: [
      numbered(0, {
        reactions: [
          { reaction: 'thanks', members },
          { reaction: 'heart', members: ['member-2'] },
        ],
      }),
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Thank you, 2 from Inês Carvalho and you' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Heart, 1 from Inês Carvalho' }));
    await expect(actions.onReact).toHaveBeenLastCalledWith(args.messages[0], 'heart', true);
  },
};

export const Receipts: Story = {
  name: 'Read by the other',
  args: {
    messages: [0, 2, 4].map((index) => numbered(index, { createdAt: `2026-11-30T1${index}:00:00Z` })),
    marks: { readSeq: 1, deliveredSeq: 3 },
  },
  play: async ({ canvas }) => {
    for (const words of [/· Read$/, /· Delivered$/, /· Sent$/])
      await expect(canvas.getByText(words)).toBeInTheDocument();
  },
};

/** A deleted message leaves a mark, and nothing of it is quoted. */
export const EditedAndDeleted: Story = {
  name: 'Edited and deleted messages',
  args: {
    messages: [
      numbered(0, { text: '', deletedAt: today }),
      numbered(1, { text: '', deletedAt: today }),
      numbered(2, { editedAt: today }),
      numbered(3, { replyTo: { _id: 'message-3', senderId: { _id: memberId }, excerpt: 'Eight, yes.' } }),
      numbered(5, { replyTo: { _id: 'message-1', senderId: { _id: memberId }, excerpt: '' } }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You deleted this message')).toBeInTheDocument();
    await expect(canvas.getByText('This message was deleted')).toBeInTheDocument();
    await expect(canvas.getByText('Deleted message')).toBeInTheDocument();
    await expect(canvas.getByText(/Edited/)).toBeInTheDocument();
    await expect(buttonsOf(canvas)).toHaveLength(3);
  },
};

/** Opens at the first unread message. */
export const NewMessages: Story = {
  name: 'Opened at the first unread message',
  args: { messages: many(40, (_overrides, index = 0) => numbered(index)), newFrom: 'message-12' },
  play: async ({ canvas }) => {
    const line = canvas.getByText('New');
    const log = canvas.getByRole('log');
    const top = line.getBoundingClientRect().top - log.getBoundingClientRect().top;
    await expect(top).toBeGreaterThan(0);
    await expect(top).toBeLessThan(log.clientHeight);
  },
};

/** Opens at a found message, with more messages before and after it. */
export const Found: Story = {
  name: 'Found by a search',
  args: {
    messages: many(40, (_overrides, index = 0) => numbered(index)),
    foundSeq: 20,
    onShowEarlier: fn(),
    onShowLater: fn(),
  },
  play: async ({ canvas, canvasElement }) => {
    const found = canvasElement.querySelector('[data-id=message-20]')?.getBoundingClientRect();
    const log = canvas.getByRole('log').getBoundingClientRect();
    await expect(found?.top).toBeGreaterThan(log.top);
    await expect(found?.bottom).toBeLessThan(log.bottom);
    await expect(canvas.getByRole('button', { name: 'Show later messages' })).toBeInTheDocument();
  },
};

export const Typing: Story = {
  name: 'The other is writing',
  args: { isTyping: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inês Carvalho is typing')).toBeInTheDocument();
  },
};

export const RightToLeft: Story = { ...EditedAndDeleted, name: 'Right to left', globals: { direction: 'rtl' } };
