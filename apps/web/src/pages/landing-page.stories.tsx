import { community } from '@skill-exchange/api-mocks/community';
import { instant } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { network, pageStory } from '../test/page-story.ts';
import { StoryApp } from '../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Landing',
  component: StoryApp,
  args: { path: '/', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Teach what you know.');
    await expect(await canvas.findAllByRole('button', { name: 'Show More' })).toHaveLength(3);
    await expect(await canvas.findByRole('link', { name: 'Explore More' })).toHaveAttribute('href', '/events');
    await expect(canvas.getByRole('link', { name: 'EXPLORE' })).toHaveAttribute('href', '/#skills');
    await expect(await canvas.findByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/users');
  },
};

/** Sign Up is in the first screen, without the menu. */
export const VisitorOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const signUp = await canvas.findByRole('link', { name: 'Sign Up' });
    await expect(signUp).toHaveAttribute('href', '/signup');
    await expect(signUp.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
};

export const Member: Story = {
  args: { as: 'member' },
  play: async ({ canvas }) => {
    const explore = await canvas.findByRole('link', { name: 'EXPLORE' });
    await expect(explore).toHaveAttribute('href', '/users/allRecommendUsers');
    await expect(await canvas.findByRole('heading', { name: 'TOP SKILLS' })).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: 'View profile' }))[0]).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: network({ listEvents: 'loading', listUsers: 'loading', listRecentSkills: 'loading' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading events...')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Loading...')).toHaveLength(2));
  },
};

export const LoadingForMember: Story = {
  name: 'Loading for a member',
  args: { as: 'member' },
  parameters: network({ listLearnEvents: 'loading', recommendUsers: 'loading' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading events...')).toBeVisible();
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: network({ listEvents: 'empty', listUsers: 'empty', listRecentSkills: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events found.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Explore More' })).toBeNull();
  },
};

/** Without a match, members see what visitors see, but not themselves. */
export const UnmatchedMember: Story = {
  args: { as: 'member' },
  parameters: network({ listLearnEvents: 'empty', recommendUsers: 'empty' }),
  play: async ({ canvas }) => {
    const events = within(await canvas.findByRole('region', { name: 'Featured Events' }));
    await expect(await events.findAllByRole('button', { name: 'Show More' })).toHaveLength(3);
    const users = within(await canvas.findByRole('region', { name: 'Recommended Users' }));
    await expect(await users.findAllByRole('link', { name: 'View profile' })).toHaveLength(3);
    await expect(users.queryByRole('heading', { name: community().me.name })).toBeNull();
    await expect(users.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/users');
  },
};

export const EmptyForMember: Story = {
  args: { as: 'member' },
  parameters: network({
    listLearnEvents: 'empty',
    recommendUsers: 'empty',
    listEvents: 'empty',
    listUsers: 'empty',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events found.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Browse members' })).toHaveAttribute('href', '/users');
  },
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ listEvents: 'error', listUsers: 'error', listRecentSkills: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch top events')).toBeVisible();
    await expect(await canvas.findByText('Unable to get recommended users')).toBeVisible();
    await expect(await canvas.findByText('Unable to get top skills')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3));
  },
};

export const FailingForMember: Story = {
  name: 'Error for a member',
  args: { as: 'member' },
  parameters: network({ listLearnEvents: 'error', recommendUsers: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to top fetch events')).toBeVisible();
    await expect(await canvas.findByText('Unable to recommended users')).toBeVisible();
  },
};

/** The next session is minutes away, and Inês has written. */
export const HomeOfMember: Story = {
  name: 'Home of a member',
  args: { as: 'member' },
  beforeEach: () => {
    const { sessions, messages, unreadIds } = community();
    const [next] = sessions;
    if (next) next.date = new Date(Date.now() + 10 * 60_000).toISOString();
    for (const { _id, senderId, conversationId } of messages)
      if (senderId._id === 'member-2' && conversationId === 'conversation-1') unreadIds.add(_id);
  },
  play: async ({ canvas }) => {
    const home = within(await canvas.findByRole('region', { name: 'Good to see you, Jonas' }));
    const part = async (name: string) => within(await home.findByRole('region', { name }));
    const session = await part('Your next session');
    await expect(await session.findByText('Starts in 10 min')).toBeVisible();
    await expect(session.getByRole('link', { name: 'Join Session' })).toBeVisible();
    const requests = await part('Requests to answer');
    await expect((await requests.findAllByRole('link', { name: /2 requests$/ }))[0]).toBeVisible();
    await expect(await (await part('Unread for you')).findByRole('link', { name: /\d unread$/ })).toBeVisible();
    const [review] = await requests.findAllByRole('link', { name: /^How was your session with .+ Review it$/ });
    await expect(review).toHaveAttribute('href', expect.stringMatching(/^\/userDashboard\/session#session-./));
    const matches = await part('You could swap');
    await expect((await matches.findAllByRole('link', { name: / for / }))[0]).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Teach what you know.');
  },
};

/** A proposal is not set: it is among the requests with a link to its answer, and is not the next session. */
export const HomeProposal: Story = {
  name: 'Home with a proposal',
  args: { as: 'member' },
  beforeEach: () => {
    const { sessions, me } = community();
    const [proposal] = sessions;
    if (proposal === undefined) return;
    Object.assign(proposal, {
      consent: 'pending',
      isProposal: true,
      waitingFor: me._id,
      offer: {
        by: proposal.userTwo._id,
        kind: 'proposal',
        times: [proposal.date, instant(5, 9)],
        durationMinutes: 60,
        note: '',
        expiresAt: instant(2),
      },
    });
  },
  play: async ({ canvas }) => {
    const requests = within(await canvas.findByRole('region', { name: 'Requests to answer' }));
    const link = await requests.findByRole('link', {
      name: /proposes a session.*2 times to choose from.*Needs your answer/,
    });
    await expect(link).toHaveAttribute('href', `/userDashboard/session#session-${community().sessions[0]?._id}`);
    const next = within(canvas.getByRole('region', { name: 'Your next session' }));
    await expect(await next.findAllByRole('link', { name: 'Join Session' })).toHaveLength(1);
    await expect(next.queryByText(/proposes a session/)).toBeNull();
  },
};

export const HomeLoading: Story = {
  name: 'Home loading',
  args: { as: 'member' },
  parameters: network({
    listMySessions: 'loading',
    listCreatedEvents: 'loading',
    listChatUsers: 'loading',
    getUser: 'loading',
  }),
  play: async ({ canvas }) => {
    for (const text of ['Loading your sessions...', 'Loading your conversations...', 'Looking for matches...'])
      await expect(await canvas.findByText(text)).toHaveRole('status');
  },
};

export const HomeEmpty: Story = {
  name: 'Home empty',
  args: { as: 'member' },
  parameters: network({
    listMySessions: 'empty',
    listCreatedEvents: 'empty',
    listChatUsers: 'empty',
    recommendUsers: 'empty',
  }),
  play: async ({ canvas }) => {
    for (const name of ['Find a partner', 'Add your skills'])
      await expect(await canvas.findByRole('link', { name })).toBeVisible();
    for (const text of ['No one is waiting for your answer.', "You're all caught up."])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** Each part fails by itself: the landing page stays below. */
export const HomeFailing: Story = {
  name: 'Home error',
  args: { as: 'member' },
  parameters: network({
    listMySessions: 'error',
    listCreatedEvents: 'error',
    listChatUsers: 'error',
    getUser: 'error',
  }),
  play: async ({ canvas }) => {
    for (const text of [
      "We couldn't load your sessions",
      "We couldn't load the requests",
      "We couldn't load your conversations",
      "We couldn't look for matches",
    ])
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'TOP SKILLS' })).toBeVisible());
  },
};

export const HomeRejected: Story = {
  name: 'Home rejected',
  args: { as: 'member' },
  parameters: network({ getUser: 'notFound', listChatUsers: 'forbidden' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't look for matches")).toBeVisible();
    await expect(await canvas.findByText("We couldn't load your conversations")).toBeVisible();
    await expect(await canvas.findByText(/^Starts in/)).toBeVisible();
  },
};
