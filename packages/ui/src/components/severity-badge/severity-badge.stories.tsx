import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeverityBadge } from './severity-badge.tsx';

const meta = {
  title: 'Components/Moderation/SeverityBadge',
  tags: ['!stable', 'new'],
  component: SeverityBadge,
  args: { severity: 'high' },
} satisfies Meta<typeof SeverityBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const High: Story = {};
export const Medium: Story = { args: { severity: 'medium' } };
export const Low: Story = { args: { severity: 'low' } };
