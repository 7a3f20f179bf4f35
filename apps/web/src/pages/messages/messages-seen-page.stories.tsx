import { community } from '@skill-exchange/api-mocks/community';
import { makeUser } from '@skill-exchange/api-mocks/factories';
import { notifications } from '@skill-exchange/api-mocks/handlers/notifications';
import { ownSide } from '@skill-exchange/api-mocks/threads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { openThread } from '../../test/open-thread.ts';
import { network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const ines = makeUser({}, 1);

/** The icon of the installed app. */
const icon = { set: fn(), clear: fn() };

const setUnread = () => {
  const last = community().messages.findLast(({ senderId }) => senderId._id === ines._id);
  if (last) community().unreadIds.add(last._id);
};

const withIcon = () => {
  icon.set = fn(async () => {});
  icon.clear = fn(async () => {});
  Object.defineProperties(navigator, {
    setAppBadge: { configurable: true, value: icon.set },
    clearAppBadge: { configurable: true, value: icon.clear },
  });
  return () => {
    Reflect.deleteProperty(navigator, 'setAppBadge');
    Reflect.deleteProperty(navigator, 'clearAppBadge');
  };
};

const meta = {
  ...pageStory,
  title: 'Pages/Messages',
  component: StoryApp,
  args: { path: `/messages/${ines._id}`, as: 'member' },
  beforeEach: () => {
    pageStory.beforeEach();
    setUnread();
    return withIcon();
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const isRead = () => waitFor(() => expect(community().unreadIds.size).toBe(0));

/** In a visible window beside the one that has the focus: unread, with its number, until it is touched. */
export const WithoutFocus: Story = {
  tags: ['interaction'],
  parameters: network({ markConversation: 'success', listNotifications: 'empty' }),
  beforeEach: () => void spyOn(document, 'hasFocus').mockReturnValue(false),
  play: async () => {
    const pane = await openThread();
    await expect(await pane.findByText('New')).toBeVisible();
    await waitFor(() => expect(icon.set).toHaveBeenLastCalledWith(1));
    await expect(document.title).toMatch(/^\(1\) /);
    await expect(community().unreadIds.size).toBe(1);
    await userEvent.click(pane.getByRole('log'));
    await isRead();
    await waitFor(() => expect(icon.clear).toHaveBeenCalled());
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
  },
};

/** A muted conversation has no notification: its messages and the other notifications are the number. */
export const OfAMutedOne: Story = {
  tags: ['interaction'],
  args: { path: '/messages' },
  beforeEach: () => {
    const shared = community().conversations.find(({ members }) => members.includes(ines._id));
    if (shared) ownSide(shared._id).mutedUntil = '9999-01-01T00:00:00.000Z';
    const isAboutMessages = ({ kind }: { kind: string }) => kind === 'message';
    notifications().splice(0, Number.POSITIVE_INFINITY, ...notifications().filter((one) => !isAboutMessages(one)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
    await waitFor(() => expect(icon.set).toHaveBeenLastCalledWith(2));
    await expect(document.title).toMatch(/^\(2\) /);
  },
};

/** The window has the focus, and the end of the thread is in sight. */
export const WithFocus: Story = {
  tags: ['interaction'],
  parameters: network({ markConversation: 'success' }),
  beforeEach: () => void spyOn(document, 'hasFocus').mockReturnValue(true),
  play: async () => {
    await openThread();
    await isRead();
  },
};

/** The newest message is below what is in sight. */
export const AboveTheEnd: Story = {
  tags: ['interaction'],
  parameters: network({ markConversation: 'success' }),
  beforeEach: () => {
    spyOn(document, 'hasFocus').mockReturnValue(true);
    const { messages, unreadIds, conversations } = community();
    const shared = conversations.find(({ members }) => members.includes(ines._id));
    const theirs = messages.filter(
      ({ senderId, conversationId }) => senderId._id === ines._id && conversationId === shared?._id,
    );
    for (const message of theirs) message.text += '\n'.repeat(40);
    const [first] = theirs;
    unreadIds.clear();
    if (first) unreadIds.add(first._id);
    const last = theirs.at(-1);
    if (last) unreadIds.add(last._id);
  },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    await expect(await canvas.findByText('New')).toBeVisible();
    await expect(community().unreadIds.size).toBe(2);
    log.scrollTop = log.scrollHeight;
    await isRead();
  },
};
