import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoNotifications } from './no-notifications.tsx';

const meta = {
  title: 'Components/Site/NoNotifications',
  component: NoNotifications,
} satisfies Meta<typeof NoNotifications>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllCaughtUp: Story = { name: 'You have read everything' };
export const NothingUnread: Story = { name: 'Nothing unread', args: { filter: 'unread' } };
export const NoneOfAKind: Story = { name: 'None of this kind', args: { filter: 'reviews' } };
