import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FollowSkillButton } from './follow-skill-button.tsx';

const meta = {
  title: 'Components/Skills/FollowSkillButton',
  tags: ['!stable', 'new'],
  component: FollowSkillButton,
  args: { skill: 'Sourdough', isFollowed: false, isPending: false, onToggle: fn() },
} satisfies Meta<typeof FollowSkillButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFollowed: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Sourdough', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { isPending: true } };

export const Followed: Story = {
  args: { isFollowed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'You follow Sourdough', pressed: true })).toBeVisible();
  },
};
