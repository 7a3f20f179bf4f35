import { community } from '@skill-exchange/api-mocks/community';
import { availability } from '@skill-exchange/api-mocks/handlers/availability';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { network, pageStory } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Home',
  component: StoryApp,
  args: { path: '/', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is planned. */
const nothingAhead = { listMySessions: 'empty', listParticipatingEvents: 'empty', listCreatedEvents: 'empty' } as const;

export const HomeEmpty: Story = {
  name: 'Home empty',
  parameters: network({ ...nothingAhead, listNeeds: 'empty' }),
  beforeEach: () => localStorage.setItem(`first-steps:${community().me._id}`, 'away'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Find a partner' })).toBeVisible();
    await expect(canvas.getByText('No one is waiting for your answer.')).toBeVisible();
  },
};

/** A newcomer only sees the steps above the people. They can be dismissed. */
export const HomeOfNewcomer: Story = {
  name: 'Home of a newcomer',
  tags: ['interaction'],
  parameters: network({ ...nothingAhead, listNeeds: 'empty', listChatUsers: 'empty' }),
  beforeEach: () => {
    availability().own = null;
    community().me.photo = '';
    localStorage.clear();
  },
  play: async ({ canvas, userEvent }) => {
    const steps = within(await canvas.findByRole('region', { name: 'Three steps to your first swap' }));
    await expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/userDashboard/profile?edit',
      '/userDashboard/availability',
      '/matches',
    ]);
    await expect(canvas.queryByRole('region', { name: 'Your next session' })).toBeNull();
    await userEvent.click(steps.getByRole('button', { name: 'Put the first steps away' }));
    await expect(await canvas.findByRole('link', { name: 'Find a partner' })).toBeVisible();
    await expect(canvas.queryByText('Three steps to your first swap')).toBeNull();
    localStorage.clear();
  },
};

/** Without complete data there are no steps. */
const withoutSteps: Story = {
  beforeEach: () => localStorage.clear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Find a partner' })).toBeVisible();
    await expect(canvas.queryByText('Three steps to your first swap')).toBeNull();
  },
};

export const StepsHoursLoading: Story = {
  name: 'First steps, your hours load',
  ...withoutSteps,
  parameters: network({ ...nothingAhead, getAvailability: 'loading' }),
};
export const StepsHoursFailing: Story = {
  name: 'First steps, your hours cannot be read',
  ...withoutSteps,
  parameters: network({ ...nothingAhead, getAvailability: 'error' }),
};
export const StepsProfileLoading: Story = {
  name: 'First steps, your profile loads',
  ...withoutSteps,
  parameters: network({ ...nothingAhead, getUser: 'loading' }),
};
export const StepsProfileFailing: Story = {
  name: 'First steps, your profile cannot be read',
  ...withoutSteps,
  parameters: network({ ...nothingAhead, getUser: 'error' }),
};
export const StepsMessagesLoading: Story = {
  name: 'First steps, your messages load',
  ...withoutSteps,
  parameters: network({ ...nothingAhead, listChatUsers: 'loading' }),
};
export const StepsMessagesFailing: Story = {
  name: 'First steps, your messages cannot be read',
  ...withoutSteps,
  parameters: network({ ...nothingAhead, listChatUsers: 'error' }),
};
