import type { Meta, StoryObj } from '@storybook/react-vite';
import Check from 'lucide-react/icons/check';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Primitives/Display/Badge',
  component: Badge,
  args: { children: 'You are Host' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Teach: Story = {
  args: {
    tone: 'teach',
    size: 'md',
    children: (
      <>
        <Check aria-hidden="true" /> Registered
      </>
    ),
  },
};
export const Learn: Story = { args: { tone: 'learn', children: 'Requested to Join' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Cancelled' } };
export const Count: Story = {
  args: {
    tone: 'count',
    children: (
      <>
        2<span className="sr-only"> unread messages</span>
      </>
    ),
  },
};
