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

export const Unknown: Story = {};
export const Used: Story = { args: { problem: 'used' } };
export const Newer: Story = { args: { problem: 'newer' } };
export const Expired: Story = { args: { problem: 'expired', newLinkHref: '/forgot-password' } };
