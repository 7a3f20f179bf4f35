import { skillNamed } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoMatches } from './no-matches.tsx';

const meta = {
  title: 'Components/Matches/NoMatches',
  component: NoMatches,
  args: { isFiltered: false, profileHref: '/userDashboard/profile', usersHref: '/users' },
} satisfies Meta<typeof NoMatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { name: 'Nobody fits yet' };

export const Unlocking: Story = {
  name: 'If you taught one of these',
  args: {
    unlock: {
      skills: [
        { ...skillNamed('Watercolor'), members: 12 },
        { ...skillNamed('Chess'), members: 1 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/with 12 members/)).toBeVisible();
    await expect(canvas.getByText(/with 1 member$/)).toBeVisible();
  },
};

export const NothingTaught: Story = { name: 'You teach nothing yet', args: { missing: 'offered' } };

export const NothingWanted: Story = { name: 'You want nothing yet', args: { missing: 'requested' } };

export const NoSkills: Story = { name: 'You have no skills yet', args: { missing: 'both' } };

export const Filtered: Story = { name: 'Nobody fits this search', args: { isFiltered: true } };
