import type { Session, SessionOffer } from '@skill-exchange/api-client/types';
import { instant, makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { AnswerProps } from '../../lib/sessions/session-answers.ts';
import { AnswerActions } from '../answer-actions/answer-actions.tsx';
import { DeclineDialog } from '../decline-dialog/decline-dialog.tsx';
import view from './session-view.stories.tsx';
import type { SessionView } from './session-view.tsx';

const [me, other] = [makeUser(), makeUser({}, 1)];
const handlers = { onAccept: fn(), onDecline: fn(), onWithdraw: fn(), DeclineDialog };

const Actions = (props: AnswerProps) => <AnswerActions {...props} {...handlers} />;

const meta = {
  ...view,
  title: 'Components/Sessions/SessionView',
  tags: ['!stable', 'new', 'specified'],
  parameters: {},
  beforeEach: () => {
    for (const handler of [handlers.onAccept, handlers.onDecline, handlers.onWithdraw]) handler.mockClear();
  },
  args: { ...view.args, answers: { Actions, onSuggest: fn(), onProposeAgain: fn() } },
} satisfies Meta<typeof SessionView>;

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

const session = (parts: Partial<Session>) => ({ ...view.args.session, ...parts });

/** Three times to pick from; nothing is confirmed before one is accepted, so there is no Join Session. */
export const ProposedToMe: Story = {
  name: 'Proposed to me, three times',
  args: { session: session(offered('proposal', other._id, three, 'Evenings are best for me.')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${other.name.split(' ')[0]} is waiting for your answer`)).toBeVisible();
    await expect(
      canvas.getByRole('radio', { name: /^Friday, December 4, 2026 7:00 – 8:00 PM your time/ }),
    ).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Accept Fri, Dec 4, 7:00 PM' })).toBeVisible();
    await expect(canvas.getByText('Evenings are best for me.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Join Session' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
};

export const AcceptsOneOfThree: Story = {
  ...ProposedToMe,
  name: 'Accepts one of three',
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Saturday, December 5, 2026/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Accept Sat, Dec 5/ }));
    await expect(handlers.onAccept).toHaveBeenCalledWith(three[1]);
  },
};

export const ProposedOneTime: Story = {
  name: 'Proposed to me, one time',
  args: { session: session(offered('proposal', other._id, [view.args.session.date])) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByText('Your time (Berlin)')).toBeVisible();
  },
};

/** The reason is optional, and is kept when the dialog closes. */
export const Declines: Story = {
  ...ProposedToMe,
  name: 'Declines',
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

export const CounteredToMe: Story = {
  name: 'They suggest another time',
  args: { session: session(offered('counter', other._id, [three[1] ?? ''], 'Saturday would be easier.')) },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'New time' })).toBeVisible(),
};

/** The member can only wait, or withdraw. */
export const WaitingForThem: Story = {
  name: 'Proposed by me',
  args: { session: session(offered('proposal', me._id, three.slice(0, 2))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Waiting for ${other.name}`)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'You offered two times' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Join Session' })).toBeNull();
  },
};

export const TakesBack: Story = {
  ...WaitingForThem,
  name: 'Takes back',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change times' }));
    await expect(args.answers?.onSuggest).toHaveBeenCalledWith(args.session);
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await expect(handlers.onWithdraw).toHaveBeenCalledOnce();
  },
};

/** The old time stands until both agree to another one. */
export const AskedToMove: Story = {
  tags: ['interaction'],
  args: { session: session(offered('move', other._id, three.slice(1), 'My train got canceled.')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inês asks to move it')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Stands until you both agree' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join Session' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Decline' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the time' }));
    await expect(handlers.onDecline).toHaveBeenCalledWith('');
  },
};

export const IAskedToMove: Story = {
  name: 'Agreed, I asked to move it',
  args: { session: session(offered('move', me._id, three.slice(1))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Waiting for ${other.name}`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take back' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join Session' })).toBeVisible();
  },
};

export const RightToLeft: Story = { ...ProposedToMe, name: 'Right to left', globals: { direction: 'rtl' } };

export const LongText: Story = {
  args: {
    session: session({
      ...offered('proposal', 'long', three, 'averyveryveryverylongwordthatneverends '.repeat(5)),
      waitingFor: me._id,
      link: `https://meet.example.org/${'averyverylongroom'.repeat(6)}`,
      userTwo: { _id: 'long', name: 'Maria Magdalena Wilhelmina van den Oudenhoven-Steenbergen' },
      skillTaughtByUserTwo: { _id: 'skill-long', name: 'Repairing mechanical cameras from the fifties' },
    }),
  },
};
