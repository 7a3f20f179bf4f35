import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CommunityBanner } from './community-banner.tsx';

const meta = {
  title: 'Components/Operator/CommunityBanner',
  component: CommunityBanner,
  args: { text: 'Dec 24 to Jan 3: reports are answered within 3 days. All else goes on.' },
} satisfies Meta<typeof CommunityBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForVisitors: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ForMembers: Story = {
  args: { href: '/news/quiet-days', onDismiss: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/news/quiet-days');
  },
};

export const Dismissed: Story = {
  args: { ...ForMembers.args },
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss the announcement' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
