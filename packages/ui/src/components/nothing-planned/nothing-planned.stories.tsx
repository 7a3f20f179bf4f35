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

export const Empty: Story = {};

export const NearTheEnd: Story = { args: { month: undefined } };
