import type { Session, SessionOffer } from '@skill-exchange/api-client/types';
import { community } from '@skill-exchange/api-mocks/community';
import { instant } from '@skill-exchange/api-mocks/factories';
import type { StateOf } from '@skill-exchange/api-mocks/network';
import { localDayTime } from '@skill-exchange/ui/lib/time/local-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Sessions',
  component: StoryApp,
  args: { path: `/userDashboard/session/${community().sessions[0]?._id}`, as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const times = [instant(3, 18), instant(4, 9, 30), instant(6, 20)];
const [first = '', second = ''] = times;

/** Changes the first scheduled session; its other member is user two. */
function change(parts: (session: Session) => Partial<Session>) {
  return () => {
    const [session] = community().sessions;
    if (session) Object.assign(session, { version: 1, ...parts(session) });
  };
}

const offer = (kind: SessionOffer['kind'], by: string, offered = times): SessionOffer => ({
  by,
  kind,
  times: offered,
  durationMinutes: 60,
  note: kind === 'move' ? 'My train got canceled.' : 'Evenings are best for me.',
  expiresAt: instant(2),
});

const proposedToMe = change(({ userTwo }) => ({
  date: first,
  consent: 'pending',
  isProposal: true,
  waitingFor: community().me._id,
  canDecline: true,
  offer: offer('proposal', userTwo._id),
}));

const proposedByMe = change(({ userTwo }) => ({
  date: first,
  consent: 'pending',
  isProposal: true,
  waitingFor: userTwo._id,
  offer: offer('proposal', community().me._id),
}));

const askedToMove = change(({ userTwo }) => ({
  date: first,
  consent: 'agreed',
  waitingFor: community().me._id,
  offer: offer('move', userTwo._id, [second]),
}));

/** Returns the first session, which is shown next to the list. */
const card = async () =>
  within(await screen.findByRole('article', { name: community().sessions[0]?.userTwo.name ?? '' }));

async function acceptSecond(): Promise<void> {
  const session = await card();
  await userEvent.click(session.getByRole('radio', { name: /^Saturday, December 5, 2026/ }));
  await userEvent.click(session.getByRole('button', { name: /^Accept / }));
}

/** A proposal, a confirmed session, and one that waits for the other member. */
export const AnswersSuccess: Story = {
  name: 'Aino is waiting for your answer',
  beforeEach: () => {
    proposedToMe();
    const [, agreed, waiting] = community().sessions.filter(({ status }) => status === 'Scheduled');
    Object.assign(agreed ?? {}, { consent: 'agreed' });
    Object.assign(waiting ?? {}, { consent: 'pending', waitingFor: waiting?.userTwo._id });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is waiting for your answer$/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Agreed' })).toBeVisible();
    await expect(canvas.getByText(/^Waiting for /)).toBeVisible();
  },
};

export const Accepts: Story = {
  tags: ['interaction'],
  beforeEach: proposedToMe,
  parameters: shows({ acceptSession: 'success' }),
  play: async ({ canvas }) => {
    await acceptSecond();
    await expectToast(`Agreed. ${localDayTime(second)}`);
    await expect(await canvas.findByText('Agreed', { selector: '[data-slot=state-pill] *' })).toBeVisible();
    await expect(community().sessions[0]?.date).toBe(second);
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
  },
};

export const Accepting: Story = {
  tags: ['interaction'],
  beforeEach: proposedToMe,
  parameters: network({ acceptSession: 'loading' }),
  play: async ({ canvas }) => {
    await acceptSecond();
    await expect(await canvas.findByRole('button', { name: 'Accepting...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The toast shows why, the list is refetched, and the choice stays. */
const rejectsAccept = (state: StateOf<'acceptSession'>, message: string): Story => ({
  beforeEach: proposedToMe,
  parameters: network({ acceptSession: state }),
  play: async () => {
    await acceptSecond();
    await expectToast(message);
    const session = await card();
    await expect(session.getByRole('radio', { name: /^Saturday, December 5, 2026/ })).toBeChecked();
  },
});

export const AcceptOffline: Story = {
  ...rejectsAccept('offline', 'Failed to accept session. Please try again later.'),
  tags: ['interaction'],
};
export const AcceptConflict: Story = {
  ...rejectsAccept('conflict', 'This session has changed. Check it and try again.'),
  tags: ['interaction'],
};

/** An event that the member hosts at that time is shown while choosing. */
export const Conflict: Story = {
  name: 'You have plans at that time',
  beforeEach: () => {
    proposedToMe();
    const { events, me } = community();
    const hosted = events.find(({ created_by, status }) => created_by._id === me._id && status === 'Upcoming');
    Object.assign(hosted ?? {}, { start_time: second, end_time: instant(4, 11) });
  },
  play: async () => {
    const session = await card();
    await expect(await session.findByText(/^You host “.*” then \(.+\)\.$/)).toBeVisible();
  },
};

/** Without the calendar there is no warning; everything else works. */
const withoutCalendar = (state: StateOf<'getCalendar'>): Story => ({
  beforeEach: proposedToMe,
  parameters: network({ getCalendar: state }),
  play: async () => {
    const session = await card();
    await expect(await session.findByRole('button', { name: /^Accept / })).toBeEnabled();
    await expect(session.queryByText(/ then \(/)).toBeNull();
  },
});

export const CalendarEmpty: Story = withoutCalendar('empty');
export const CalendarLoading: Story = withoutCalendar('loading');
export const CalendarFailing: Story = withoutCalendar('error');

async function decline(reason: string): Promise<void> {
  await userEvent.click((await card()).getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Decline this session?' }));
  if (reason !== '') await userEvent.type(dialog.getByLabelText('Reason'), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Decline session' }));
}

export const Declines: Story = {
  tags: ['interaction'],
  beforeEach: proposedToMe,
  parameters: shows({ declineSession: 'success' }),
  play: async ({ canvas }) => {
    await decline('I am traveling that week.');
    await expectToast('Session declined successfully');
    await userEvent.click(canvas.getByRole('tab', { name: /^Cancelled/ }));
    await expect(await canvas.findByText('You declined.')).toBeVisible();
    await expect(canvas.getByText('I am traveling that week.')).toBeVisible();
  },
};

/** The session stays, and the reason is still there when the dialog opens again. */
const rejectsDecline = (state: StateOf<'declineSession'>, message: string): Story => ({
  beforeEach: proposedToMe,
  parameters: network({ declineSession: state }),
  play: async () => {
    await decline('I am traveling.');
    await expectToast(message);
    await userEvent.click((await card()).getByRole('button', { name: 'Decline' }));
    await expect(await screen.findByLabelText('Reason')).toHaveValue('I am traveling.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep session' }));
  },
});

export const DeclineOffline: Story = {
  ...rejectsDecline('offline', 'Failed to decline session. Please try again later.'),
  tags: ['interaction'],
};
export const DeclineConflict: Story = {
  ...rejectsDecline('conflict', 'A session can be declined until 14 days after its time.'),
  tags: ['interaction'],
};

/** Declining a move keeps the agreed time. */
export const KeepsTheTime: Story = {
  tags: ['interaction'],
  beforeEach: askedToMove,
  play: async ({ canvas }) => {
    await userEvent.click((await card()).getByRole('button', { name: 'Keep the time' }));
    await expectToast('The time stays as it was');
    await expect(await canvas.findByText('Agreed', { selector: '[data-slot=state-pill] *' })).toBeVisible();
    await expect(community().sessions[0]).toMatchObject({ date: first, status: 'Scheduled' });
  },
};

const takeBack = async () => userEvent.click((await card()).getByRole('button', { name: 'Take back' }));

export const TakesBack: Story = {
  tags: ['interaction'],
  beforeEach: proposedByMe,
  parameters: shows({ withdrawTimes: 'success' }),
  play: async ({ canvas }) => {
    await takeBack();
    await expectToast('Suggested times withdrawn');
    await userEvent.click(canvas.getByRole('tab', { name: /^Cancelled/ }));
    await expect(await canvas.findByText('You took the times back.')).toBeVisible();
  },
};

export const TakingBack: Story = {
  tags: ['interaction'],
  beforeEach: proposedByMe,
  parameters: network({ withdrawTimes: 'loading' }),
  play: async ({ canvas }) => {
    await takeBack();
    await expect(await canvas.findByRole('button', { name: 'Taking back...' })).toBeVisible();
  },
};

const rejectsTakingBack = (state: StateOf<'withdrawTimes'>, message: string): Story => ({
  beforeEach: proposedByMe,
  parameters: network({ withdrawTimes: state }),
  play: async () => {
    await takeBack();
    await expectToast(message);
    await expect((await card()).getByRole('button', { name: 'Take back' })).toBeVisible();
  },
});

export const TakeBackOffline: Story = {
  ...rejectsTakingBack('offline', 'Failed to withdraw the suggested times. Please try again later.'),
  tags: ['interaction'],
};
export const TakeBackConflict: Story = {
  ...rejectsTakingBack('conflict', 'You have no suggested times to withdraw.'),
  tags: ['interaction'],
};
