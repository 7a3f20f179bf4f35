import { community } from '@skill-exchange/api-mocks/community';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import { ownSide } from '@skill-exchange/api-mocks/threads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inState, network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Messages',
  component: StoryApp,
  args: { path: '/messages', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: 'Your conversations',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Messages' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Inês Carvalho/ })).toBeVisible();
  },
};

const asking: Pick<Story, 'beforeEach'> = {
  beforeEach: () => {
    for (const { _id } of community().conversations.slice(0, 2)) ownSide(_id).request = 'incoming';
  },
};

/** First messages of strangers are above all others, with their answers. */
export const Requests: Story = {
  name: 'Strangers would like to write',
  ...asking,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Message requests' }));
    await expect(list.getAllByRole('link', { name: /would like to write to you/ })).toHaveLength(2);
  },
};

/** An accepted one opens, and is a conversation like any other. */
export const AcceptsARequest: Story = {
  ...asking,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Accept' });
    await userEvent.click(first as HTMLElement);
    const pane = within(canvas.getByRole('region', { name: 'Conversation' }));
    await expect(await pane.findByRole('textbox', { name: 'Message' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Accept' })).toHaveLength(1));
  },
};

export const DeclinesARequest: Story = {
  ...asking,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Decline' });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Decline' })).toHaveLength(1));
    await expect(canvas.queryByRole('region', { name: 'Conversation' })?.querySelector('textarea') ?? null).toBeNull();
  },
};

/** A click opens the conversation next to the list. */
export const OpensAConversation: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Inês Carvalho/ }));
    const pane = within(canvas.getByRole('region', { name: 'Conversation' }));
    await expect(await pane.findByRole('heading', { name: 'Inês Carvalho' })).toBeVisible();
  },
};

const search = async (words: string) =>
  userEvent.type(await screen.findByRole('searchbox', { name: 'Search people and messages' }), words);

export const Searches: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Inês Carvalho/ });
    await search('thursday');
    const found = () => canvas.getByRole('link', { name: /See you Thursday, then/ });
    await waitFor(() => expect(found()).toHaveAttribute('href', expect.stringMatching(/\?at=\d+$/)));
  },
};

const searching = (state: StateOf<'searchMessages'>, text: string | RegExp, words = 'zither'): Story => ({
  parameters: network({ searchMessages: state }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Inês Carvalho/ });
    await search(words);
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const FindsNothing: Story = {
  ...searching('empty', 'No people or messages found.'),
  tags: ['interaction'],
};
export const Searching: Story = {
  // An emoji alone is searched for, too.
  ...searching('loading', 'Searching messages...', '🎻'),
  tags: ['interaction'],
};
export const SearchFailing: Story = {
  ...searching('error', /^We couldn’t search your messages\./),
  tags: ['interaction'],
};

export const Loading: Story = {
  name: 'Conversations load',
  ...inState({ listChatUsers: 'loading' }, 'Loading...'),
};

export const Empty: Story = {
  name: 'No messages yet',
  ...inState({ listChatUsers: 'empty' }, 'No messages yet'),
};

export const Failing: Story = {
  name: 'Error',
  ...inState({ listChatUsers: 'error' }, 'Unable to get your messages'),
};

/** The cookie is another member's. */
export const Forbidden: Story = {
  name: 'Conversations are not yours to read',
  ...inState({ listChatUsers: 'forbidden' }, 'Unable to get your messages'),
};
