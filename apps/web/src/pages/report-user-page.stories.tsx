import { community } from '@skill-exchange/api-mocks/community';
import { makeUser } from '@skill-exchange/api-mocks/factories';
import { reported } from '@skill-exchange/api-mocks/handlers/reports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectToast } from '../test/expect-toast.ts';
import { network, pageStory, shows } from '../test/page-story.ts';
import { StoryApp } from '../test/story-app.tsx';

const ines = makeUser({}, 1);
const reason = 'Did not come, three times.';

const meta = {
  ...pageStory,
  title: 'Pages/Report user',
  component: StoryApp,
  args: { path: `/reportuser?userId=${ines._id}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function report(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Reason'), reason);
  await userEvent.click(screen.getByRole('button', { name: 'Submit Report' }));
}

/** Then back to the member. */
export const Success: Story = {
  parameters: shows({ reportUser: 'success' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ines.name)).toBeVisible();
    await expect(await canvas.findByText('0 / 250 characters')).toBeVisible();
    await report();
    await expectToast('Report submitted successfully');
    await expect(await canvas.findByRole('heading', { level: 1, name: ines.name })).toBeInTheDocument();
  },
};

export const NoMember: Story = {
  args: { path: '/reportuser' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('User not found.')).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { as: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: network({ getUser: 'loading' }),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText('Loading...')).toBeVisible();
  },
};

export const Failing: Story = {
  name: 'Error',
  parameters: network({ getUser: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: network({ getUser: 'notFound' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('User not found.')).toBeVisible();
  },
};

/** Members cannot report themselves. */
export const Oneself: Story = {
  args: { path: `/reportuser?userId=${community().me._id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('User not found.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Submit Report' })).toBeNull();
  },
};

export const ReportedBefore: Story = {
  beforeEach: () => {
    reported().add(ines._id);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have reported this member. The team looks at it.')).toBeVisible();
  },
};

export const ReportedUnknown: Story = {
  parameters: network({ isUserReported: 'loading' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Reason')).toBeVisible();
  },
};

export const ReportedFailing: Story = {
  parameters: network({ isUserReported: 'error' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Reason')).toBeVisible();
  },
};

export const Reporting: Story = {
  parameters: network({ reportUser: 'loading' }),
  play: async ({ canvas }) => {
    await report();
    await expect(await canvas.findByRole('button', { name: 'Submitting...' })).toBeVisible();
  },
};

function rejects(parameters: Story['parameters'], message: string): Story {
  return {
    ...(parameters && { parameters }),
    play: async ({ canvas }) => {
      await report();
      await expect(await canvas.findByText(message)).toBeVisible();
      await expect(canvas.getByLabelText('Reason')).toHaveValue(reason);
    },
  };
}

export const ReportOffline: Story = rejects(
  network({ reportUser: 'offline' }),
  'Failed to submit report. Please try again later.',
);
export const ReportNotFound: Story = rejects(network({ reportUser: 'notFound' }), 'User not found.');
export const ReportConflict: Story = rejects(
  network({ reportUser: 'conflict' }),
  'You have already reported this member.',
);
export const ReportTooMany: Story = rejects(
  network({ reportUser: 'tooMany' }),
  'Too many attempts. Try again in 15 minutes.',
);
