import { makeUser } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { HomeCard, HomeCardSkeleton, MemberHome } from './member-home.tsx';

const meta = {
  title: 'Components/Site/MemberHome',
  component: MemberHome,
  parameters: { layout: 'fullscreen' },
  args: { name: makeUser().name, hours: { taught: 420, learned: 390 } },
} satisfies Meta<typeof MemberHome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: (
      <HomeCard title="Your next session">
        <div className="p-5">
          <EmptyState title="No session planned yet">Find someone who teaches what you want to learn.</EmptyState>
        </div>
      </HomeCard>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good to see you, Jonas');
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['7 h', '6.5 h']);
    await expect(canvas.getByRole('region', { name: 'Your next session' })).toBeVisible();
  },
};

/** A newcomer has no hours to show. */
export const Newcomer: Story = {
  args: { hours: undefined },
  play: ({ canvas }) => expect(canvas.queryByText('given')).toBeNull(),
};

export const Loading: Story = {
  args: {
    hours: undefined,
    children: (
      <HomeCard title="Your next session">
        <HomeCardSkeleton label="Loading your sessions..." />
      </HomeCard>
    ),
  },
};

export const RightToLeft: Story = { ...Default, play: async () => {}, globals: { direction: 'rtl' } };
