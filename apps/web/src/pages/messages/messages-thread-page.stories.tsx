import { community } from '@skill-exchange/api-mocks/community';
import { makeEvent, makeSession, makeUser, today } from '@skill-exchange/api-mocks/factories';
import { blocks } from '@skill-exchange/api-mocks/handlers/blocks';
import { emitLive, listenersOf } from '@skill-exchange/api-mocks/live';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import { ownSide } from '@skill-exchange/api-mocks/threads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { lastWords, openThread } from '../../test/open-thread.ts';
import { inState, network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const ines = makeUser({}, 1);
const stranger = makeUser({}, 9);

const meta = {
  ...pageStory,
  title: 'Pages/Messages',
  component: StoryApp,
  args: { path: `/messages/${ines._id}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const conversationId = () => community().conversations.find(({ members }) => members.includes(ines._id))?._id ?? '';

export const ConversationSuccess: Story = {
  name: 'You talk',
  beforeEach: () => {
    const last = community().messages.length;
    Object.assign(ownSide(conversationId()), {
      presence: 'online',
      otherMarks: { readSeq: last, deliveredSeq: last },
    });
  },
  play: async () => {
    const pane = await openThread();
    await expect(pane.getByText('Online')).toBeVisible();
    await expect(pane.getByRole('link', { name: 'Propose a session' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'You talk, on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await openThread()),
};

export const Typing: Story = {
  tags: ['interaction'],
  play: async () => {
    const pane = await openThread();
    await waitFor(() => expect(listenersOf(conversationId())).toBe(1));
    emitLive(conversationId(), 'typing', { conversationId: conversationId(), memberId: ines._id });
    await expect(await pane.findByText(`${ines.name} is typing`)).toBeInTheDocument();
  },
};

const bySessions = (state: StateOf<'listMySessions'>): Story => ({
  parameters: network({ listMySessions: state }),
  beforeEach: () => {
    const { me, sessions } = community();
    sessions.push(
      makeSession({
        _id: 'in-thread',
        userOne: { _id: ines._id, name: ines.name, photo: '' },
        userTwo: { _id: me._id, name: me.name, photo: me.photo },
        history: [{ at: today, by: ines._id, kind: 'canceled' }],
      }),
    );
  },
  play: async () => {
    const pane = await openThread();
    // Otherwise the conversation is complete without them.
    if (state !== 'success') return;
    const line = (await pane.findByText(/^Inês canceled/)).closest('p');
    await expect(line && within(line).getByRole('link', { name: 'View session' })).toHaveAttribute(
      'href',
      '/userDashboard/session/in-thread',
    );
  },
});

export const Sessions: Story = bySessions('success');
export const SessionsLoading: Story = bySessions('loading');
export const SessionsEmpty: Story = bySessions('empty');
export const SessionsFailing: Story = bySessions('error');

const byEvents = (state: StateOf<'listCreatedEvents'>): Story => ({
  parameters: network({ listParticipatingEvents: state, listCreatedEvents: state }),
  beforeEach: () => {
    const { me, events } = community();
    events.unshift(
      makeEvent({
        _id: 'with-both',
        title: 'Sourdough',
        start_time: today,
        created_by: { _id: ines._id, name: ines.name, photo: '' },
        participants: [{ _id: me._id }],
      }),
    );
  },
  play: async () => {
    const pane = await openThread();
    // Otherwise the conversation is complete without it.
    if (state !== 'success') return;
    const line = (await pane.findByText(/^You are both going to/)).closest('p');
    const link = line && within(line).getByRole('link', { name: 'Sourdough' });
    await expect(link).toHaveAttribute('href', '/events/with-both');
  },
});

export const BothGoing: Story = byEvents('success');
export const BothGoingLoading: Story = byEvents('loading');
export const BothGoingEmpty: Story = byEvents('empty');
export const BothGoingFailing: Story = byEvents('error');

export const ConversationLoading: Story = {
  name: 'The conversation loads',
  ...inState({ getThread: 'loading' }, 'Loading...'),
};
export const ConversationFailing: Story = {
  name: 'The conversation cannot be read',
  ...inState({ getThread: 'error' }, "We couldn't load the chat."),
};

/** Another backend has no threads: the classic call reads the whole conversation, without its actions. */
export const ClassicBackend: Story = {
  name: 'A server with messages alone',
  parameters: network({ getThread: 'notFound' }),
  play: async () => {
    const pane = await openThread();
    await expect(pane.queryByRole('button', { name: 'More actions' })).toBeNull();
  },
};

export const UnknownMember: Story = {
  name: 'No such member',
  args: { path: '/messages/nobody' },
  ...inState({ getUser: 'notFound' }, 'User not found.'),
};
const whileBlocked = (state: StateOf<'listBlocked'>): Story => ({
  parameters: network({ listBlocked: state }),
  beforeEach: () => void blocks().set(ines._id, today),
});

export const Blocked: Story = {
  name: 'You blocked them',
  ...whileBlocked('success'),
  play: async ({ canvas }) => {
    const pane = within(await canvas.findByRole('region', { name: 'Conversation' }));
    await expect(await pane.findByText(`You blocked ${ines.name}.`)).toBeVisible();
    await expect(pane.queryByRole('textbox')).toBeNull();
  },
};
export const BlocksLoading: Story = whileBlocked('loading');
/** Their conversation is not found either way. */
export const BlocksFailing: Story = {
  name: 'Your blocks cannot be read',
  ...whileBlocked('error'),
  play: async ({ canvas }) => void (await canvas.findByText('User not found.')),
};
export const BlockedByThem: Story = {
  name: 'They take no messages',
  args: { path: '/messages/nobody' },
  ...inState({ listBlocked: 'empty' }, 'User not found.'),
};

const unblocks = (state: StateOf<'unblockMember'>): Story => ({
  parameters: network({ unblockMember: state }),
  beforeEach: () => void blocks().set(ines._id, today),
  play: async ({ canvas }) => {
    const pane = within(await canvas.findByRole('region', { name: 'Conversation' }));
    await userEvent.click(await pane.findByRole('button', { name: 'Unblock' }));
    if (state === 'success') {
      await expectToast(`You have unblocked ${ines.name}.`);
      await expect(await pane.findByText(lastWords)).toBeVisible();
    } else if (state === 'loading') await expect(await pane.findByText('Unblocking...')).toBeVisible();
    else await expect(await screen.findByText(`We couldn’t unblock ${ines.name}.`, { exact: false })).toBeVisible();
  },
});

export const Unblocks: Story = { ...unblocks('success'), tags: ['interaction'] };
export const Unblocking: Story = { ...unblocks('loading'), tags: ['interaction'] };
export const UnblockFailing: Story = { ...unblocks('error'), tags: ['interaction'] };
export const UnblocksOffline: Story = { ...unblocks('offline'), tags: ['interaction'] };

export const LoadingMember: Story = {
  name: 'The member loads',
  args: { path: `/messages/${stranger._id}` },
  ...inState({ getUser: 'loading' }, 'Loading...'),
};
/** Their conversation is in the list: only their profile is missing. */
export const MemberFailing: Story = { name: 'The member cannot be read', ...inState({ getUser: 'error' }, lastWords) };

/** A member without a conversation. */
export const FirstContact: Story = {
  name: 'The first words',
  args: { path: `/messages/${stranger._id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No messages yet. Start a conversation!')).toBeVisible();
  },
};

export const FormerMember: Story = {
  name: 'They left',
  beforeEach: () => void community().formerIds.add(ines._id),
  play: async () => {
    const pane = await openThread();
    await expect(pane.getByText(/^They are no longer a member\./)).toBeVisible();
    await expect(pane.queryByRole('link', { name: 'Propose a session' })).toBeNull();
  },
};

/** What is unread when it opens is below a line, and then marked as read. */
const withUnread = (state: StateOf<'markConversation'>): Story => ({
  parameters: network({ markConversation: state }),
  beforeEach: () => {
    const last = community().messages.findLast(({ senderId }) => senderId._id === ines._id);
    if (last) community().unreadIds.add(last._id);
  },
  play: async () => {
    const pane = await openThread();
    await expect(await pane.findByText('New')).toBeVisible();
    if (state === 'success') await waitFor(() => expect(community().unreadIds.size).toBe(0));
    else await expect(community().unreadIds.size).toBe(1);
  },
});

export const Unread: Story = { ...withUnread('success'), tags: ['interaction'] };
export const UnreadMarking: Story = { ...withUnread('loading'), tags: ['interaction'] };
export const UnreadMarkFailing: Story = { ...withUnread('error'), tags: ['interaction'] };
