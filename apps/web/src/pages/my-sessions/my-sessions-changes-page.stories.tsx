import { community } from '@skill-exchange/api-mocks/community';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

const unreachable = "We can't reach Skill Exchange. Check your connection and try again.";

const meta = {
  ...pageStory,
  title: 'Pages/Sessions',
  component: StoryApp,
  args: { path: '/userDashboard/session', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

async function cancelFirst(): Promise<void> {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Cancel' }))[0] ?? document.body);
  await screen.findByText('Are you sure you want to cancel this session?');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel session' }));
}

export const Cancels: Story = {
  tags: ['interaction'],
  parameters: shows({ cancelSession: 'success' }),
  play: async ({ canvas }) => {
    const before = (await canvas.findAllByRole('article')).length;
    await cancelFirst();
    await expectToast('Session canceled successfully');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(before - 1));
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const KeptAfterAll: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const before = (await canvas.findAllByRole('article')).length;
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Cancel' }))[0] ?? document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep session' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(before));
  },
};

export const Canceling: Story = {
  tags: ['interaction'],
  parameters: network({ cancelSession: 'loading' }),
  play: async ({ canvas }) => {
    await cancelFirst();
    await expect(await canvas.findByRole('button', { name: 'Canceling...' })).toBeVisible();
  },
};

export const CancelingTwo: Story = {
  tags: ['interaction'],
  parameters: network({ cancelSession: 'loading' }),
  play: async ({ canvas }) => {
    await cancelFirst();
    await canvas.findByRole('button', { name: 'Canceling...' });
    await cancelFirst();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Canceling...' })).toHaveLength(2));
  },
};

/** The session stays, and a toast shows why. */
const rejectsCancel = (state: StateOf<'cancelSession'>, message: string): Story => ({
  parameters: network({ cancelSession: state }),
  play: async ({ canvas }) => {
    const before = (await canvas.findAllByRole('article')).length;
    await cancelFirst();
    await expectToast(message);
    // Elements behind a dialog have no roles until it has closed.
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(before));
  },
});

export const CancelOffline: Story = {
  ...rejectsCancel('offline', 'Failed to cancel session. Please try again later.'),
  tags: ['interaction'],
};
export const CancelConflict: Story = {
  ...rejectsCancel('conflict', 'This session is already canceled.'),
  tags: ['interaction'],
};

/** Returns completed sessions that the other member planned and that can still be declined. */
const planByOthers = () => {
  for (const session of community().sessions) session.canDecline = session.status === 'Completed';
};

async function declineFirst(): Promise<void> {
  await userEvent.click(await screen.findByRole('tab', { name: 'Completed' }));
  const buttons = await screen.findAllByRole('button', { name: 'I never agreed to this' });
  await userEvent.click(buttons[0] ?? document.body);
  await screen.findByText('Did you never agree to this session?');
  await userEvent.click(screen.getByRole('button', { name: 'I never agreed' }));
}

export const ChangesDeclines: Story = {
  tags: ['interaction'],
  beforeEach: planByOthers,
  parameters: shows({ declineSession: 'success' }),
  play: async ({ canvas }) => {
    await declineFirst();
    await expectToast('Session declined successfully');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Cancelled' }));
    await waitFor(() => expect(canvas.getAllByText('Session Canceled')).toHaveLength(4));
  },
};

export const Declining: Story = {
  tags: ['interaction'],
  beforeEach: planByOthers,
  parameters: network({ declineSession: 'loading' }),
  play: async ({ canvas }) => {
    await declineFirst();
    await expect(await canvas.findByRole('button', { name: 'Declining...' })).toBeVisible();
  },
};

/** The session stays, and a toast shows why. */
const rejectsDecline = (state: StateOf<'declineSession'>, message: string): Story => ({
  parameters: network({ declineSession: state }),
  beforeEach: planByOthers,
  play: async ({ canvas }) => {
    await declineFirst();
    await expectToast(message);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
});

export const ChangesDeclineOffline: Story = {
  ...rejectsDecline('offline', 'Failed to decline session. Please try again later.'),
  tags: ['interaction'],
};
export const ChangesDeclineConflict: Story = {
  ...rejectsDecline('conflict', 'A session can be declined until 14 days after its time.'),
  tags: ['interaction'],
};

async function reviewFirst() {
  await userEvent.click(await screen.findByRole('tab', { name: 'Completed' }));
  await userEvent.click((await screen.findAllByRole('button', { name: 'Review Session' }))[0] ?? document.body);
  const form = within(await screen.findByRole('dialog', { name: 'Review Session' }));
  // While a page is scrolled, axe miscalculates the position of elements behind a sticky sidebar.
  window.scrollTo(0, 0);
  await expect(form.getByRole('button', { name: 'Submit Review' })).toBeDisabled();
  await userEvent.click(form.getByRole('radio', { name: '4 Stars' }));
  await pasteInto(userEvent, form.getByLabelText('Comment'), 'Patient and prepared.');
  await userEvent.click(form.getByRole('button', { name: 'Submit Review' }));
  return form;
}

export const Reviews: Story = {
  tags: ['interaction'],
  parameters: shows({ createReview: 'success' }),
  play: async ({ canvas }) => {
    await reviewFirst();
    await expectToast('Review submitted successfully');
    await waitFor(() => expect(canvas.getByText('Review Submitted')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
  },
};

export const Reviewing: Story = {
  tags: ['interaction'],
  parameters: network({ createReview: 'loading' }),
  play: async () => {
    const form = await reviewFirst();
    await expect(await form.findByRole('button', { name: 'Submitting...' })).toBeVisible();
  },
};

const rejectsReview = (state: StateOf<'createReview'>, reason: string): Story => ({
  parameters: network({ createReview: state }),
  play: async () => {
    const form = await reviewFirst();
    await expectToast('Unable to submit review. Try again...');
    await expect(await form.findByText(reason)).toBeVisible();
    await expect(form.getByLabelText('Comment')).toHaveValue('Patient and prepared.');
    await expect(form.getByRole('radio', { name: '4 Stars' })).toBeChecked();
  },
});

export const ReviewOffline: Story = { ...rejectsReview('offline', unreachable), tags: ['interaction'] };
export const ReviewConflict: Story = {
  ...rejectsReview('conflict', 'You have already reviewed this session.'),
  tags: ['interaction'],
};
