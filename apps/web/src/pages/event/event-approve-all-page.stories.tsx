import { community } from '@skill-exchange/api-mocks/community';
import { repeatWeekly } from '@skill-exchange/api-mocks/series';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

/** The signed-in member hosts it, and two members have requested to join. */
const hosted = '/userDashboard/events/event-3';

const meta = {
  ...pageStory,
  title: 'Pages/Event/Requests/ApproveAll',
  component: StoryApp,
  args: { path: hosted, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const pressApproveAll: Story['play'] = async ({ canvas, userEvent }) =>
  await userEvent.click(await canvas.findByRole('button', { name: 'Approve all' }));

export const ApprovesAll: Story = {
  tags: ['interaction'],
  parameters: shows({ approveAllRequests: 'success' }),
  play: async (context) => {
    await pressApproveAll(context);
    await expectToast('2 requests approved.');
    await expect(await context.canvas.findByText('No pending requests')).toBeVisible();
  },
};

export const ApprovesSome: Story = {
  tags: ['interaction'],
  parameters: shows({ approveAllRequests: 'success' }),
  beforeEach: () => {
    const event = community().events.find(({ _id }) => _id === 'event-3');
    if (event) event.max_participants = event.participants.length + 1;
  },
  play: async (context) => {
    await pressApproveAll(context);
    await expectToast('1 request approved. The event is full, so 1 is left.');
  },
};

/** Requests for dates of a series are approved together. */
export const ApprovesAllDates: Story = {
  tags: ['interaction'],
  parameters: shows({ approveAllRequests: 'success' }),
  beforeEach: () => repeatWeekly('event-3', 3),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Approve all for this date' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve all for every date' }));
    await expectToast('6 requests approved.');
    await expect(await canvas.findByText('No pending requests')).toBeVisible();
  },
};

export const ApprovingAll: Story = {
  tags: ['interaction'],
  parameters: network({ approveAllRequests: 'loading' }),
  play: async (context) => {
    await pressApproveAll(context);
    const button = await context.canvas.findByRole('button', { name: 'Approving...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

const approveAllFails = (state: 'error' | 'offline'): Story => ({
  parameters: network({ approveAllRequests: state }),
  play: async (context) => {
    await pressApproveAll(context);
    await waitFor(() => expect(screen.getByText(/^We couldn’t approve these requests\./)).toBeVisible());
  },
});
export const ApproveAllFailing: Story = { ...approveAllFails('error'), tags: ['interaction'] };
