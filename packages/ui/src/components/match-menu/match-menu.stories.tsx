import { many } from '@skill-exchange/api-mocks/factories';
import { makeMatch } from '@skill-exchange/api-mocks/match-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MatchMenu } from './match-menu.tsx';

const [swap, ring] = many(2, makeMatch);

const meta = {
  title: 'Components/Matches/MatchMenu',
  component: MatchMenu,
  args: {
    match: swap ?? makeMatch(),
    label: 'More for You and Inês Carvalho',
    profileHref: (userId) => `#profile-${userId}`,
    onState: fn(),
    defaultOpen: true,
  },
  parameters: { docs: { story: { inline: false, height: '260px' } } },
} satisfies Meta<typeof MatchMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saves: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save' }));
    await expect(args.onState).toHaveBeenCalledWith(args.match, 'saved');
  },
};

export const Dismisses: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Not for me' }));
    await expect(args.onState).toHaveBeenCalledWith(args.match, 'dismissed');
  },
};

/** The card of a ring has no link to a profile. */
export const SavedRing: Story = {
  args: { match: { ...(ring ?? makeMatch()), isSaved: true }, label: 'More for A ring of three' },
  play: async () => {
    await expect(await screen.findAllByRole('menuitem', { name: /^View / })).toHaveLength(2);
    await expect(screen.getByRole('menuitem', { name: 'Remove from saved' })).toBeVisible();
  },
};
