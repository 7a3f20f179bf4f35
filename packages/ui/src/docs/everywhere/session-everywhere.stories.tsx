import type { Session, SessionStep } from '@skill-exchange/api-client/types';
import { instant, makeSession, makeUser, today } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { localDayTime } from '../../lib/time/local-time.ts';
import { SessionEverywhere } from './session-everywhere.tsx';

const [me, ines] = [makeUser(), makeUser({}, 1)];
const [start, at] = [instant(3, 18), instant(-1, 9)];
const base = makeSession({ status: 'Scheduled', date: start, version: 2, userOne: me, userTwo: ines });
const startingIn = (minutes: number) => new Date(Date.parse(today) + minutes * 60_000).toISOString();
const step = (kind: SessionStep['kind'], by: string, times?: string[]): SessionStep => ({
  at,
  kind,
  by,
  ...(times && { times }),
});
const proposal = (by: string): Partial<Session> => ({
  consent: 'pending',
  isProposal: true,
  waitingFor: by === me._id ? ines._id : me._id,
  offer: { by, kind: 'proposal', times: [start], durationMinutes: 60, note: '', expiresAt: instant(2) },
  history: [step('proposed', by, [start])],
});
const agreed = (date: string): Partial<Session> => ({
  date,
  consent: 'agreed',
  history: [step('proposed', ines._id, [date]), step('accepted', me._id, [date])],
});
const proposed = { kind: 'sessionProposed', title: `${ines.name} proposes a session with you` } as const;
const over = { ...agreed(instant(-3, 18)), status: 'Completed' } as const;

const meta = {
  title: 'Foundations/A session everywhere',
  tags: ['!autodocs', 'specified'],
  component: SessionEverywhere,
  argTypes: { session: { table: { disable: true } }, news: { table: { disable: true } } },
  args: { session: base, memberId: me._id },
  // As its pages together, which no page shows.
  parameters: { layout: 'fullscreen', a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
} satisfies Meta<typeof SessionEverywhere>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const place = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

/** Fails unless all these places have a text. */
async function allSay(canvas: Canvas, words: string, ...places: string[]): Promise<void> {
  for (const name of places) await expect(place(canvas, name).getByText(words)).toBeInTheDocument();
}

/** Fails unless all these places have the same buttons. */
async function allOffer(canvas: Canvas, role: 'button' | 'link', names: string[], ...places: string[]): Promise<void> {
  for (const each of places)
    for (const name of names) await expect(place(canvas, each).getByRole(role, { name })).toBeInTheDocument();
}

const [row, page, home] = ['Row of the sessions page', 'Page of the session', 'Home, next session'] as const;
const [needs, calendar, notification] = ['Home, needs you', 'Calendar', 'Notification'] as const;
const conversation = 'Conversation';

/** Accept, another time and no, wherever it asks. */
export const ProposedToMe: Story = {
  args: {
    session: { ...base, ...proposal(ines._id) },
    news: proposed,
  },
  play: async ({ canvas }) => {
    await allSay(canvas, 'Inês is waiting for your answer', row, page, calendar);
    await allSay(canvas, `${ines.name} proposes a session`, needs, notification);
    const answers = [`Accept ${localDayTime(start, 'Europe/Berlin')}`, 'Suggest another time', 'Decline'];
    await allOffer(canvas, 'button', answers, page, needs, notification);
    await allSay(canvas, 'Inês proposed', conversation);
  },
};

export const ProposedByMe: Story = {
  args: {
    session: { ...base, ...proposal(me._id) },
  },
  play: async ({ canvas }) => {
    await allSay(canvas, `Waiting for ${ines.name}`, row, page, calendar);
    await allOffer(canvas, 'button', ['Change times', 'Take back'], page);
    await allSay(canvas, 'You proposed', conversation);
  },
};

export const Agreed: Story = {
  args: {
    session: { ...base, ...agreed(start) },
    news: proposed,
  },
  play: async ({ canvas }) => {
    await allSay(canvas, 'Agreed', row, page, notification);
    await allOffer(canvas, 'link', ['Join Session'], row, page, home);
    await allOffer(canvas, 'button', ['Edit', 'Cancel'], row, page);
    await allSay(canvas, 'You accepted', conversation);
  },
};

/** Another time is asked for while the old one stands. */
export const AgreedAskedToMove: Story = {
  name: 'Agreed, asked to move it',
  args: {
    session: {
      ...base,
      ...agreed(start),
      waitingFor: me._id,
      offer: {
        by: ines._id,
        kind: 'move',
        times: [instant(4, 18)],
        durationMinutes: 60,
        note: '',
        expiresAt: instant(2),
      },
    },
    news: { kind: 'sessionProposed', title: `${ines.name} suggests another time for your session` },
  },
  play: async ({ canvas }) => {
    await allSay(canvas, 'Inês asks to move it', row, page, calendar);
    await allOffer(canvas, 'button', ['Suggest another time', 'Keep the time'], page, needs, notification);
  },
};

export const StartsSoon: Story = {
  name: 'Agreed, starts in 10 minutes',
  args: {
    session: { ...base, ...agreed(startingIn(10)) },
    news: { kind: 'sessionStarting', title: `Coming up: your session with ${ines.name}` },
  },
  play: async ({ canvas }) => {
    for (const name of [row, home])
      await expect(place(canvas, name).getByText(/^Starts in (9|10) minutes$/)).toBeVisible();
    await expect(place(canvas, page).getByRole('timer')).toHaveTextContent(/^Starts in (9|10) minutes$/);
    for (const name of [row, page, home])
      await expect(place(canvas, name).getByRole('link', { name: 'Join Session' })).toHaveClass('bg-teach');
  },
};

export const OnNow: Story = {
  name: 'Running',
  args: {
    session: { ...base, ...agreed(startingIn(-20)) },
    news: { kind: 'sessionStarting', title: `Coming up: your session with ${ines.name}` },
  },
  play: async ({ canvas }) => {
    await allSay(canvas, 'On now', row, home);
    await expect(place(canvas, page).getByRole('timer')).toHaveTextContent('On now');
    await allOffer(canvas, 'link', ['Join Session'], row, page, home);
  },
};

export const ToReview: Story = {
  args: {
    session: { ...base, ...over },
    news: { kind: 'sessionOver', title: `Did your session with ${ines.name} take place?` },
  },
  play: async ({ canvas }) => {
    await allSay(canvas, 'Session Completed', row, page);
    await allOffer(canvas, 'button', ['Review Session'], row, page);
    await allSay(canvas, 'How was it with Inês?', page);
    await expect(place(canvas, needs).getByRole('heading', { name: 'How was it with Inês?' })).toBeVisible();
  },
};

export const Reviewed: Story = {
  args: {
    session: { ...base, ...over, isReviewProvidedByUserOne: true },
    news: { kind: 'sessionOver', title: `Did your session with ${ines.name} take place?` },
  },
  play: async ({ canvas }) => {
    await allSay(canvas, 'Session Completed', row, page);
    await allSay(canvas, 'Review Submitted', row, page);
    await expect(canvas.queryByRole('button', { name: 'Review Session' })).toBeNull();
  },
};

export const Canceled: Story = {
  args: {
    session: {
      ...base,
      status: 'Cancelled',
      ending: 'canceled',
      endedBy: ines._id,
      history: [...(agreed(start).history ?? []), step('canceled', ines._id)],
    },
    news: proposed,
  },
  play: async ({ canvas }) => {
    await allSay(canvas, 'Session Canceled', row, page);
    await allSay(canvas, `${ines.name} canceled it.`, page, notification);
    await allOffer(canvas, 'button', ['Propose again'], row, page);
    await allSay(canvas, 'Inês canceled', conversation);
  },
};

export const Expired: Story = {
  args: {
    session: {
      ...base,
      status: 'Cancelled',
      ending: 'expired',
      history: [...(proposal(me._id).history ?? []), step('expired', me._id)],
    },
    news: { kind: 'sessionCanceled', title: `${ines.name} did not answer your proposal in time` },
  },
  play: async ({ canvas }) => {
    await allSay(canvas, 'No answer in time', row, page, conversation);
    await allOffer(canvas, 'button', ['Propose again'], row, page);
  },
};
