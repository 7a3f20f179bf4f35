import { community } from '@skill-exchange/api-mocks/community';
import { askLive, openSockets } from '@skill-exchange/api-mocks/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { pasteInto } from '../../test/paste-into.ts';
import { StoryApp } from '../../test/story-app.tsx';

/** The signed-in member hosts it, and two members have requested to join. */
const hosted = '/userDashboard/events/event-3';

const meta = {
  ...pageStory,
  title: 'Pages/Event',
  component: StoryApp,
  args: { path: hosted, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The row of the first request. */
async function firstRequest(canvas: Canvas) {
  const panel = await canvas.findByRole('tabpanel', { name: 'Pending Requests' });
  const [row] = await within(panel).findAllByRole('listitem');
  return within(row as HTMLElement);
}

export const HearsOfRequest: Story = {
  name: 'Somebody asks while you look',
  play: async ({ canvas }) => {
    await firstRequest(canvas);
    await waitFor(() => expect(openSockets()).toBeGreaterThan(0));
    const { _id, name } = community().users.at(-1) ?? { _id: '', name: '' };
    askLive('event-3', { _id, name, about: '' });
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Pending Requests' })).toHaveAccessibleDescription('3 in total');
    await expect(canvas.getByText('3 pending requests')).toHaveRole('status');
  },
};

export const Approves: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const row = await firstRequest(canvas);
    const name = row.getByRole('link').textContent ?? '';
    await userEvent.click(row.getByRole('button', { name: 'Approve' }));
    await expectToast('Participant approved successfully!');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Approve' })).toHaveLength(1));
    await userEvent.click(canvas.getByRole('tab', { name: 'Accepted' }));
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
};

export const DeclinesWithReason: Story = {
  tags: ['interaction'],
  parameters: shows({ handleEventRequest: 'success' }),
  play: async ({ canvas, userEvent }) => {
    const row = await firstRequest(canvas);
    await userEvent.click(row.getByRole('button', { name: /^More about the request of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Decline with a reason' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Decline this request?' }));
    await pasteInto(userEvent, question.getByRole('textbox', { name: 'Reason' }), 'This time it is for beginners.');
    await userEvent.click(question.getByRole('button', { name: 'Decline request' }));
    await expectToast('Participant declined successfully!');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Decline' })).toHaveLength(1));
  },
};

export const RequestsDeclines: Story = {
  tags: ['interaction'],
  parameters: shows({ handleEventRequest: 'success' }),
  play: async ({ canvas, userEvent }) => {
    const row = await firstRequest(canvas);
    await userEvent.click(row.getByRole('button', { name: 'Decline' }));
    await expectToast('Participant declined successfully!');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Decline' })).toHaveLength(1));
    // Focus stays in the list when the focused row is removed.
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Pending Requests' })).toHaveFocus());
  },
};

export const UndoesDecline: Story = {
  tags: ['interaction'],
  parameters: shows({ undoDecline: 'success' }),
  play: async ({ canvas, userEvent }) => {
    const row = await firstRequest(canvas);
    await userEvent.click(row.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Decline' })).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Decline' })).toHaveLength(2));
  },
};

const undoFails = (state: 'loading' | 'error' | 'offline'): Story => ({
  parameters: network({ undoDecline: state }),
  play: async ({ canvas, userEvent }) => {
    const row = await firstRequest(canvas);
    await userEvent.click(row.getByRole('button', { name: 'Decline' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    if (state !== 'loading') await waitFor(() => expect(screen.getByText(/^We couldn’t undo this\./)).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Decline' })).toHaveLength(1));
  },
});

export const Undoing: Story = { ...undoFails('loading'), tags: ['interaction'] };
export const UndoFailing: Story = { ...undoFails('error'), tags: ['interaction'] };

/** The row of an approved request stays with Undo. */
export const UndoesApproval: Story = {
  tags: ['interaction'],
  parameters: shows({ undoApproval: 'success' }),
  play: async ({ canvas, userEvent }) => {
    const name = (await firstRequest(canvas)).getByRole('link').textContent ?? '';
    await userEvent.click((await firstRequest(canvas)).getByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByText('Approved')).toBeVisible();
    const row = await firstRequest(canvas);
    await expect(row.getByRole('link', { name })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Pending Requests' })).toHaveAccessibleDescription('1 in total');
    await userEvent.click(row.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Approve' })).toHaveLength(2));
    await expect(canvas.queryByText('Approved')).not.toBeInTheDocument();
  },
};

const undoApprovalFails = (state: 'loading' | 'error' | 'offline'): Story => ({
  parameters: network({ undoApproval: state }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await firstRequest(canvas)).getByRole('button', { name: 'Approve' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    if (state === 'loading') {
      const undoing = await canvas.findByRole('button', { name: 'Undoing...' });
      await expect(undoing).toHaveAttribute('aria-busy', 'true');
    }
    if (state !== 'loading') await waitFor(() => expect(screen.getByText(/^We couldn’t undo this\./)).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: 'Approve' })).toHaveLength(1);
  },
});

export const UndoingApproval: Story = { ...undoApprovalFails('loading'), tags: ['interaction'] };
export const UndoApprovalFailing: Story = { ...undoApprovalFails('error'), tags: ['interaction'] };

export const HasNote: Story = {
  name: 'A request with a note',
  play: async ({ canvas }) => {
    await expect((await firstRequest(canvas)).getByText('I would love to come')).toBeVisible();
  },
};

/** How long ago each member asked, and what they want of the event. */
export const SaysWhatIsWanted: Story = {
  name: 'A guest wants what you teach',
  beforeEach: () => {
    const event = community().events.find(({ _id }) => _id === 'event-3');
    const [first] = community().users.filter(({ _id }) => event?.requests.some((asked) => asked._id === _id));
    if (event && first) first.skillsRequested = [...event.skills];
  },
  play: async ({ canvas }) => {
    const row = await firstRequest(canvas);
    await expect(row.getByText(/^asked .+ ago$/)).toBeVisible();
    await expect(row.getByText('Wants Chess')).toBeVisible();
  },
};

/** More members ask than there are places. */
const crowded = () => {
  const event = community().events.find(({ _id }) => _id === 'event-3');
  if (event) event.max_participants = event.participants.length + 1;
};

export const MakesRoom: Story = {
  tags: ['interaction'],
  parameters: shows({ updateEvent: 'success' }),
  beforeEach: crowded,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make room for all 2' }));
    await waitFor(() => expect(screen.getByText(/^Your event has \d+ places now\.$/)).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Make room/ })).toBeNull());
  },
};

const makingRoom = (state: 'loading' | 'error' | 'offline'): Story => ({
  parameters: network({ updateEvent: state }),
  beforeEach: crowded,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make room for all 2' }));
    if (state === 'loading') await expect(await canvas.findByRole('button', { name: 'Making room...' })).toBeVisible();
    else await waitFor(() => expect(screen.getByText(/^We couldn’t add places\./)).toBeVisible());
  },
});
export const MakingRoom: Story = { ...makingRoom('loading'), tags: ['interaction'] };
export const MakingRoomFailing: Story = { ...makingRoom('error'), tags: ['interaction'] };

export const ApprovesWithNote: Story = {
  tags: ['interaction'],
  parameters: shows({ handleEventRequest: 'success' }),
  play: async ({ canvas, userEvent }) => {
    const row = await firstRequest(canvas);
    await userEvent.click(row.getByRole('button', { name: /^More about the request of/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Approve with a note' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Approve this request?' }));
    await pasteInto(userEvent, question.getByRole('textbox', { name: 'Note' }), 'Bring a board.');
    await userEvent.click(question.getByRole('button', { name: 'Approve request' }));
    await expectToast('Participant approved successfully!');
  },
};

const decisionFails = (state: 'error' | 'offline', label: 'Approve' | 'Decline', said: string): Story => ({
  parameters: network({ handleEventRequest: state }),
  play: async ({ canvas, userEvent }) => {
    const row = await firstRequest(canvas);
    await userEvent.click(row.getByRole('button', { name: label }));
    await expectToast(said);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: label })).toHaveLength(2));
  },
});

export const ApprovalFails: Story = {
  ...decisionFails('error', 'Approve', 'Failed to approve participant. Please try again.'),
  tags: ['interaction'],
};
export const DeclineFails: Story = {
  ...decisionFails('error', 'Decline', 'Failed to decline participant. Please try again.'),
  tags: ['interaction'],
};
export const DecisionOffline: Story = {
  ...decisionFails('offline', 'Approve', 'Failed to approve participant. Please try again.'),
  tags: ['interaction'],
};

export const Deciding: Story = {
  tags: ['interaction'],
  parameters: network({ handleEventRequest: 'loading' }),
  play: async ({ canvas, userEvent }) => {
    const row = await firstRequest(canvas);
    await userEvent.click(row.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(row.getByRole('button', { name: /\.\.\.$/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Full: Story = {
  name: 'Requests, and no place is left',
  beforeEach: () => {
    const event = community().events.find(({ _id }) => _id === 'event-3');
    if (event) event.max_participants = event.participants.length;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Every spot is taken\./)).toBeVisible();
    const approve = (await firstRequest(canvas)).getByRole('button', { name: 'Approve' });
    await expect(approve).toHaveAccessibleDescription(/Every spot is taken\./);
  },
};
