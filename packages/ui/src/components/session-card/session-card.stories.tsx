import type { MemberRef, Session } from '@skill-exchange/api-client/types';
import { makeSession, makeUser, today } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlertDialog } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { SessionCard } from './session-card.tsx';

const memberId = makeUser()._id;

/** The name for the other member alone. */
const named = ({ _id }: MemberRef, name: string) => (_id === memberId ? {} : { name });

/** The card's props, and what the controls change of its session. */
type SessionCardArgs = ComponentProps<typeof SessionCard> & {
  status?: Session['status'];
  startsIn?: number;
  otherName?: string;
};

const meta = {
  title: 'Components/Sessions/SessionCard',
  component: SessionCard,
  render: ({ session, status, startsIn, otherName, ...args }) => (
    <SessionCard
      {...args}
      session={{
        ...session,
        status: status ?? session.status,
        date: startsIn === undefined ? session.date : new Date(Date.parse(today) + startsIn * 60_000).toISOString(),
        userOne:
          otherName === undefined ? session.userOne : { ...session.userOne, ...named(session.userOne, otherName) },
        userTwo:
          otherName === undefined ? session.userTwo : { ...session.userTwo, ...named(session.userTwo, otherName) },
      }}
    />
  ),
  argTypes: {
    session: { table: { disable: true } },
    status: { control: 'select', options: ['Scheduled', 'Completed', 'Cancelled'] },
    startsIn: { description: 'Minutes until the start', control: { type: 'range', min: 0, max: 120, step: 5 } },
    otherName: {
      description: 'Length of the name',
      control: 'select',
      options: ['one word', 'three lines'],
      mapping: { 'one word': 'Ada', 'three lines': 'Maximiliane Alexandra von Hohenberg-Schwarzenfeld und Lichtenau' },
    },
  },
  args: {
    isFresh: false,
    ConfirmDialog: AlertDialog,
    session: makeSession({ status: 'Scheduled' }),
    memberId,
    otherHref: '#other',
    timeZone: 'Europe/Berlin',
    onEdit: fn(),
    onCancel: fn(),
    onReview: fn(),
    onDecline: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<SessionCardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Join is quiet until the session is near. */
export const Scheduled: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Join Session' })).not.toHaveClass('bg-teach'),
};

/** Just planned: the two lanes close to a dovetail. */
export const Fresh: Story = {
  args: { isFresh: true },
  play: async ({ canvas, args }) => {
    const lanes = canvas
      .getAllByRole('definition')
      .map((skill) => skill.parentElement && getComputedStyle(skill.parentElement).animationName);
    await expect([args.isFresh, lanes]).toEqual([true, ['dovetail-right', 'dovetail-left']]);
  },
};

export const ScheduledPressed: Story = {
  ...Scheduled,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const join = canvas.getByRole('link', { name: 'Join Session' });
    await expect(join).toHaveAttribute('href', args.session.link);
    await expect(join).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledWith(args.session);
  },
};

/** Five minutes before its start. */
export const ScheduledNear: Story = {
  args: {
    session: makeSession({ status: 'Scheduled', date: new Date(Date.parse(today) + 5 * 60_000).toISOString() }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Starts in [45] min$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join Session' })).toHaveClass('bg-teach');
  },
};

/** Initial focus is on 'Keep session', and focus returns to the button. */
export const CancelAsksFirst: Story = {
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

export const Cancelling: Story = {
  args: { cancelling: true },
};

export const CancellingPressed: Story = {
  ...Cancelling,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Canceling...' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Completed: Story = {
  args: { session: makeSession({ status: 'Completed' }) },
};

export const CompletedPressed: Story = {
  ...Completed,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Session Completed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Review Session' }));
    await expect(args.onReview).toHaveBeenCalledWith(args.session);
  },
};

/** The button stays until the member's own review. */
export const ReviewedByTheOther: Story = {
  args: { session: makeSession({ status: 'Completed', isReviewProvidedByUserTwo: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Review Session' })).toBeVisible();
  },
};

export const Reviewed: Story = {
  args: { session: makeSession({ status: 'Completed', isReviewProvidedByUserOne: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Review Submitted')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** For a week, the member who did not plan the session can decline it. */
export const DeclineAsksFirst: Story = {
  tags: ['interaction'],
  args: { session: makeSession({ status: 'Completed', canDecline: true }) },
  play: async ({ canvas, args }) => {
    const decline = canvas.getByRole('button', { name: "This didn't happen" });
    await userEvent.click(decline);
    const question = "Are you sure this session didn't happen?";
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep session' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(decline).toHaveFocus());
    await expect(args.onDecline).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: "It didn't happen" }));
    await expect(args.onDecline).toHaveBeenCalledWith(args.session);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Declining: Story = {
  args: { session: makeSession({ status: 'Completed', canDecline: true }), declining: true },
};

export const DecliningPressed: Story = {
  ...Declining,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Declining...' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Cancelled: Story = {
  args: { session: makeSession({ status: 'Cancelled' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Session Canceled')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    session: makeSession({
      userTwo: { _id: 'long', name: 'Maria Magdalena Wilhelmina van den Oudenhoven-Steenbergen' },
      skillTaughtByUserTwo: { _id: 'skill-long', name: 'Repairing mechanical cameras from the fifties' },
      skillTaughtByUserOne: null,
    }),
  },
};
