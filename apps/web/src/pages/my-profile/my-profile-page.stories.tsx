import { community, credentials } from '@skill-exchange/api-mocks/community';
import { availability } from '@skill-exchange/api-mocks/handlers/availability';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inState, network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Profile',
  component: StoryApp,
  args: { path: '/userDashboard', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: 'Your profile',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: community().me.name })).toBeVisible();
    await expect(canvas.getByText(credentials.email)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Skills I Want to Learn' })).toBeVisible();
  },
};

/** A member who has just signed up. */
export const NewMember: Story = {
  name: 'Your first visit',
  beforeEach: () => {
    Object.assign(community().me, { about: '', photo: '', rating: 0, skillsOffered: [], skillsRequested: [] });
  },
};

export const NewMemberPressed: Story = {
  ...NewMember,
  name: 'Your first visit, pressed',
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This user has not provided an about section.')).toBeInTheDocument();
    await expect(canvas.getAllByText('No information available')).toHaveLength(2);
    await expect(canvas.getByText('New')).toBeVisible();
    await expect(canvas.getByText('Members find you in matches once you add a photo or a few words.')).toBeVisible();
    for (const step of ['Add skills you can teach', 'Add skills you want to learn', 'Add a photo'])
      await expect(canvas.getByRole('button', { name: step })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write about yourself' }));
    await expect(await canvas.findByRole('heading', { name: 'Edit profile' })).toBeVisible();
  },
};

/** The log-in leads here, so the first steps of a newcomer are here, too; the first one opens the form. */
export const Newcomer: Story = {
  tags: ['interaction'],
  parameters: network({ listMySessions: 'empty', listChatUsers: 'empty' }),
  beforeEach: () => {
    availability().own = null;
    localStorage.removeItem(`first-steps:${community().me._id}`);
    Object.assign(community().me, { about: '', photo: '', rating: 0, skillsOffered: [], skillsRequested: [] });
  },
  play: async ({ canvas, userEvent }) => {
    const steps = within(await canvas.findByRole('region', { name: 'Three steps to your first swap' }));
    await expect(steps.getByRole('link', { name: 'Find your swap' })).toHaveAttribute('href', '/matches');
    await userEvent.click(steps.getByRole('link', { name: 'Fill in your profile' }));
    await expect(await canvas.findByRole('heading', { name: 'Edit profile' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    // Again: the address has no form any more.
    await userEvent.click(await canvas.findByRole('link', { name: 'Fill in your profile' }));
    await expect(await canvas.findByRole('heading', { name: 'Edit profile' })).toBeVisible();
  },
};

/** The steps wait for the sessions, and stay away without them. */
const withoutSteps: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: community().me.name })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Three steps to your first swap' })).toBeNull();
  },
};
export const SessionsLoading: Story = {
  name: 'Your sessions load',
  ...withoutSteps,
  parameters: network({ listMySessions: 'loading' }),
};
export const SessionsFailing: Story = {
  name: 'Your sessions cannot be read',
  ...withoutSteps,
  parameters: network({ listMySessions: 'error' }),
};

/** Links to the form work from anywhere. */
export const FormFromALink: Story = {
  name: 'The form, from a link',
  args: { path: '/userDashboard/profile?edit' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Edit profile' })).toBeVisible();
  },
};

export const LogsOut: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await expect(await canvas.findByRole('heading', { name: 'Featured Events' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'GET STARTED' })).toBeVisible();
  },
};

export const Starting: Story = {
  name: 'The app starts',
  parameters: network({ checkAuth: 'loading' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
    await expect(canvas.queryByRole('main')).toBeNull();
  },
};

export const TokenRejected: Story = {
  name: 'You are logged out',
  parameters: network({ checkAuth: 'unauthorized' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Your profile loads',
  ...inState({ getUser: 'loading' }, 'Loading....'),
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ getUser: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'Your account is gone',
  ...inState({ getUser: 'notFound' }, 'No user data found.'),
};

export const Moderator: Story = {
  name: 'You are a moderator',
  beforeEach: () => void Object.assign(community().me, { role: 'moderator' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Moderation' })).toHaveAttribute('href', '/moderation');
  },
};
