import { community } from '@skill-exchange/api-mocks/community';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Home',
  component: StoryApp,
  args: { path: '/', as: 'visitor' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  name: 'A visitor arrives',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Teach what you know.');
    await expect(await canvas.findAllByRole('button', { name: 'Show More' })).toHaveLength(3);
    await expect(await canvas.findByRole('link', { name: 'Explore More' })).toHaveAttribute('href', '/events');
    await expect(canvas.getByRole('link', { name: 'EXPLORE' })).toHaveAttribute('href', '/#skills');
    await expect(await canvas.findByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/users');
  },
};

/** Sign Up is on the first screen, outside of the menu. */
export const VisitorOnPhone: Story = {
  name: 'A visitor arrives, on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const signUp = await canvas.findByRole('link', { name: 'Sign Up' });
    await expect(signUp).toHaveAttribute('href', '/signup');
    await expect(signUp.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
};

export const Member: Story = {
  name: 'A member comes home',
  args: { as: 'member' },
  play: async ({ canvas }) => {
    const explore = await canvas.findByRole('link', { name: 'EXPLORE' });
    await expect(explore).toHaveAttribute('href', '/users/allRecommendUsers');
    await expect(canvas.getByRole('link', { name: 'GET STARTED' })).toHaveAttribute('href', '/#features');
    for (const name of ['Skill Exchange', 'Global Community', 'Collaborative Growth', 'TOP SKILLS'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    await expect((await canvas.findAllByRole('link', { name: 'Propose a session' }))[0]).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good to see you, Jonas');
  },
};

export const Loading: Story = {
  name: 'Skills, events and people load',
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
  name: 'A community that begins',
  parameters: network({ listEvents: 'empty', listUsers: 'empty', listRecentSkills: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events found.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Explore More' })).toBeNull();
  },
};

/** Without a match, members see the same as visitors, except themselves. */
export const UnmatchedMember: Story = {
  name: 'Nobody teaches what you want',
  args: { as: 'member' },
  parameters: network({ listLearnEvents: 'empty', recommendUsers: 'empty' }),
  play: async ({ canvas }) => {
    const events = within(await canvas.findByRole('region', { name: 'Featured Events' }));
    await expect(await events.findAllByRole('button', { name: 'Show More' })).toHaveLength(3);
    const users = within(await canvas.findByRole('region', { name: 'Recommended Users' }));
    await expect(await users.findAllByRole('link', { name: 'Propose a session' })).toHaveLength(3);
    await expect(users.queryByRole('heading', { name: community().me.name })).toBeNull();
    await expect(users.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/users');
  },
};

export const EmptyForMember: Story = {
  name: 'A community that begins, for a member',
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

export const SkillsLoadingForMember: Story = {
  name: 'Top skills load',
  args: { as: 'member' },
  parameters: network({ listRecentSkills: 'loading' }),
  play: async ({ canvas }) => {
    const skills = within(await canvas.findByRole('region', { name: 'TOP SKILLS' }));
    await expect(await skills.findByText('Loading...')).toBeVisible();
  },
};

export const SkillsFailingForMember: Story = {
  name: 'Top skills cannot be read',
  args: { as: 'member' },
  parameters: network({ listRecentSkills: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unable to get top skills')).toBeVisible();
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

/** The line of numbers keeps its height without them. */
const withoutNumbers = (state: StateOf<'searchMembers' | 'searchEvents'>): Story => ({
  parameters: network({ searchMembers: state, searchEvents: state }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'A swap in three short steps' })).toBeVisible();
    await expect(canvas.queryByText(/coming event/)).toBeNull();
  },
});

export const NumbersLoading: Story = withoutNumbers('loading');
export const NumbersFail: Story = withoutNumbers('error');
export const NumbersOffline: Story = withoutNumbers('offline');
export const NoNumbers: Story = withoutNumbers('empty');
