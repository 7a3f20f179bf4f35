import { skillNamed } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FollowedSkills } from './followed-skills.tsx';

const meta = {
  title: 'Components/Skills/FollowedSkills',
  tags: ['!stable', 'new'],
  component: FollowedSkills,
  args: {
    skills: ['Film photography', 'Sourdough'].map(skillNamed),
    hrefOf: ({ name }) => `#${name}`,
    onUnfollow: fn(),
  },
} satisfies Meta<typeof FollowedSkills>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Sourdough' })).toHaveAttribute('href', '#Sourdough');
    await userEvent.click(canvas.getByRole('button', { name: 'Unfollow Sourdough' }));
    await expect(args.onUnfollow).toHaveBeenCalledWith(skillNamed('Sourdough'));
  },
};

export const LongName: Story = {
  args: { skills: [skillNamed('Restoring the gilded frames of oil paintings with hide glue')] },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
