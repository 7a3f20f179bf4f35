import { community } from '@skill-exchange/api-mocks/community';
import { makeUser } from '@skill-exchange/api-mocks/factories';
import { ownSide } from '@skill-exchange/api-mocks/threads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { openThread } from '../../test/open-thread.ts';
import { network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const ines = makeUser({}, 1);

const own = () => {
  const shared = community().conversations.find(({ members }) => members.includes(ines._id));
  return ownSide(shared?._id ?? '');
};

const meta = {
  ...pageStory,
  title: 'Pages/Messages',
  component: StoryApp,
  args: { path: '/messages', as: 'member' },
  parameters: network({ listNotifications: 'empty' }),
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowName = /Inês Carvalho.*Marked as unread/;

const choose = async (menu: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

export const MarkedAsUnreadSuccess: Story = {
  name: 'Marked as unread',
  beforeEach: () => {
    own().isMarkedUnread = true;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: rowName })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  },
};

/** From the row's menu; opening the thread ends it. */
export const InTheList: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Inês Carvalho/ });
    await choose('Actions for Inês Carvalho', 'Mark as unread');
    await expectToast('Marked as unread until you open it.');
    const row = await canvas.findByRole('link', { name: rowName });
    await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
    await userEvent.click(row);
    await waitFor(() => expect(own().isMarkedUnread).toBe(false));
    await waitFor(() => expect(canvas.queryByRole('link', { name: rowName })).toBeNull());
    await expect(document.title).not.toMatch(/^\(/);
  },
};

/** From the thread's menu, which then leads back to the list. */
export const InTheThread: Story = {
  tags: ['interaction'],
  args: { path: `/messages/${ines._id}` },
  play: async ({ canvas }) => {
    const pane = await openThread();
    await pane.findByRole('log');
    await choose('More about Inês Carvalho', 'Mark as unread');
    await expect(await canvas.findByRole('link', { name: rowName })).toBeVisible();
    await waitFor(() =>
      expect(within(canvas.getByRole('region', { name: 'Conversation' })).queryByRole('log')).toBeNull(),
    );
    await expect(own().isMarkedUnread).toBe(true);
  },
};

export const MarkedAsUnreadFailing: Story = {
  tags: ['interaction'],
  parameters: network({ changeConversation: 'error', listNotifications: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Inês Carvalho/ });
    await choose('Actions for Inês Carvalho', 'Mark as unread');
    await expectToast('Your change couldn’t be saved. Something went wrong on our side (req-1).');
    await expect(canvas.queryByRole('link', { name: rowName })).toBeNull();
  },
};
