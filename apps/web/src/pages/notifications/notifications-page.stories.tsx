import { notifications } from '@skill-exchange/api-mocks/handlers/notifications';
import { openSockets, tellLive } from '@skill-exchange/api-mocks/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { inState, network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Notifications',
  component: StoryApp,
  args: { path: '/notifications', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: 'What happened',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Notifications' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Unread: Inês Carvalho sent you 3 messages/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Notifications, 2 unread' })).toBeVisible();
  },
};

/** A click marks one as read immediately, and opens its page. */
export const Pressed: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Unread: Inês Carvalho and 2 others want/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /Sourdough|Event/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
  },
};

export const AllMarkedAsRead: Story = {
  tags: ['interaction'],
  parameters: shows({ readNotifications: 'success' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Unread/ })).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mark all read' })).toBeNull();
  },
};

/** New ones show immediately while the page is open, and count in the navbar and the title. */
export const Live: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Notifications, 2 unread' });
    await waitFor(() => expect(openSockets()).toBe(1));
    const [latest] = notifications();
    if (latest) notifications().unshift({ ...latest, _id: '2000', title: 'Inês Carvalho reviewed you' });
    tellLive(3);
    await expect(await canvas.findByRole('link', { name: /^Unread: Inês Carvalho reviewed you/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('(3) Notifications · Skill Exchange'));
  },
};

/** The address has the filter. What is read under Unread stays in its place. */
export const Filtered: Story = {
  tags: ['interaction'],
  args: { path: '/notifications?show=unread' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Unread 2' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('link', { name: /^You’re in/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Unread/ })).toBeNull());
    await expect(canvas.getByRole('link', { name: /^Inês Carvalho sent you 3 messages/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Events' }));
    await expect(await canvas.findByRole('link', { name: /^You’re in/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /sent you 3 messages/ })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Unread' }));
    await expect(await canvas.findByText('Nothing unread')).toBeVisible();
  },
};

/** What is unread is behind a page of what was read: the number of the filter leads to it. */
export const UnreadOnALaterPage: Story = {
  tags: ['interaction'],
  args: { path: '/notifications?show=unread' },
  beforeEach: () => {
    for (const [index, each] of notifications().entries()) each.isRead = index !== 30;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Unread 1' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Unread: / })).toBeVisible();
    await expect(canvas.queryByText('Nothing unread')).toBeNull();
  },
};

const toAnswer = { args: { path: '/notifications?show=answer', as: 'member' } } satisfies Story;

/** Nothing waits for the member: the other filters still have notifications. */
export const NothingToAnswer: Story = {
  name: 'All answered',
  ...toAnswer,
  ...inState({ listNeeds: 'empty' }, 'Nothing needs an answer'),
};

export const ToAnswerLoading: Story = {
  name: 'What waits for an answer loads',
  ...toAnswer,
  ...inState({ listNeeds: 'loading' }, 'Loading notifications...'),
};

/** The other filters do not need the answer. */
export const ToAnswerFailing: Story = {
  ...toAnswer,
  tags: ['interaction'],
  parameters: network({ listNeeds: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unable to get what needs an answer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(await canvas.findByRole('link', { name: /^You’re in/ })).toBeVisible();
    await expect(canvas.queryByText('Unable to get what needs an answer')).toBeNull();
  },
};

/** Only the filter of what needs an answer uses the requests of strangers. */
const withoutFirstMessages = (state: 'loading' | 'error' | 'empty'): Story => ({
  parameters: network({ listChatUsers: state }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Unread: Inês Carvalho and 2 others want/ })).toBeVisible();
  },
});

export const FirstMessagesLoading = withoutFirstMessages('loading');
export const FirstMessagesFailing = withoutFirstMessages('error');
export const NoFirstMessages = withoutFirstMessages('empty');

export const Loading: Story = {
  name: 'Notifications load',
  ...inState({ listNotifications: 'loading' }, 'Loading notifications...'),
};

export const Empty: Story = {
  name: 'Nothing happened yet',
  ...inState({ listNotifications: 'empty' }, 'You’re all caught up'),
};

export const Failing: Story = {
  name: 'Error',
  ...inState({ listNotifications: 'error' }, 'Unable to get your notifications'),
};

const fails = (state: 'error' | 'offline', words: string): Story => ({
  tags: ['interaction'],
  parameters: network({ readNotifications: state }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all read' }));
    await expectToast(words);
    await expect(await canvas.findByRole('link', { name: /^Unread: Inês Carvalho sent you/ })).toBeVisible();
  },
});

export const MarkingFails = fails(
  'error',
  "They couldn't be marked as read. Something went wrong on our side (req-1).",
);

/** They look read before the server has responded. */
export const Marking: Story = {
  tags: ['interaction'],
  parameters: network({ readNotifications: 'loading' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Unread/ })).toBeNull());
  },
};
