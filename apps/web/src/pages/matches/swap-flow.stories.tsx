import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const [first] = community().sessions;
const one = `/userDashboard/session/${first?._id}`;

const meta = {
  ...pageStory,
  title: 'Flows/A swap',
  component: StoryApp,
  args: { path: '/matches', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first session in this state. */
const withSession = (parts: () => object): Pick<Story, 'beforeEach'> => ({
  beforeEach: () => {
    pageStory.beforeEach();
    const [session] = community().sessions;
    if (session) Object.assign(session, { version: 2 }, parts());
  },
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Swaps for the member, best first. */
export const Find: Story = {
  name: '1 Find',
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Propose a session' }))[0]).toBeVisible();
  },
};

/** The planner with the other member and the matching skills. */
export const Propose: Story = {
  name: '2 Propose',
  args: { path: `/userDashboard/session?with=${first?.userTwo._id}` },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add New Session' })).toBeVisible();
  },
};

/** The other member proposed it: one press answers. */
export const Agree: Story = {
  name: '3 Agree',
  args: { path: one },
  ...withSession(() => ({
    consent: 'pending',
    isProposal: true,
    waitingFor: community().me._id,
    date: inMinutes(3000),
  })),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /^Accept / }))[0]).toBeVisible();
  },
};

/** It starts in ten minutes. */
export const Meet: Story = {
  name: '4 Meet',
  args: { path: one },
  ...withSession(() => ({ consent: 'agreed', date: inMinutes(10) })),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Join Session' }))[0]).toBeVisible();
  },
};

/** It is over: the stars are there. */
export const Review: Story = {
  name: '5 Review',
  args: { path: one },
  ...withSession(() => ({ status: 'Completed', consent: 'agreed', date: inMinutes(-2000) })),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Session Completed'))[0]).toBeVisible();
  },
};
