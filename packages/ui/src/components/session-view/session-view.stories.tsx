import type { Session } from '@skill-exchange/api-client/types';
import { instant, makeSession, makeUser, today } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import type { AnswerProps } from '../../lib/sessions/session-answers.ts';
import { AlertDialog } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { AddToCalendar } from '../add-to-calendar/add-to-calendar.tsx';
import { AnswerActions } from '../answer-actions/answer-actions.tsx';
import { DeclineDialog } from '../decline-dialog/decline-dialog.tsx';
import { QuickReview } from '../quick-review/quick-review.tsx';
import { SessionMenu } from '../session-menu/session-menu.tsx';
import { SessionNotes } from '../session-notes/session-notes.tsx';
import { sessionViewGuide } from './session-view.guide.ts';
import { SessionView } from './session-view.tsx';

const [me, other] = [makeUser(), makeUser({}, 1)];
const base = makeSession({ status: 'Scheduled', date: instant(3, 18), version: 2 });

const Actions = (props: AnswerProps) => (
  <AnswerActions {...props} onAccept={fn()} onDecline={fn()} onWithdraw={fn()} DeclineDialog={DeclineDialog} />
);

const meta = {
  title: 'Components/Sessions/SessionView',
  tags: ['!stable', 'new', 'specified'],
  parameters: { guide: sessionViewGuide },
  component: SessionView,
  argTypes: { session: { table: { disable: true } } },
  args: {
    session: base,
    memberId: me._id,
    otherHref: '#other',
    otherZone: 'Europe/Helsinki',
    rating: 4.5,
    timeZone: 'Europe/Berlin',
    ConfirmDialog: AlertDialog,
    Menu: SessionMenu,
    CalendarMenu: AddToCalendar,
    calendarHref: '/api/sessions/session-1/session.ics',
    answers: { Actions, onSuggest: fn(), onProposeAgain: fn() },
    notes: <SessionNotes text="Roll is loaded. Light meter app!" state="saved" onTextChange={fn()} />,
    review: <QuickReview value={{ rating: 4, comment: '' }} onValueChange={fn()} onSubmit={fn()} onOpenForm={fn()} />,
    onEdit: fn(),
    onCancel: fn(),
    onDecline: fn(),
    onReport: fn(),
    onCopyLink: fn(),
    lateness: { state: 'unsent', onSend: fn() },
    onWrite: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SessionView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state at a glance, as a member sees it. */
export const EveryState: Story = {
  name: 'All states',
  render: (args) => (
    <AllStates
      component={meta.component}
      base={args}
      states={{
        'You planned it, they have not answered': PlannedByMe,
        'They planned it, your answer is missing': PlannedByTheOther,
        Agreed: Agreed,
        'Agreed, starts in 10 minutes': Near,
        'They know you are late': TheyKnow,
        'No link yet': NoLinkYet,
        'The other member has left': FormerMember,
      }}
    />
  ),
};

const session = (parts: Partial<Session>) => ({ ...base, ...parts });
const startingIn = (minutes: number) => new Date(Date.parse(today) + minutes * 60_000).toISOString();

/** The specified form: the session is confirmed, and the other member may still decline it. */
export const PlannedByMe: Story = {
  name: 'You planned it, they have not answered',
  args: { session: session({ consent: 'pending', waitingFor: other._id }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Waiting for ${other.name}`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join Session' })).toHaveAttribute('rel', 'noopener noreferrer');
    for (const name of ['Edit', 'Cancel']) await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

/** The invited member can accept, and has the three specified actions. */
export const PlannedByTheOther: Story = {
  name: 'They planned it, your answer is missing',
  args: { session: session({ consent: 'pending', waitingFor: me._id, canDecline: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Accept / })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join Session' })).toBeVisible();
    for (const name of ['Edit', 'Cancel']) await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

/** Join is outlined until the session is near. */
export const Agreed: Story = {
  args: { session: session({ consent: 'agreed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Agreed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join Session' })).not.toHaveClass('bg-teach');
    await expect(canvas.getByText('8:00 PM for Inês')).toBeVisible();
    for (const name of ['Edit', 'Cancel', 'Add to calendar', 'Copy link'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

export const AgreedPressed: Story = {
  ...Agreed,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledWith(args.session);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopyLink).toHaveBeenCalledWith(args.session.link);
  },
};

/** Both have just agreed: animates the lanes closing. */
export const AgreedFresh: Story = { name: 'You both just agreed', args: { ...Agreed.args, isFresh: true } };

/** Other actions are in the menu; destructive entries are last. */
export const MenuOpen: Story = {
  ...Agreed,
  tags: ['opens'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about the session with Inês' }));
    const entries = await screen.findAllByRole('menuitem');
    await expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Suggest another time',
      'View profile',
      'Report User',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report User' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};

/** Initial focus is on 'Keep session', and focus returns to the button. */
export const CancelAsksFirst: Story = {
  ...Agreed,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    await userEvent.click(cancel);
    const question = 'Are you sure you want to cancel this session?';
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep session' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel session' }));
    await expect(args.onCancel).toHaveBeenCalledWith(args.session);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Cancelling: Story = { name: 'It is being canceled', args: { ...Agreed.args, cancelling: true } };

/** From ten minutes before its start: Join fills the row, and what changes the session is below it. */
export const Near: Story = {
  name: 'Agreed, starts in 10 minutes',
  args: { session: session({ consent: 'agreed', date: startingIn(10) }) },
  play: async ({ canvas }) => {
    const words = /^Starts in (9|10) minutes$/;
    await expect(canvas.getByRole('timer')).toHaveTextContent(words);
    await expect(canvas.getByRole('status')).toHaveTextContent(words);
    await expect(canvas.getByRole('link', { name: 'Join Session' })).toHaveClass('bg-teach');
    for (const name of ['Edit', 'Cancel']) await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

export const NearPressed: Story = {
  ...Near,
  name: 'Agreed, starts in 10 minutes, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopyLink).toHaveBeenCalledWith(args.session.link);
    await userEvent.click(canvas.getByRole('button', { name: 'I’m running late' }));
    await expect(args.lateness?.onSend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'More about the session with Inês' }));
    const entries = await screen.findAllByRole('menuitem');
    await expect(entries.map(({ textContent }) => textContent)).toEqual(['View profile', 'Report User']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** While it runs, too. */
export const RunningPressed: Story = {
  args: { session: session({ consent: 'agreed', date: startingIn(-20) }) },
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Join Session' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledWith(args.session);
  },
};

/** It is sent once. */
export const TheyKnow: Story = {
  name: 'They know you are late',
  args: { ...Near.args, lateness: { state: 'sent', onSend: fn() } },
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'They know you’re late' }));
    await expect(args.lateness?.onSend).not.toHaveBeenCalled();
  },
};

export const SendingLate: Story = {
  name: 'You are late, they are being told',
  args: { ...Near.args, lateness: { state: 'sending', onSend: fn() } },
};

/** There are backends that keep sessions without a link. */
export const NoLinkYet: Story = {
  name: 'Agreed, no link yet',
  tags: ['interaction'],
  args: { session: session({ consent: 'agreed', link: '' }), room: { pending: false, onMake: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No link yet')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Join Session' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Make a room for us' }));
    await expect(args.room?.onMake).toHaveBeenCalledOnce();
  },
};

export const MakingARoom: Story = {
  name: 'A room is being made',
  args: { ...NoLinkYet.args, room: { pending: true, onMake: fn() } },
};

/** A server without proposals, and a member whose zone and rating are unknown. */
export const OtherBackend: Story = {
  name: 'A server that asks nobody',
  args: { session: base, otherZone: undefined, rating: undefined, notes: undefined, answers: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Agreed')).toBeNull();
    await expect(canvas.queryByText(/ now$/)).toBeNull();
  },
};

/** Without a name, a profile or skills. */
export const FormerMember: Story = {
  name: 'The other member has left',
  args: {
    session: session({
      consent: 'agreed',
      userTwo: { _id: '', name: '' },
      skillTaughtByUserOne: null,
      skillTaughtByUserTwo: null,
    }),
    otherHref: undefined,
    otherZone: undefined,
    rating: undefined,
  },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Unknown User' })).toBeVisible(),
};

export const UtcIsAnotherDay: Story = {
  name: 'Another day in UTC',
  args: { session: session({ consent: 'agreed', date: instant(3, 3) }), timeZone: 'America/New_York' },
  play: ({ canvas }) => expect(canvas.getByText('Fri, Dec 4')).toBeVisible(),
};

export const ExampleMoreActions: Story = {
  args: { ...Agreed.args },
  tags: ['example'],
  render: (args) => (
    <>
      <SessionView {...args} />
      <div className="flex flex-wrap gap-2 p-4">
        <Button>Reschedule</Button>
        <Button variant="danger">Report User</Button>
        <Button variant="danger">Cancel session</Button>
      </div>
    </>
  ),
};
