import { community } from '@skill-exchange/api-mocks/community';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Operator set-up',
  component: StoryApp,
  args: { path: '/setup/Zk3v9Qm1T0uJ8yWc2bN5rXa7dLs4hEoPiGfK6tVqYwM', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const run = async () => userEvent.click(await screen.findByRole('button', { name: 'Run this community' }));

export const Resting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Run this community' })).toBeVisible();
  },
};

/** Whether the member is the operator already is not known yet, or not at all. */
export const ProfileLoads: Story = {
  ...Resting,
  name: 'Your own profile loads',
  parameters: network({ getUser: 'loading' }),
};
export const ProfileFails: Story = {
  ...Resting,
  name: 'Your own profile does not load',
  parameters: network({ getUser: 'error' }),
};
export const ProfileNotFound: Story = {
  ...Resting,
  name: 'Your own profile is not found',
  parameters: network({ getUser: 'notFound' }),
};

export const Success: Story = {
  tags: ['interaction'],
  parameters: shows({ becomeOperator: 'success' }),
  play: async ({ canvas }) => {
    await run();
    await expect(await canvas.findByRole('heading', { name: 'What it looks like' })).toBeVisible();
  },
};

/** Sign-up and log-in lead back to the link. */
export const Visitor: Story = {
  tags: ['interaction'],
  args: { as: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Set up Skill Exchange' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(await canvas.findByRole('heading', { name: 'Create Account' })).toBeVisible();
  },
};

export const Sending: Story = {
  tags: ['interaction'],
  parameters: network({ becomeOperator: 'loading' }),
  play: async ({ canvas }) => {
    await run();
    await expect(canvas.getByRole('button', { name: 'Run this community' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LinkUsed: Story = {
  tags: ['interaction'],
  parameters: network({ becomeOperator: 'notFound' }),
  play: async ({ canvas }) => {
    await run();
    await expect(await canvas.findByText(/^This link doesn’t work any more\./)).toBeVisible();
    await expect(canvas.queryByText(/^Nobody runs this community yet\./)).toBeNull();
  },
};

/** The operator has opened their own link again. */
export const OwnLinkAgain: Story = {
  tags: ['interaction'],
  beforeEach: () => void Object.assign(community().me, { isOperator: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What it looks like' })).toBeVisible();
  },
};

export const HasOperator: Story = {
  tags: ['interaction'],
  parameters: network({ becomeOperator: 'conflict' }),
  play: async ({ canvas }) => {
    await run();
    await expect(await canvas.findByText(/^This community has an operator already\./)).toBeVisible();
    await expect(canvas.queryByText(/^Nobody runs this community yet\./)).toBeNull();
  },
};

export const Failing: Story = {
  name: 'Error',
  tags: ['interaction'],
  parameters: network({ becomeOperator: 'error' }),
  play: async () => {
    await run();
    await expect(await screen.findByText(/We couldn’t make you the operator\./)).toBeVisible();
  },
};
