import { instant } from '@skill-exchange/api-mocks/factories';
import { makeRing, withAnswers } from '@skill-exchange/api-mocks/match-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RingEverywhere } from './ring-everywhere.tsx';

const { seats } = makeRing();
const [, next] = seats;
const name = next?.member.name ?? '';

const meta = {
  title: 'Foundations/A ring everywhere',
  tags: ['!autodocs', 'specified'],
  component: RingEverywhere,
  argTypes: { ring: { table: { disable: true } }, news: { table: { disable: true } } },
  args: { ring: makeRing(), news: { kind: 'ringAsked', title: `${name} asks you to join a ring of 3` } },
  // As its pages together, which no page shows.
  parameters: { layout: 'fullscreen', a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
} satisfies Meta<typeof RingEverywhere>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WaitingForYou: Story = {
  args: {
    ring: makeRing({
      startedBy: next?.member._id ?? '',
      expiresAt: instant(2, 9),
      seats: withAnswers(seats, 'waiting', 'accepted', 'accepted'),
    }),
    need: { kind: 'ringAnswer', title: `${name} asks you to join a ring of 3` },
  },
  play: async ({ canvas }) => {
    for (const place of ['Bar of Swaps', 'Card of Swaps'])
      await expect(
        within(canvas.getByRole('region', { name: place })).getByRole('button', { name: 'Accept the ring' }),
      ).toBeVisible();
    await expect(canvas.getByText('Waiting for your answer')).toBeVisible();
  },
};

export const WaitingForOthers: Story = {
  args: { news: { kind: 'ringAsked', title: 'You proposed a ring of 3' } },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Accept the ring' })).toBeNull(),
};

export const Agreed: Story = {
  args: {
    ring: makeRing({ state: 'agreed', seats: withAnswers(seats) }),
    need: { kind: 'ringLessons', title: 'Your ring is agreed. Plan 2 lessons' },
    news: { kind: 'ringAgreed', title: 'Everybody has accepted your ring. Plan your sessions' },
  },
  play: ({ canvas }) => expect(canvas.getByText('Everyone agreed')).toBeVisible(),
};

export const SomebodySaidNo: Story = {
  args: {
    ring: makeRing({ state: 'broken', expiresAt: instant(2, 9), seats: withAnswers(seats, 'accepted', 'declined') }),
    need: { kind: 'ringReplacement', title: 'A seat in your ring of 3 is empty' },
    news: { kind: 'ringChanged', title: `${name} declined your ring. Ask somebody else to take the seat` },
  },
  play: ({ canvas }) => expect(canvas.getByText(`${name} can't take part`)).toBeVisible(),
};

export const Expired: Story = {
  name: 'No answer in time',
  args: {
    ring: makeRing({ state: 'expired' }),
    news: { kind: 'ringChanged', title: 'Your ring expired before everybody accepted it' },
  },
  play: ({ canvas }) => expect(canvas.getByText('No answer in time')).toBeVisible(),
};

export const Ended: Story = {
  args: {
    ring: makeRing({ state: 'ended', seats: withAnswers(seats, 'left', 'declined', 'declined') }),
    news: { kind: 'ringChanged', title: 'Your ring has ended' },
  },
  play: ({ canvas }) => expect(canvas.getByText('This ring has ended')).toBeVisible(),
};
