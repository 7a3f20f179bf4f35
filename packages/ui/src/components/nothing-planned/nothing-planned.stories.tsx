import type { Meta, StoryObj } from '@storybook/react-vite';
import { NothingPlanned } from './nothing-planned.tsx';

const meta = {
  title: 'Components/Sessions/NothingPlanned',
  tags: ['!stable', 'new'],
  component: NothingPlanned,
  args: { month: 'November 2026', partnersHref: '/recommended', eventsHref: '/events' },
} satisfies Meta<typeof NothingPlanned>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Nothing this month' };

export const NearTheEnd: Story = { name: 'Nothing in the next two weeks', args: { month: undefined } };
