import { makeMessage, many, today } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ChatThread } from './chat-thread.tsx';
import type { ThreadMessage } from './thread-days.ts';

const memberId = 'member-1';
const messages: ThreadMessage[] = many(8, makeMessage);

const meta = {
  title: 'Components/Chat/ChatThread',
  tags: ['specified'],
  component: ChatThread,
  args: {
    messages,
    memberId,
    otherName: 'Inês Carvalho',
    onRetry: fn(),
    now: Date.parse(today),
    timeZone: 'Europe/Lisbon',
    className: 'h-96 max-w-[392px] border border-line bg-surface',
  },
} satisfies Meta<typeof ChatThread>;

export default meta;
type Story = StoryObj<typeof meta>;

const isAtEnd = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight < 2;

/** Opens scrolled to the end and names each sender. */
export const Conversation: Story = {
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Conversation with Inês Carvalho' });
    await expect(isAtEnd(log)).toBe(true);
    await expect(canvas.getByText('Yesterday')).toBeInTheDocument();
    await expect(canvas.getAllByText('You:')).toHaveLength(4);
    for (const { text } of messages) await expect(canvas.getByText(text).textContent).toBe(text);
  },
};

const chords = 'Am      F       C\n\tand        again\nשלום, see you at 7\nx'.replace('x', '-'.repeat(200));

/** Spaces, tabs and lines stay, each line has its own direction, and none is wider than the thread. */
export const AsWritten: Story = {
  name: 'Line breaks stay as written',
  args: { messages: [makeMessage({ text: chords })], className: 'h-96 w-[280px] border border-line bg-surface' },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Am/);
    await expect(text.innerText).toBe(chords);
    const line = document.createRange();
    const leftOf = (start: string, length: number) => {
      const at = chords.indexOf(start);
      if (text.firstChild === null) throw new Error('The message is empty.');
      line.setStart(text.firstChild, at);
      line.setEnd(text.firstChild, at + length);
      return line.getBoundingClientRect().left;
    };
    await expect(leftOf('and', 3)).toBeGreaterThan(leftOf('Am', 2));
    await expect(leftOf('שלום, see', 9)).toBeGreaterThan(leftOf('Am', 2) + 20);
    const log = canvas.getByRole('log');
    await expect(log.scrollWidth).toBe(log.clientWidth);
    // A letter with a hundred accents covers no other message.
    await expect(getComputedStyle(text).overflow).toBe('visible clip');
  },
};

export const SeveralDays: Story = {
  args: {
    messages: ['2026-11-28T10:00:00Z', '2026-11-30T09:00:00Z', '2026-12-01T00:00:00Z'].map((createdAt, index) =>
      makeMessage({ createdAt }, index),
    ),
  },
  play: async ({ canvas }) => {
    for (const day of ['Saturday, November 28, 2026', 'Yesterday', 'Today']) {
      await expect(canvas.getByText(day)).toBeInTheDocument();
    }
  },
};

export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages yet. Start a conversation!')).toBeVisible();
  },
};

const mine = (state: 'pending' | 'waiting' | 'failed'): ThreadMessage => ({
  ...makeMessage({ _id: state, senderId: { _id: memberId }, text: 'Bring the red notebook, please.' }),
  state,
});

export const Sending: Story = {
  name: 'Your message is on its way',
  args: { messages: [...messages, mine('pending')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sending\.\.\./)).toBeInTheDocument();
  },
};

/** Without a network a message waits, and nothing is to be done. */
export const Waiting: Story = {
  name: 'Your message waits for a network',
  args: { messages: [...messages, mine('waiting')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Will be sent when you are back online')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const NotSent: Story = {
  name: 'Your message was not sent',
  args: { messages: [...messages, mine('failed')] },
};

export const NotSentPressed: Story = {
  ...NotSent,
  name: 'Your message was not sent, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith(args.messages.at(-1));
  },
};

export const LongWords: Story = {
  args: {
    messages: [
      makeMessage({ _id: 'long-1', text: 'https://example.org/'.repeat(12) }),
      makeMessage({ _id: 'long-2', text: 'One line.\n\nAnd another, after a gap.' }, 1),
    ],
  },
};

let readings = 0;

/** Messages that count reads of `createdAt`: once for layout, once per render. */
const counted = messages.map((message) => ({
  ...message,
  get createdAt() {
    readings += 1;
    return message.createdAt;
  },
}));

function WithInput({ now = 0, onRetry, ...props }: ComponentProps<typeof ChatThread>) {
  const [text, setText] = useState('');
  return (
    <>
      <ChatThread {...props} messages={counted} now={now + text.length} onRetry={(again) => onRetry(again)} />
      <input aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}

/** A parent that renders on each key does not render the messages again. */
export const NoRenderWhileTyping: Story = {
  tags: ['interaction'],
  render: (args) => <WithInput {...args} />,
  play: async ({ canvas }) => {
    const before = readings;
    await expect(before).toBeGreaterThan(0);
    await userEvent.type(canvas.getByLabelText('Message'), 'On my way');
    await expect(readings).toBe(before);
  },
};

function Growing(props: ComponentProps<typeof ChatThread>) {
  const [shown, setShown] = useState(props.messages);
  const grow = (front: number, back: number) => {
    const make = (index: number) => makeMessage({ _id: `more-${shown.length}-${index}` }, index * 2 + 1);
    setShown([
      ...Array.from({ length: front }, (_, index) => make(index)),
      ...shown,
      ...Array.from({ length: back }, (_, index) => make(index)),
    ]);
  };
  return (
    <>
      <ChatThread {...props} messages={shown} onShowEarlier={() => grow(6, 0)} />
      <Button onClick={() => grow(0, 1)}>New message</Button>
    </>
  );
}

function Button(props: ComponentProps<'button'>) {
  return <button type="button" className="mt-2 min-h-11 underline" {...props} />;
}

/** Screen readers announce new messages, and not older ones prepended above. */
export const OlderOnesAreQuiet: Story = {
  tags: ['interaction'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const liveValues: (string | null)[] = [];
    const listener = new MutationObserver(() => liveValues.push(log.getAttribute('aria-live')));
    listener.observe(log, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }));
    await expect(liveValues).toEqual(['off']);
    await waitFor(() => expect(log).not.toHaveAttribute('aria-live'));
    await userEvent.click(canvas.getByRole('button', { name: 'New message' }));
    await expect(liveValues).toEqual(['off', null]);
    listener.disconnect();
  },
};

export const ShowingEarlier: Story = {
  args: { onShowEarlier: fn(), showingEarlier: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log')).toHaveAttribute('aria-live', 'off');
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** At the end it follows new messages; scrolled up it keeps its position, also when older messages load. */
export const KeepsItsPlace: Story = {
  tags: ['interaction'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const write = canvas.getByRole('button', { name: 'New message' });
    await userEvent.click(write);
    await expect(isAtEnd(log)).toBe(true);
    const height = log.scrollHeight;
    // The scroll event of the first scroll fires with the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // Scrolling near the top loads older messages.
    log.scrollTop = 0;
    await waitFor(() => expect(log.scrollHeight).toBeGreaterThan(height));
    await expect(log.scrollTop).toBe(log.scrollHeight - height);
    const place = log.scrollTop;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await userEvent.click(write);
    await expect(log.scrollTop).toBe(place);
  },
};

/** Scrolled up, a button counts the new messages and scrolls to them. */
export const NewMessagesBelow: Story = {
  tags: ['interaction'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const write = canvas.getByRole('button', { name: 'New message' });
    await scrollUp(log);
    await expect(canvas.queryByRole('button', { name: /new message/ })).not.toBeInTheDocument();
    await userEvent.click(write);
    await expect(canvas.getByRole('button', { name: '1 new message' })).toBeVisible();
    await userEvent.click(write);
    await userEvent.click(canvas.getByRole('button', { name: '2 new messages' }));
    await expect(isAtEnd(log)).toBe(true);
    await expect(log).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /new messages/ })).not.toBeInTheDocument());
  },
};

/** The button disappears when the user scrolls down. */
export const NewMessagesRead: Story = {
  tags: ['interaction'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await scrollUp(log);
    await userEvent.click(canvas.getByRole('button', { name: 'New message' }));
    await expect(canvas.getByRole('button', { name: '1 new message' })).toBeVisible();
    log.scrollTop = log.scrollHeight;
    await waitFor(() => expect(canvas.queryByRole('button', { name: '1 new message' })).not.toBeInTheDocument());
  },
};

/** Scrolls to the top, and waits for the scroll event: it fires with the next frame. */
async function scrollUp(log: HTMLElement): Promise<void> {
  log.scrollTop = 0;
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Each message of the other member has a button; one's own have none. */
export const Reportable: Story = {
  tags: ['interaction'],
  args: { onReport: fn() },
  play: async ({ canvas, args }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Report' });
    const theirs = args.messages.filter(({ senderId }) => senderId._id !== args.memberId);
    await expect(buttons).toHaveLength(theirs.length);
    for (const [index, button] of buttons.entries()) {
      await userEvent.click(button);
      await expect(args.onReport).toHaveBeenLastCalledWith(theirs[index]);
    }
  },
};
