import { makeMatch } from '@skill-exchange/api-mocks/match-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { MatchMenu } from '../match-menu/match-menu.tsx';
import { SwapRow, SwapRowSkeleton } from './swap-row.tsx';

const swap = makeMatch();

const meta = {
  title: 'Components/Matches/SwapRow',
  component: SwapRow,
  args: {
    match: swap,
    profileHref: (userId) => `#profile-${userId}`,
    proposeHref: (userId) => `#propose-${userId}`,
    menu: (label) => (
      <MatchMenu match={swap} label={label} profileHref={(userId) => `#profile-${userId}`} onState={fn()} />
    ),
  },
} satisfies Meta<typeof SwapRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args: { match, proposeHref, profileHref } }) => {
    const { member } = match.seats[1] ?? { member: { _id: '', name: '' } };
    const row = within(canvas.getByRole('article', { name: member.name }));
    await expect(row.getByRole('link', { name: member.name })).toHaveAttribute('href', profileHref(member._id));
    await expect(row.getByRole('link', { name: 'Propose a session' })).toHaveAttribute('href', proposeHref(member._id));
    await expect(row.getByRole('button', { name: `More for ${member.name}` })).toBeVisible();
  },
};

export const Saved: Story = { args: { match: { ...swap, isSaved: true } } };

/** Why it fits, below what the lanes show. */
export const WithReasons: Story = {
  args: {
    match: {
      ...swap,
      alternatives: 2,
      why: [
        { kind: 'hours', text: 'You and Inês Carvalho both have time for 7 hours a week' },
        { kind: 'language', text: 'You and Inês Carvalho speak English' },
      ],
    },
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Loading: Story = {
  render: () => (
    <LoadingStatus label="Loading..." labelHidden>
      <SwapRowSkeleton />
    </LoadingStatus>
  ),
};
