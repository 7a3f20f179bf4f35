import { community } from '@skill-exchange/api-mocks/community';
import { instant } from '@skill-exchange/api-mocks/factories';
import { makeNotification, notifications } from '@skill-exchange/api-mocks/handlers/notifications';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../config/paths.ts';
import { expectToast } from '../../test/expect-toast.ts';
import { network, pageStory, shows } from '../../test/page-story.ts';
import { StoryApp } from '../../test/story-app.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Notifications',
  component: StoryApp,
  args: { path: '/notifications', as: 'member' },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first session waits for the member, who was notified twice. */
function proposed() {
  const { me, sessions } = community();
  const [session] = sessions;
  if (session === undefined) return;
  Object.assign(session, {
    version: 1,
    date: instant(3, 18),
    consent: 'pending',
    isProposal: true,
    waitingFor: me._id,
    canDecline: true,
    offer: {
      by: session.userTwo._id,
      kind: 'proposal',
      times: [instant(3, 18)],
      durationMinutes: 60,
      expiresAt: instant(2),
    },
  });
  const path = paths.dashboard.oneSession.to(session._id);
  const told = [0, 1].map((index) => makeNotification({ kind: 'sessionProposed', title: 'Two ask', path }, index));
  notifications().splice(0, 99, ...told);
}

/** Somebody has requested to join one of the member's events. */
function requested() {
  const { me, events } = community();
  const hosted = events.find(({ created_by, status }) => created_by._id === me._id && status === 'Upcoming');
  const path = paths.dashboard.event.to(hosted?._id ?? '');
  notifications().splice(0, 99, makeNotification({ kind: 'eventRequest', title: 'Some want to join', path }));
}

/** Of two notifications about one session, only the latest has buttons. */
export const Asked: Story = {
  name: 'A session waits for your answer',
  beforeEach: proposed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Accept/ })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /Two ask/ })).toHaveLength(2);
  },
};

export const Accepted: Story = {
  tags: ['interaction'],
  beforeEach: proposed,
  parameters: shows({ acceptSession: 'success' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Accept/ }));
    await expect(await canvas.findByText('Agreed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull();
  },
};

export const AcceptingFails: Story = {
  tags: ['interaction'],
  beforeEach: proposed,
  parameters: network({ acceptSession: 'offline' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Accept/ }));
    await expectToast('Failed to accept session. Please try again later.');
    await expect(canvas.getByRole('button', { name: /^Accept/ })).toBeVisible();
  },
};

export const Requested: Story = {
  name: 'Guests wait for your answer',
  beforeEach: requested,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Approve' }))[0]).toBeVisible();
  },
};

export const Approved: Story = {
  tags: ['interaction'],
  beforeEach: requested,
  parameters: shows({ handleEventRequest: 'success' }),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('region', { name: 'Today' }));
    const before = await row.findAllByRole('button', { name: 'Approve' });
    for (const _one of before) {
      const [approve] = await row.findAllByRole('button', { name: 'Approve' });
      if (approve) await userEvent.click(approve);
      await waitFor(() => expect(row.queryAllByRole('button', { name: 'Approve' })).not.toContain(approve));
    }
    await expect(await row.findByText('All answered')).toBeVisible();
  },
};

/** Without the data for an answer, the notification still links to its page. */
const withoutAnswer = (beforeEach: () => void, parameters: ReturnType<typeof network>, name: RegExp): Story => ({
  beforeEach,
  parameters,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name }))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Accept|Approve)$/ })).toBeNull();
  },
});

export const SessionsLoading = withoutAnswer(proposed, network({ listMySessions: 'loading' }), /Two ask/);
export const SessionsFailed = withoutAnswer(proposed, network({ listMySessions: 'error' }), /Two ask/);
export const NoSessions = withoutAnswer(proposed, network({ listMySessions: 'empty' }), /Two ask/);
export const EventsLoading = withoutAnswer(requested, network({ listCreatedEvents: 'loading' }), /want to join/);
export const EventsFailed = withoutAnswer(requested, network({ listCreatedEvents: 'error' }), /want to join/);
export const NoEvents = withoutAnswer(requested, network({ listCreatedEvents: 'empty' }), /want to join/);
export const RequestsLoading = withoutAnswer(requested, network({ listEventRequests: 'loading' }), /want to join/);
export const RequestsFailed = withoutAnswer(requested, network({ listEventRequests: 'error' }), /want to join/);
export const NoRequests = withoutAnswer(requested, network({ listEventRequests: 'empty' }), /want to join/);
