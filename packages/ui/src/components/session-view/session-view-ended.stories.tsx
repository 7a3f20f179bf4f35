import type { Session } from '@skill-exchange/api-client/types';
import { instant, makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AttendanceQuestion } from '../attendance-question/attendance-question.tsx';
import view from './session-view.stories.tsx';
import type { SessionView } from './session-view.tsx';

const meta = {
  ...view,
  title: 'Components/Sessions/SessionView',
  tags: ['!stable', 'new', 'specified'],
  parameters: {},
} satisfies Meta<typeof SessionView>;

export default meta;
type Story = StoryObj<typeof meta>;

const [me, other] = [makeUser(), makeUser({}, 1)];
const session = (parts: Partial<Session>) => ({ ...view.args.session, ...parts });

const over = (parts: Partial<Session> = {}) => session({ status: 'Completed', date: instant(-2, 18), ...parts });

export const Over: Story = {
  name: 'To review',
  args: { session: over() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Session Completed')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'How was it with Inês?' })).toBeVisible();
    await expect(canvas.getByText('You taught')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Review Session' })).toBeVisible();
  },
};

export const OverWithQuestion: Story = {
  name: 'Did it take place?',
  args: {
    session: over({ consent: 'agreed' }),
    attendance: (
      <AttendanceQuestion attendance={{ canAnswer: true, isDisputed: false }} otherName={other.name} onAnswer={fn()} />
    ),
  },
};

export const Reviewed: Story = {
  args: { session: over({ isReviewProvidedByUserOne: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Review Submitted')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Review Session' })).toBeNull();
  },
};

export const ReviewedPressed: Story = {
  ...Reviewed,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Propose again' }));
    await expect(args.answers?.onProposeAgain).toHaveBeenCalledWith(args.session);
  },
};

/** For a week, the member who did not plan the session can decline it. */
export const DidNotHappen: Story = {
  tags: ['interaction'],
  args: { session: over({ canDecline: true }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I never agreed to this' }));
    await screen.findByRole('alertdialog', { name: 'Did you never agree to this session?' });
    await userEvent.click(screen.getByRole('button', { name: 'I never agreed' }));
    await expect(args.onDecline).toHaveBeenCalledWith(args.session);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Declining: Story = {
  name: 'It is being undone',
  args: { session: over({ canDecline: true }), declining: true },
};

const ended = (parts: Partial<Session>) => session({ status: 'Cancelled', ...parts });

export const Canceled: Story = {
  args: { session: ended({ ending: 'canceled', endedBy: other._id, consent: 'agreed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Session Canceled')).toBeVisible();
    await expect(canvas.getByText(`${other.name} canceled it.`)).toBeVisible();
  },
};

export const CanceledPressed: Story = {
  ...Canceled,
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write to Inês' }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
};

/** A member who declined is not asked again. */
export const Declined: Story = {
  args: { session: ended({ ending: 'declined', endedBy: other._id, endReason: 'I am traveling that week.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${other.name} declined.`)).toBeVisible();
    await expect(canvas.getByText('I am traveling that week.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Propose again' })).toBeNull();
  },
};

export const Withdrawn: Story = {
  name: 'The times were taken back',
  args: { session: ended({ ending: 'withdrawn', endedBy: me._id }) },
};

export const Expired: Story = {
  name: 'No answer in time',
  args: { session: ended({ ending: 'expired', consent: 'pending' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No answer in time')).toBeVisible();
  },
};

export const ExpiredPressed: Story = {
  ...Expired,
  name: 'No answer in time, pressed',
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Propose again' }));
    await expect(args.answers?.onProposeAgain).toHaveBeenCalledWith(args.session);
  },
};
