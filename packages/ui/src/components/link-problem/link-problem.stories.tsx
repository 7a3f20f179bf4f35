import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkProblem } from './link-problem.tsx';

const meta = {
  title: 'Components/Members/LinkProblem',
  tags: ['!stable', 'new'],
  component: LinkProblem,
  args: { problem: 'unknown' },
} satisfies Meta<typeof LinkProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = { name: 'The link is unknown' };
export const Used: Story = { name: 'The link was used', args: { problem: 'used' } };
export const Newer: Story = { name: 'There is a newer link', args: { problem: 'newer' } };
export const Expired: Story = {
  name: 'The link has expired',
  args: { problem: 'expired', newLinkHref: '/forgot-password' },
};
