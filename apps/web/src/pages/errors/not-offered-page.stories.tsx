import type { Feature } from '@skill-exchange/api-client/types';
import { communitySettings } from '@skill-exchange/api-mocks/handlers/operator/community';
import { changeCommunityLive, openSockets } from '@skill-exchange/api-mocks/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Not offered',
  component: StoryApp,
  args: { path: '/events', as: 'member', off: ['events'] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const menu = async () => within(await screen.findByRole('navigation', { name: 'Main' }));

/** The page says it, and the menu leads elsewhere. */
const without = (path: string, as: 'visitor' | 'member', off: Feature[], title: string, entry: string): Story => ({
  args: { path, as, off },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect((await menu()).queryByRole('link', { name: entry })).toBeNull();
    await expect((await menu()).getByRole('link', { name: 'About Us' })).toBeVisible();
  },
});

export const Events: Story = without('/events', 'member', ['events'], 'No events here', 'Events');
export const NewEvent: Story = without(
  '/userDashboard/events/createEvent',
  'member',
  ['events'],
  'No events here',
  'Events',
);
export const Blogs: Story = without('/blogs', 'member', ['blogs'], 'No blog here', 'Blogs');
export const Article: Story = without('/blog/1', 'visitor', ['blogs'], 'No blog here', 'Blogs');
export const MembersForVisitors: Story = without('/users', 'visitor', ['public-profiles'], 'For members', 'Users');
export const EventsForVisitors: Story = without('/events', 'visitor', ['public-events'], 'For members', 'Events');
export const EventForVisitors: Story = without('/events/1', 'visitor', ['public-events'], 'For members', 'Events');

export const MembersForMembers: Story = {
  args: { path: '/users', as: 'member', off: ['public-profiles', 'public-events'] },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await expect((await menu()).getByRole('link', { name: 'Events' })).toBeVisible();
  },
};

/** The sessions that are planned are still there, without a way to plan others. */
export const Sessions: Story = {
  args: { path: '/userDashboard/session', as: 'member', off: ['sessions'] },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Session Management' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Add Session' })).toBeNull();
    const dashboard = within(await screen.findByRole('navigation', { name: 'Dashboard' }));
    await expect(dashboard.queryByRole('link', { name: /session/i })).toBeNull();
    await expect(dashboard.getByRole('link', { name: /events/i })).toBeVisible();
  },
};

export const Rings: Story = {
  args: { path: '/matches', as: 'member', off: ['rings'] },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Swaps for you' })).toBeVisible();
    await expect(screen.queryByText(/^Rings$/)).toBeNull();
  },
};

export const Home: Story = {
  args: { path: '/', as: 'visitor', off: ['events', 'public-profiles'] },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'TOP SKILLS' })).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'Featured Events' })).toBeNull();
    await expect(screen.queryByRole('heading', { name: 'Recommended Users' })).toBeNull();
  },
};

const offer = (offersEvents: boolean) => {
  const offered = communitySettings().groups.find(({ group }) => group === 'offered');
  if (offered !== undefined) offered.values = { ...offered.values, offersEvents };
  changeCommunityLive();
};

/** The menu follows at once. The open page stays, since somebody may be writing there, until its reader leaves it. */
export const TurnedOffMeanwhile: Story = {
  args: { path: '/events', as: 'member', off: [] },
  tags: ['interaction'],
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: /events/i });
    await waitFor(() => expect(openSockets()).toBeGreaterThan(0));
    const entry = async () => (await menu()).queryByRole('link', { name: 'Events' });
    await expect(await entry()).toBeVisible();
    offer(false);
    await waitFor(async () => expect(await entry()).toBeNull(), { timeout: 5000 });
    await expect(screen.queryByRole('heading', { level: 1, name: 'No events here' })).toBeNull();
    offer(true);
    await waitFor(async () => expect(await entry()).toBeVisible(), { timeout: 5000 });
  },
};

export const TurnedOnMeanwhile: Story = {
  tags: ['interaction'],
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'No events here' });
    await waitFor(() => expect(openSockets()).toBeGreaterThan(0));
    offer(true);
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'No events here' })).toBeNull(), {
      timeout: 5000,
    });
  },
};
