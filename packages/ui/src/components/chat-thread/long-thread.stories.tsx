import { makeMessage, today } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ChatThread } from './chat-thread.tsx';
import type { ThreadMessage } from './thread-days.ts';

const total = 10_000;
/** The app's page of messages. */
const pageSize = 50;
const minute = 60_000;
const actions = { canEdit: () => true, onReply: fn(), onEdit: fn(), onDelete: fn(), onReact: fn() };

const all: ThreadMessage[] = Array.from({ length: total }, (_, index) =>
  makeMessage(
    {
      _id: `long-${index}`,
      seq: index + 1,
      text: `Message ${index + 1}`,
      createdAt: new Date(Date.parse(today) - (total - index) * 7 * minute).toISOString(),
    },
    index,
  ),
);

/** Loads pages like the app: only loaded messages are in the page. */
function PagedThread({ messages, ...props }: ComponentProps<typeof ChatThread>) {
  const [loaded, setLoaded] = useState(pageSize);
  const onShowEarlier = loaded < messages.length ? () => setLoaded(loaded + pageSize) : undefined;
  return <ChatThread {...props} messages={messages.slice(-loaded)} onShowEarlier={onShowEarlier} />;
}

const meta = {
  title: 'Components/Chat/ChatThread',
  tags: ['specified'],
  component: ChatThread,
  render: (args) => <PagedThread {...args} />,
  args: {
    messages: all,
    memberId: 'member-1',
    otherName: 'Inês Carvalho',
    onRetry: fn(),
    actions,
    now: Date.parse(today),
    timeZone: 'Europe/Lisbon',
    className: 'h-96 max-w-[392px] border border-line bg-surface',
  },
} satisfies Meta<typeof ChatThread>;

export default meta;
type Story = StoryObj<typeof meta>;

const countIn = (log: HTMLElement) => log.querySelectorAll('[data-slot=chat-message]').length;

/** 10,000 messages: one page of them is rendered, and each earlier page keeps the place. */
export const TenThousandMessages: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(countIn(log)).toBe(pageSize);
    await expect(canvas.getByText(`Message ${total}`)).toBeVisible();
    for (const pages of [2, 3, 4]) {
      log.scrollTop = 0;
      await waitFor(() => expect(countIn(log)).toBe(pages * pageSize));
      await expect(log.scrollTop).toBeGreaterThan(log.clientHeight);
    }
  },
};
