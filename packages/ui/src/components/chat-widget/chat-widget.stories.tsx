import { makeChatUser, makeMessage, many, today } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ChatButton } from '../chat-button/chat-button.tsx';
import type { ThreadMessage } from '../chat-thread/thread-days.ts';
import { ChatWidget } from './chat-widget.tsx';

const memberId = 'member-1';
const users = many(7, makeChatUser)
  .slice(1)
  .map((user, index) => (index === 1 ? { ...user, unreadCount: 2 } : user));

function ControlledChat({ open, selectedId, messages, onSend, ...props }: ComponentProps<typeof ChatWidget>) {
  const [isOpen, setOpen] = useState(open);
  const [selected, setSelected] = useState(selectedId);
  const [shown, setShown] = useState(messages);
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <p>A page to read beside the chat.</p>
      <ChatButton ref={button} open={isOpen} unread={2} onClick={() => setOpen(true)} />
      <ChatWidget
        {...props}
        buttonRef={button}
        open={isOpen}
        onOpenChange={setOpen}
        selectedId={selected}
        onSelect={(user) => {
          setSelected(user._id);
          setShown(many(2, makeMessage));
        }}
        messages={shown}
        text={drafts[selected ?? ''] ?? ''}
        onTextChange={(text) => setDrafts({ ...drafts, [selected ?? '']: text })}
        onSend={(text) => {
          onSend(text);
          setDrafts({ ...drafts, [selected ?? '']: '' });
          const message = makeMessage({ _id: `new-${text}`, senderId: { _id: memberId }, text });
          setShown((before): ThreadMessage[] => [...(before ?? []), { ...message, state: 'pending' }]);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Components/Chat/ChatWidget',
  tags: ['specified'],
  component: ChatWidget,
  render: (args) => <ControlledChat {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    users,
    selectedId: users[0]?._id,
    onSelect: fn(),
    memberId,
    messages: many(6, makeMessage),
    text: '',
    onTextChange: fn(),
    onSend: fn(),
    onResend: fn(),
    now: Date.parse(today),
    timeZone: 'Europe/Lisbon',
  },
  parameters: { docs: { story: { inline: false, height: '680px' } } },
} satisfies Meta<typeof ChatWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Not modal next to the page; focus returns to the button. */
export const OpensAndCloses: Story = {
  tags: ['interaction'],
  args: { open: false },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open chat, 2 unread messages' }));
    const chat = await opened(users[0]?.name ?? '');
    await waitFor(() => expect(screen.getByLabelText(/message/i)).toHaveFocus());
    await userEvent.click(canvas.getByText('A page to read beside the chat.'));
    await expect(chat.getByRole('log')).toBeInTheDocument();
    chat.getByLabelText('Message').focus();
    await fireEvent.keyDown(chat.getByLabelText('Message'), { key: 'Escape', isComposing: true });
    await expect(chat.getByRole('log')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Open chat/ })).toHaveFocus());
  },
};

export const BothGoing: Story = {
  name: 'You are both going to an event',
  args: {
    bothGoing: { title: 'Sourdough from a cold fridge', href: '#event', when: 'Tue, Dec 1, 5:00 PM', later: 0 },
  },
  play: async () => {
    const chat = await opened(users[0]?.name ?? '');
    const line = chat.getByText(/^You are both going to/).getBoundingClientRect();
    const messages = chat.getByRole('log').getBoundingClientRect();
    const box = chat.getByLabelText('Message').getBoundingClientRect();
    await expect(line.bottom).toBeLessThanOrEqual(messages.top);
    await expect(messages.bottom).toBeLessThanOrEqual(box.top);
  },
};

export const Sends: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const chat = await opened(users[0]?.name ?? '');
    await userEvent.type(chat.getByLabelText('Message'), 'See you Thursday!{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('See you Thursday!');
    await expect(chat.getByText('See you Thursday!')).toBeInTheDocument();
    await expect(chat.getByText(/Sending\.\.\./)).toBeInTheDocument();
    await expect(chat.getByLabelText('Message')).toHaveValue('');
  },
};

/** Drafts are stored per member. */
export const KeepsDrafts: Story = {
  tags: ['interaction'],
  play: async () => {
    const [one, two] = [users[0]?.name ?? '', users[1]?.name ?? ''];
    const chat = await opened(one);
    await userEvent.type(chat.getByLabelText('Message'), 'Half a thought');
    await userEvent.click(chat.getByRole('button', { name: `${two}, 2 unread messages` }));
    await expect(chat.getByLabelText('Message')).toHaveValue('');
    await expect(chat.getByRole('log', { name: `Conversation with ${two}` })).toBeInTheDocument();
    await userEvent.click(chat.getByRole('button', { name: one }));
    await expect(chat.getByLabelText('Message')).toHaveValue('Half a thought');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: /Open chat/ }));
    await expect((await opened(one)).getByLabelText('Message')).toHaveValue('Half a thought');
  },
};

export const NoneSelected: Story = {
  name: 'No conversation chosen',
  args: { selectedId: undefined, messages: undefined },
  play: async () => {
    const chat = await opened('Chat');
    await expect(chat.getByText('Select a user to start chatting')).toBeInTheDocument();
    await expect(chat.getByLabelText('Message')).toBeDisabled();
  },
};

export const WithMatch: Story = {
  name: 'With the swap of the two',
  args: { match: 'You could swap: Portuguese for Python' },
  play: async () => {
    const chat = await opened(users[0]?.name ?? '');
    await expect(chat.getByText('You could swap: Portuguese for Python')).toBeVisible();
  },
};

export const NoMessages: Story = {
  args: { messages: [] },
  play: async () => {
    const chat = await opened(users[0]?.name ?? '');
    await expect(chat.getByText('No messages yet. Start a conversation!')).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { users: undefined, messages: undefined } };
export const LoadingMessages: Story = { args: { messages: undefined } };

export const Failed: Story = {
  name: 'Conversations cannot be loaded',
  args: { users: [], selectedId: undefined, messages: undefined, onReload: fn() },
};

export const FailedPressed: Story = {
  ...Failed,
  name: 'Conversations cannot be loaded, pressed',
  tags: ['interaction'],
  play: async ({ args }) => {
    const chat = await opened('Chat');
    await userEvent.click(chat.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** Full screen with a focus trap. */
export const OnAPhone: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const chat = await screen.findByRole('dialog');
    await waitFor(() => expect(chat.contains(document.activeElement)).toBe(true));
    if (window.innerWidth < 640) await expect(chat.offsetWidth).toBe(window.innerWidth);
  },
};

/** Back returns to the page behind the full screen. */
export const BackOnAPhone: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    // Tests have only one window size.
    spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  },
  play: async () => {
    const address = window.location.href;
    await screen.findByRole('dialog');
    await waitFor(() => expect(window.history.state).toMatchObject({ fillsScreen: true }));
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(window.location.href).toBe(address);
  },
};

/** Lighter than the page and its cards, like dialogs and menus. */
export const InTheDark: Story = {
  name: 'In dark colors',
  globals: { theme: 'dark' },
  play: async () => {
    const chat = await screen.findByRole('dialog');
    const onSurface = within(chat).getByRole('textbox');
    const [ground, ...others] = [chat, onSurface, document.body].map((part) => getComputedStyle(part).backgroundColor);
    await expect(others).not.toContain(ground);
  },
};

/** The newest message stays in view while the composer grows and shrinks. */
export const ComposerGrows: Story = {
  tags: ['interaction'],
  args: { messages: many(14, makeMessage) },
  play: async () => {
    const chat = await opened(users[0]?.name ?? '');
    const log = chat.getByRole('log');
    const distance = () => log.scrollHeight - log.scrollTop - log.clientHeight;
    await expect(distance()).toBeLessThan(2);
    const { clientHeight } = log;
    const box = chat.getByRole('textbox', { name: 'Message' });
    for (const line of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
      await userEvent.type(box, `${line}{Shift>}{Enter}{/Shift}`);
      await waitFor(() => expect(distance()).toBeLessThan(2));
    }
    await expect(log.clientHeight).toBeLessThan(clientHeight - 40);
    await userEvent.clear(box);
    await waitFor(() => expect(log.clientHeight).toBe(clientHeight));
    await expect(distance()).toBeLessThan(2);
  },
};
