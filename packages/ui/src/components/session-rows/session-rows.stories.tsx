import type { Session } from '@skill-exchange/api-client/types';
import { instant, makeSession, makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sessionGroups } from '../../lib/sessions/session-groups.ts';
import { AlertDialog } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { SessionRow } from '../session-row/session-row.tsx';
import { sessionRowsGuide } from './session-rows.guide.ts';
import { SessionRows, SessionRowsSkeleton } from './session-rows.tsx';

const me = makeUser()._id;
const offer = {
  by: makeUser({}, 1)._id,
  kind: 'proposal',
  times: [instant(4), instant(5), instant(6)],
  durationMinutes: 60,
  note: '',
  expiresAt: instant(2),
} as const;

const scheduled = (index: number, parts: Partial<Session> = {}) =>
  makeSession(
    { _id: `on-${index}`, status: 'Scheduled', date: instant(2 + index, 18), consent: 'agreed', ...parts },
    index,
  );

const sessions = [
  scheduled(0, { consent: 'pending', isProposal: true, waitingFor: me, offer: { ...offer, times: [...offer.times] } }),
  scheduled(1),
  scheduled(2),
  scheduled(3, { consent: 'pending', waitingFor: 'other' }),
  makeSession({ _id: 'over', status: 'Completed' }, 4),
  makeSession({ _id: 'reviewed', status: 'Completed', isReviewProvidedByUserOne: true }, 5),
  makeSession({ _id: 'canceled', status: 'Cancelled' }, 6),
  makeSession({ _id: 'expired', status: 'Cancelled', ending: 'expired' }, 7),
];

type RowsArgs = ComponentProps<typeof SessionRow> & {
  status: Session['status'];
  shownId?: string;
  all?: readonly Session[];
};

const meta = {
  title: 'Components/Sessions/SessionRows',
  tags: ['!stable', 'new', 'specified'],
  parameters: { guide: sessionRowsGuide },
  component: SessionRow,
  subcomponents: { SessionRows },
  render: ({ status, shownId, all = sessions, ...row }) => (
    <SessionRows groups={sessionGroups(all, status, me)}>
      {(session, headingLevel) => (
        <SessionRow
          {...row}
          session={session}
          headingLevel={headingLevel}
          href={`#${session._id}`}
          isShown={session._id === shownId}
        />
      )}
    </SessionRows>
  ),
  argTypes: {
    session: { table: { disable: true } },
    status: { control: 'select', options: ['Scheduled', 'Completed', 'Cancelled'] },
  },
  args: {
    session: scheduled(0),
    href: '#session',
    status: 'Scheduled',
    memberId: me,
    timeZone: 'Europe/Berlin',
    ConfirmDialog: AlertDialog,
    onEdit: fn(),
    onCancel: fn(),
    onReview: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<RowsArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Grouped by who has to act. A confirmed session has the three specified actions; a proposal is
 * answered on its page.
 */
export const Scheduled: Story = {
  name: 'Needs you, agreed and waiting',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Needs you1',
      'Agreed',
      'Waiting',
    ]);
    await expect(canvas.getByText('Three times to pick from')).toBeVisible();
    for (const name of ['Edit', 'Cancel']) await expect(canvas.getAllByRole('button', { name })).toHaveLength(3);
    await expect(canvas.getAllByRole('link', { name: 'Join Session' })).toHaveLength(3);
  },
};

/** A session shown next to the list has no actions in the list, so that each exists once. */
export const OneIsShown: Story = {
  name: 'One is open beside the list',
  args: { shownId: 'on-1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute('href', '#on-1');
    await expect(canvas.getAllByRole('button', { name: 'Edit' })).toHaveLength(2);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const Completed: Story = {
  tags: ['interaction'],
  args: { status: 'Completed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('Session Completed')).toHaveLength(2);
    await expect(canvas.getByText('Review Submitted')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Review Session' }));
    await expect(args.onReview).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  name: 'Canceled sessions',
  args: { status: 'Cancelled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Session Canceled')).toBeVisible();
    await expect(canvas.getByText('No answer in time')).toBeVisible();
  },
};

export const Cancels: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Cancel' })[0] ?? document.body);
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to cancel this session?' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel session' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Loading: Story = {
  render: () => <SessionRowsSkeleton />,
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading...'),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ExampleUngrouped: Story = {
  tags: ['example'],
  render: ({ status: _status, shownId: _shownId, all: _all, ...row }) => (
    <SessionRows groups={[{ title: '', sessions: sessions.filter(({ status }) => status === 'Scheduled') }]}>
      {(session, headingLevel) => (
        <SessionRow {...row} session={session} headingLevel={headingLevel} href={`#${session._id}`} />
      )}
    </SessionRows>
  ),
};
