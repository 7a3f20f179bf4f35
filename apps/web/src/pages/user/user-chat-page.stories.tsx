import { community } from '@skill-exchange/api-mocks/community';
import { makeMessage, makeUser } from '@skill-exchange/api-mocks/factories';
import { notifications } from '@skill-exchange/api-mocks/handlers/notifications';
import { listenersOf, sayLive } from '@skill-exchange/api-mocks/live';
import { networkHandlers, networkState } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const ines = makeUser({}, 1);
/** A member without conversations. */
const stranger = makeUser({}, 9);
const lastWords = 'See you Thursday, then. Até quinta!';

const meta = {
  ...pageStory,
  title: 'Pages/User profile',
  component: StoryApp,
  args: { path: `/users/${ines._id}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the chat and returns the queries of its dialog. */
async function openChat(name: string = ines.name) {
  await userEvent.click(await screen.findByRole('button', { name: /^Open chat/ }));
  return within(await screen.findByRole('dialog', { name }));
}

type Chat = Awaited<ReturnType<typeof openChat>>;

async function write(chat: Chat, text: string): Promise<void> {
  const box = chat.getByRole('textbox', { name: 'Message' });
  await waitFor(() => expect(box).toBeEnabled());
  await userEvent.type(box, `${text}{Enter}`);
  await waitFor(() => expect(box).toHaveValue(''));
}

function stateOf(chat: Chat, text: string): string | undefined {
  return chat.getByText(text).closest<HTMLElement>('[data-slot=chat-message]')?.dataset.state;
}

/** A message of Inês in the conversation with her. */
function fromInes(text: string) {
  const conversationId = community().conversations.find(({ members }) => members.includes(ines._id))?._id;
  return makeMessage({
    _id: `live-${text}`,
    senderId: { _id: ines._id },
    text,
    conversationId: conversationId ?? '',
  });
}

export const ChatSuccess: Story = {
  tags: ['interaction'],
  play: async ({ step }) => {
    const chat = await openChat();
    await expect(await chat.findByText(lastWords)).toBeVisible();
    const chats = within(chat.getByRole('list', { name: 'Chats' }));
    await waitFor(() => expect(chats.getAllByRole('button')).toHaveLength(3));
    await step('A draft is kept while the chat is closed', async () => {
      const box = chat.getByRole('textbox', { name: 'Message' });
      await waitFor(() => expect(box).toBeEnabled());
      await userEvent.type(box, 'Half a thought');
      await userEvent.click(chat.getByRole('button', { name: 'Close chat' }));
      const again = await openChat();
      await waitFor(() => expect(again.getByRole('textbox')).toHaveValue('Half a thought'));
    });
  },
};

/** A former member has no profile, but the conversation can be read. */
export const WithAFormerMember: Story = {
  tags: ['interaction'],
  args: { path: `/users/${ines._id}#chat` },
  beforeEach: () => {
    const { formerIds, messages, unreadIds } = community();
    formerIds.add(ines._id);
    for (const { _id, senderId } of messages) if (senderId._id === ines._id) unreadIds.add(_id);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('User not found.')).toBeVisible();
    const chat = within(await screen.findByRole('dialog', { name: 'Former member' }));
    await expect(await chat.findByText(lastWords)).toBeVisible();
    await expect(chat.getByText(/^They are no longer a member\./)).toBeVisible();
    await expect(chat.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await userEvent.click(chat.getByRole('log'));
    await waitFor(() => expect(community().unreadIds.size).toBe(0));
  },
};

/** A member without a conversation is first, and selected. */
export const WithAStranger: Story = {
  tags: ['interaction'],
  args: { path: `/users/${stranger._id}` },
  play: async ({ step }) => {
    const chat = await openChat(stranger.name);
    await expect(await chat.findByText('No messages yet. Start a conversation!')).toBeVisible();
    const chats = within(chat.getByRole('list', { name: 'Chats' }));
    // A list that is loaded after the conversation was opened has it at its own place.
    await expect(await chats.findByRole('button', { name: stranger.name })).toHaveAttribute('aria-current', 'true');
    await step('A suggested first message is one click away, and can be edited before sending', async () => {
      await userEvent.click(await chat.findByRole('button', { name: /^Hi Saoirse! What are you working on/ }));
      const box = chat.getByRole('textbox', { name: 'Message' });
      await expect(box).toHaveValue('Hi Saoirse! What are you working on right now?');
      await expect(box).toHaveFocus();
      await expect(chat.queryByRole('list', { name: 'Ways to begin' })).toBeNull();
    });
  },
};

/** On one's own profile the latest conversation is open. */
export const OnOnesOwnProfile: Story = {
  tags: ['interaction'],
  args: { path: `/users/${makeUser()._id}` },
  play: async () => {
    const chat = await openChat();
    await expect(await chat.findByText(lastWords)).toBeVisible();
  },
};

/** Live, once, and counted while the chat is closed. The title also counts other notifications. */
export const PartnerWrites: Story = {
  tags: ['interaction'],
  beforeEach: () => void notifications().splice(0),
  play: async () => {
    const chat = await openChat();
    await chat.findByText(lastWords);
    const first = fromInes('One more thing');
    await waitFor(() => expect(listenersOf(first.conversationId)).toBe(1));
    sayLive(first);
    await expect(await chat.findByText('One more thing')).toBeVisible();
    await waitFor(() => expect(community().unreadIds.size).toBe(0));
    await userEvent.click(chat.getByRole('button', { name: 'Close chat' }));
    // A message that arrives while the chat closes is read.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    sayLive(fromInes('Are you there?'));
    const button = await screen.findByRole('button', { name: 'Open chat, 1 unread message' });
    await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
    await userEvent.click(button);
    await expect(await screen.findByText('Are you there?')).toBeVisible();
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
    await expect(screen.getAllByText('One more thing')).toHaveLength(1);
  },
};

/** A message that is not sent for any reason stays, with a way to retry. */
export const Sends: Story = {
  tags: ['interaction'],
  parameters: shows({ sendMessage: 'success' }),
  play: async ({ step, msw }) => {
    msw.use(networkState('sendMessage', 'offline'));
    const chat = await openChat();
    const failed = () => waitFor(() => expect(stateOf(chat, 'Até quinta!')).toBe('failed'));
    const retry = async () => userEvent.click(chat.getByRole('button', { name: 'Try again' }));
    await step('Without a connection', async () => {
      await write(chat, 'Até quinta!');
      await expectToast('Uanble to send message. Try again.');
      await failed();
    });
    await step('Refused', async () => {
      msw.use(networkState('sendMessage', 'conflict'));
      await retry();
      await failed();
      await expect(chat.getAllByText('Até quinta!')).toHaveLength(1);
    });
    await step('Sent', async () => {
      msw.use(...networkHandlers());
      await retry();
      await waitFor(() => expect(stateOf(chat, 'Até quinta!')).toBe('sent'));
      await expect(chat.getAllByText('Até quinta!')).toHaveLength(1);
    });
  },
};

/** After the other stories: the next message of this page waits until this one is given up. */
export const Sending: Story = {
  tags: ['interaction'],
  parameters: network({ sendMessage: 'loading' }),
  play: async () => {
    const chat = await openChat();
    await write(chat, 'Até quinta!');
    await waitFor(() => expect(stateOf(chat, 'Até quinta!')).toBe('pending'));
    // Typing works, sending does not.
    await userEvent.type(chat.getByRole('textbox'), 'And{Enter}');
    await expect(chat.getByRole('textbox')).toHaveValue('And');
  },
};

export const LoadingUsers: Story = {
  tags: ['interaction'],
  parameters: network({ listChatUsers: 'loading' }),
  play: async () => {
    const chat = await openChat('Chat');
    await expect(await chat.findByRole('status')).toHaveTextContent('Loading...');
  },
};

/** Without conversations the list contains the profile's member. */
export const NoUsers: Story = {
  tags: ['interaction'],
  parameters: network({ listChatUsers: 'empty' }),
  play: async () => {
    const chat = await openChat();
    const chats = within(await chat.findByRole('list', { name: 'Chats' }));
    await waitFor(() => expect(chats.getAllByRole('button')).toHaveLength(1));
  },
};

/** A failure is only logged: the profile's member is still listed. */
export const UsersFailing: Story = {
  tags: ['interaction'],
  parameters: network({ listChatUsers: 'error' }),
  play: async () => {
    const chat = await openChat();
    await expect(await chat.findByText(lastWords)).toBeVisible();
  },
};

/** A 403 is logged, and no list shows. */
export const UsersForbidden: Story = {
  tags: ['interaction'],
  parameters: network({ listChatUsers: 'forbidden' }),
  play: async () => {
    const chat = await openChat('Chat');
    // The list is asked for again once the live connection opens, and loads for a moment.
    await waitFor(() => expect(chat.getByText('Select a user to start chatting')).toBeVisible());
    await expect(within(chat.getByRole('list', { name: 'Chats' })).queryAllByRole('button')).toHaveLength(0);
    await expect(chat.getByRole('textbox')).toBeDisabled();
  },
};

export const LoadingConversation: Story = {
  tags: ['interaction'],
  parameters: network({ openConversation: 'loading' }),
  play: async () => {
    const chat = await openChat();
    await expect(await chat.findByRole('status')).toHaveTextContent('Loading...');
  },
};

const notLoaded = async () => {
  const chat = await openChat();
  await expect(await chat.findByText("We couldn't load the chat.")).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(chat.getByRole('textbox')).toBeDisabled();
};

export const ConversationFailing: Story = {
  tags: ['interaction'],
  parameters: network({ openConversation: 'error' }),
  play: notLoaded,
};

/** The next three are of another backend, without threads. */
export const LoadingMessages: Story = {
  tags: ['interaction'],
  parameters: network({ getThread: 'notFound', listMessages: 'loading' }),
  play: async () => {
    const chat = await openChat();
    await expect(await chat.findByRole('status')).toHaveTextContent('Loading...');
  },
};
export const NoMessages: Story = {
  tags: ['interaction'],
  parameters: network({ getThread: 'notFound', listMessages: 'empty' }),
  play: async () => {
    const chat = await openChat();
    await expect(await chat.findByText('No messages yet. Start a conversation!')).toBeVisible();
  },
};
export const MessagesFailing: Story = {
  tags: ['interaction'],
  parameters: network({ getThread: 'notFound', listMessages: 'error' }),
  play: notLoaded,
};

/** Full screen. Message opens it, since there is no floating button. */
export const OnAPhone: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Message' }));
    const chat = within(await screen.findByRole('dialog', { name: ines.name }));
    await expect(await chat.findByText(lastWords)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Open chat/ })).toBeNull();
  },
};
