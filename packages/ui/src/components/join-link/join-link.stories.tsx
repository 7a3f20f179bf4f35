import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JoinLink } from './join-link.tsx';

const meta = {
  title: 'Components/Sessions/JoinLink',
  component: JoinLink,
  args: { href: 'https://meet.example.org/a', isNear: false, children: 'Join Session' },
} satisfies Meta<typeof JoinLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Far: Story = { name: 'Later today' };

export const Near: Story = {
  name: 'Starts in a few minutes',
  args: { isNear: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Join Session' });
    await expect(link).toHaveClass('bg-teach');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
