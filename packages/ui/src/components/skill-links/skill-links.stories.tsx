import { makeSkill, many } from '@skill-exchange/api-mocks/factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkillLinks } from './skill-links.tsx';

const meta = {
  title: 'Components/Skills/SkillLinks',
  tags: ['!stable', 'new'],
  component: SkillLinks,
  args: { skills: many(8, makeSkill), hrefOf: ({ name }) => `#${name}`, wanted: ['Python'] },
} satisfies Meta<typeof SkillLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member's own wanted skills are marked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Python on your list' })).toHaveAttribute('href', '#Python');
    await expect(canvas.getAllByText('on your list')).toHaveLength(1);
  },
};

export const NothingWanted: Story = { args: { wanted: [] } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
