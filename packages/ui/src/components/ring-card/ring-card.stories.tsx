import { instant } from '@skill-exchange/api-mocks/factories';
import { makeRing, matchMember, withAnswers } from '@skill-exchange/api-mocks/match-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AllStates } from '../../docs/all-states.tsx';
import { RingCard } from './ring-card.tsx';

const { seats } = makeRing();
const [, next] = seats;
const startedByNext = { startedBy: next?.member._id ?? '' };
const agreed = makeRing({ state: 'agreed', seats: withAnswers(seats) });
const broken = makeRing({
  state: 'broken',
  expiresAt: instant(2, 9),
  seats: withAnswers(seats, 'accepted', 'declined'),
});

const replacements = [8, 9].map((index) => ({
  replaces: next?.member._id ?? '',
  member: matchMember(index),
  gives: seats[1]?.gives ?? { _id: '', name: '' },
  receives: seats[1]?.receives ?? { _id: '', name: '' },
}));

const meta = {
  title: 'Components/Matches/RingCard',
  component: RingCard,
  args: {
    ring: makeRing(),
    onAnswer: fn(),
    onReplace: fn(),
    planHref: (userId) => `#plan-${userId}`,
    sessionHref: (sessionId) => `#session-${sessionId}`,
    className: 'max-w-96',
  },
} satisfies Meta<typeof RingCard>;

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
        'Waiting for others': WaitingForOthers,
        'Waiting for you': WaitingForYou,
        Agreed: Agreed,
        'Somebody said no': Broken,
        'No answer in time': Expired,
        Ended: Ended,
      }}
    />
  ),
};

export const WaitingForOthers: Story = {
  name: 'Waiting for others',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Waiting for .+ and .+$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept the ring' })).toBeNull();
  },
};

/** With a note of the member who proposed it. */
export const WithNote: Story = {
  args: {
    ring: makeRing({
      ...startedByNext,
      note: 'I bring the starter.\nSee https://example.org/rye',
      seats: withAnswers(seats, 'waiting'),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'https://example.org/rye' })).toBeVisible();
  },
};

export const WaitingForYou: Story = {
  name: 'Waiting for you',
  tags: ['interaction'],
  args: { ring: makeRing({ ...startedByNext, seats: withAnswers(seats, 'waiting', 'accepted', 'accepted') }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Waiting for your answer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the ring' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('accept');
  },
};

export const Accepting: Story = { name: 'Your yes is on its way', args: { ...WaitingForYou.args, pending: 'accept' } };

export const Agreed: Story = {
  name: 'Everyone agreed',
  args: {
    ring: {
      ...agreed,
      lessons: agreed.lessons.map((lesson, index) =>
        index === 0 ? { ...lesson, isPlanned: true, sessionId: 's1' } : lesson,
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everyone agreed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Open session: You teach / })).toHaveAttribute(
      'href',
      '#session-s1',
    );
    await expect(canvas.getByRole('link', { name: /^Plan: .+ teaches you / })).toBeVisible();
    await expect(canvas.getByText('Not planned yet')).toBeVisible();
  },
};

export const Broken: Story = {
  name: 'Somebody said no',
  tags: ['interaction'],
  args: { ring: broken, replacements },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/can't take part$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Ask ${replacements[0]?.member.name}` }));
    await expect(args.onReplace).toHaveBeenCalledWith(replacements[0]);
  },
};

export const BrokenWithoutReplacement: Story = {
  name: 'Somebody said no, nobody else fits',
  args: { ring: broken, replacements: [] },
};

export const Expired: Story = { name: 'No answer in time', args: { ring: makeRing({ state: 'expired' }) } };

export const Ended: Story = {
  args: { ring: makeRing({ state: 'ended', seats: withAnswers(seats, 'left', 'declined', 'declined') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This ring has ended')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
