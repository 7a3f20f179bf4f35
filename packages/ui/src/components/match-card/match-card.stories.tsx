import { many } from '@skill-exchange/api-mocks/factories';
import { makeMatch } from '@skill-exchange/api-mocks/match-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { MatchMenu } from '../match-menu/match-menu.tsx';
import { MatchCard, MatchCardSkeleton } from './match-card.tsx';

const [swap, three, four] = many(3, makeMatch);

type MatchCardArgs = ComponentProps<typeof MatchCard> & Pick<ComponentProps<typeof MatchMenu>, 'onState'>;

const meta = {
  title: 'Components/Matches/MatchCard',
  component: MatchCard,
  args: {
    match: swap ?? makeMatch(),
    profileHref: (userId) => `#profile-${userId}`,
    proposeHref: (userId) => `#propose-${userId}`,
    onAsk: fn(),
    onState: fn(),
    className: 'max-w-96',
  },
  render: ({ onState, ...args }) => (
    <MatchCard
      {...args}
      menu={(label) => <MatchMenu match={args.match} label={label} profileHref={args.profileHref} onState={onState} />}
    />
  ),
} satisfies Meta<MatchCardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Swap: Story = {
  play: async ({ canvas, args: { match, proposeHref } }) => {
    const card = within(canvas.getByRole('article', { name: /^You and / }));
    const href = proposeHref(match.seats[1]?.member._id ?? '');
    await expect(card.getByRole('link', { name: 'Propose a session' })).toHaveAttribute('href', href);
    await expect(card.getByRole('link', { name: 'View profile' })).toBeVisible();
  },
};

export const RingOfThree: Story = {
  tags: ['interaction'],
  args: { match: three ?? makeMatch() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask both' }));
    await expect(args.onAsk).toHaveBeenCalledWith(args.match);
  },
};

export const RingOfFour: Story = {
  args: { match: four ?? makeMatch() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'A ring of four' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask all three' })).toBeVisible();
  },
};

export const Saved: Story = { args: { match: { ...(swap ?? makeMatch()), isSaved: true } } };

export const Asking: Story = { args: { match: three ?? makeMatch(), asking: true } };

export const Loading: Story = {
  render: () => (
    <LoadingStatus label="Loading..." labelHidden>
      <MatchCardSkeleton className="max-w-96" />
    </LoadingStatus>
  ),
};
