import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavBell } from './nav-bell.tsx';

const meta = {
  title: 'Components/Site/NavBell',
  component: NavBell,
  args: { href: '/notifications', unread: 0 },
} satisfies Meta<typeof NavBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingUnread: Story = {
  name: 'Nothing unread',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/notifications');
  },
};

export const Unread: Story = {
  name: 'Unread notifications',
  args: { unread: 3 },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible(),
};
