import type { Session, SessionOffer } from '@skill-exchange/api-client/types';
import { instant, makeSession, makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AlertDialog } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { AddToCalendar } from '../add-to-calendar/add-to-calendar.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import type { AnswerProps } from './session-answers.ts';
import { SessionCard } from './session-card.tsx';

const [me, other] = [makeUser(), makeUser({}, 1)];
const base = makeSession({ status: 'Scheduled', date: instant(3, 18), version: 2 });

const handlers = { onAccept: fn(), onDecline: fn(), onWithdraw: fn(), DeclineDialog };

function Actions(props: AnswerProps) {
  return <AnswerActions {...props} {...handlers} />;
}

const meta = {
  title: 'Components/Sessions/SessionCard/Consent',
  component: SessionCard,
  beforeEach: () => {
    for (const handler of [handlers.onAccept, handlers.onDecline, handlers.onWithdraw]) handler.mockClear();
  },
  argTypes: { session: { table: { disable: true } } },
  args: {
    ConfirmDialog: AlertDialog,
    session: base,
    memberId: me._id,
    otherHref: '#other',
    timeZone: 'Europe/Berlin',
    CalendarMenu: AddToCalendar,
    calendarHref: '/api/sessions/session-1/session.ics',
    onEdit: fn(),
    onCancel: fn(),
    onReview: fn(),
    onDecline: fn(),
    answers: { Actions, onSuggest: fn(), onProposeAgain: fn() },
  },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SessionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const three = [instant(3, 18), instant(4, 9, 30), instant(6, 22)];

function offered(kind: SessionOffer['kind'], by: string, times: string[] = three, note = ''): Partial<Session> {
  return {
    consent: kind === 'move' ? 'agreed' : 'pending',
    isProposal: kind !== 'move',
    waitingFor: by === me._id ? other._id : me._id,
    offer: { by, kind, times, durationMinutes: 60, note, expiresAt: instant(2) },
  };
}

const session = (parts: Partial<Session>) => ({ ...base, ...parts });

/** The classic form: it stands, and the other member may still decline it. */
export const PlannedByMe: Story = {
  args: { session: session({ consent: 'pending', waitingFor: other._id }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Waiting for ${other.name}`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join Session' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Take back' })).toBeNull();
  },
};

export const PlannedByTheOther: Story = {
  args: { session: session({ consent: 'pending', waitingFor: me._id, canDecline: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${other.name} proposes a session`)).toBeVisible();
    for (const name of ['Accept', 'Suggest another time', 'Decline', 'Edit', 'Cancel'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

export const AcceptsThePlan: Story = {
  ...PlannedByTheOther,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(handlers.onAccept).toHaveBeenCalledWith(args.session.date);
  },
};

/** Nothing is set before one of the times is accepted: there is no Join Session. */
export const ProposedByMe: Story = {
  args: { session: session(offered('proposal', me._id)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Waiting for ${other.name}`)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Join Session' })).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const TakesBack: Story = {
  ...ProposedByMe,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change times' }));
    await expect(args.answers?.onSuggest).toHaveBeenCalledWith(args.session);
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await expect(handlers.onWithdraw).toHaveBeenCalledOnce();
  },
};

export const ProposedToMe: Story = {
  args: { session: session(offered('proposal', other._id, three, 'Evenings are best for me.')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Pick a time' })).toBeVisible();
    await expect(canvas.getByText('6:00 PM UTC · 7:00 PM your time')).toBeVisible();
    await expect(canvas.getByText('Evenings are best for me.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Join Session' })).toBeNull();
  },
};

/** Each choice has a name of its own. */
export const TwoTimesOfOneDay: Story = {
  args: { session: session(offered('proposal', other._id, [instant(4, 9, 30), instant(4, 18)])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Saturday, December 5, 2026 9:30 AM UTC/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Saturday, December 5, 2026 6:00 PM UTC/ })).toBeVisible();
  },
};

/** Accept without a choice says what is missing. */
export const AcceptsOneOfThree: Story = {
  ...ProposedToMe,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(await canvas.findByText('Pick a time first.')).toBeVisible();
    await expect(handlers.onAccept).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /^Saturday, December 5, 2026/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(handlers.onAccept).toHaveBeenCalledWith(three[1]);
  },
};

export const ProposedOneTime: Story = {
  args: { session: session(offered('proposal', other._id, [base.date])) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByText('Friday, December 4, 2026')).toBeVisible();
  },
};

const busy = 'You host “Sourdough from a cold fridge” then.';

/** Told quietly: it keeps nobody from accepting. */
export const Conflict: Story = {
  args: {
    ...ProposedToMe.args,
    answers: {
      ...meta.args.answers,
      Actions: (props) => (
        <AnswerActions {...props} {...handlers} busyAt={(time) => (time === three[1] ? busy : undefined)} />
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Saturday, December 5, 2026/ })).toHaveAccessibleDescription(
      expect.stringContaining(busy),
    );
  },
};

/** The reason is optional, and stays typed when the dialog closes. */
export const Declines: Story = {
  ...ProposedToMe,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Decline this session?' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'I am traveling.');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep session' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(await screen.findByLabelText('Reason')).toHaveValue('I am traveling.');
    await userEvent.click(screen.getByRole('button', { name: 'Decline session' }));
    await expect(handlers.onDecline).toHaveBeenCalledWith('I am traveling.');
  },
};

export const Accepting: Story = {
  args: {
    ...ProposedToMe.args,
    answers: {
      ...meta.args.answers,
      Actions: (props) => <AnswerActions {...props} {...handlers} pending="accept" />,
    },
  },
};

export const CounteredToMe: Story = {
  args: { session: session(offered('counter', other._id, [three[1] ?? ''], 'Saturday would be easier.')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${other.name} suggests another time`)).toBeVisible();
    await expect(canvas.getByText('Saturday, December 5, 2026')).toBeVisible();
  },
};

export const CounteredByMe: Story = {
  args: { session: session(offered('counter', me._id, three.slice(1))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You suggested one of')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take back' })).toBeVisible();
  },
};

/** The lanes have met. */
export const Agreed: Story = {
  args: { session: session({ consent: 'agreed' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('You both agreed')).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot=session-lanes]')).not.toHaveAttribute('data-apart');
    for (const name of ['Move', 'Edit', 'Cancel', 'Add to calendar'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

/** Agreed to just now: the lanes close. */
export const AgreedFresh: Story = { args: { ...Agreed.args, isFresh: true } };

/** The old time stands beside the new ones. */
export const AskedToMove: Story = {
  args: { session: session(offered('move', other._id, three.slice(1), 'My train got canceled.')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${other.name} asks to move it`)).toBeVisible();
    await expect(canvas.getByText(/^Answer by/)).toHaveTextContent('Answer by Thu, Dec 3, 1:00 AM');
    await expect(canvas.getByText('Stands until you both agree')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join Session' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Decline' })).toBeNull();
  },
};

export const KeepsTheTime: Story = {
  ...AskedToMove,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the time' }));
    await expect(handlers.onDecline).toHaveBeenCalledWith('');
  },
};

export const IAskedToMove: Story = {
  args: { session: session(offered('move', me._id, three.slice(1))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Waiting for ${other.name}`)).toBeVisible();
    await expect(canvas.getByText(/^Open until/)).toBeVisible();
    await expect(canvas.getByText('Stands until you both agree')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take back' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

const ended = (parts: Partial<Session>) => session({ status: 'Cancelled', consent: 'pending', ...parts });

export const Expired: Story = { args: { session: ended({ ending: 'expired' }) } };

export const ExpiredPressed: Story = {
  ...Expired,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Session Canceled')).toBeVisible();
    await expect(canvas.getByText('Nobody answered in time.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Propose again' }));
    await expect(args.answers?.onProposeAgain).toHaveBeenCalledWith(args.session);
  },
};

export const Declined: Story = {
  args: { session: ended({ ending: 'declined', endedBy: other._id, endReason: 'I am traveling that week.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${other.name} declined.`)).toBeVisible();
    await expect(canvas.getByText('I am traveling that week.')).toBeVisible();
  },
};

export const Withdrawn: Story = { args: { session: ended({ ending: 'withdrawn', endedBy: me._id }) } };

export const CanceledByTheOther: Story = {
  args: { session: ended({ ending: 'canceled', consent: 'agreed', endedBy: other._id }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${other.name} canceled it.`)).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    session: session({
      ...offered('proposal', 'long', three, 'averyveryveryverylongwordthatneverends '.repeat(5)),
      waitingFor: me._id,
      userTwo: { _id: 'long', name: 'Maria Magdalena Wilhelmina van den Oudenhoven-Steenbergen' },
      skillTaughtByUserTwo: { _id: 'skill-long', name: 'Repairing mechanical cameras from the fifties' },
    }),
  },
};
