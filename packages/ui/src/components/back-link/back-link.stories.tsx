import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BackLink } from './back-link.tsx';

const meta = {
  title: 'Components/Site/BackLink',
  component: BackLink,
  args: { href: '/userDashboard/settings', children: 'Settings' },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToAList: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Back to Settings' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
