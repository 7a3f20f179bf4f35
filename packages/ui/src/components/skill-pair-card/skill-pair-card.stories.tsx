import { makeSkillPair } from '@skill-exchange/api-mocks/moderation-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SkillPairCard, SkillPairSkeleton } from './skill-pair-card.tsx';

const pair = makeSkillPair();
const [first, second] = pair.skills;
const long = 'Restoring the hand-painted pantographs of electric locomotives from before the war';

const meta = {
  title: 'Components/Moderation/SkillPairCard',
  component: SkillPairCard,
  args: { pair, onMerge: fn(), onKeep: fn(), className: 'max-w-120' },
} satisfies Meta<typeof SkillPairCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NearlyTheSameLetters: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: 'Watercolor and Watercolour' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Watercolor' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Watercolour' })).toHaveAccessibleDescription(
      '37 members, 4 events',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
    await expect(args.onMerge).toHaveBeenLastCalledWith(second, first);
    await userEvent.click(canvas.getByRole('radio', { name: 'Watercolour' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
    await expect(args.onMerge).toHaveBeenLastCalledWith(first, second);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep both' }));
    await expect(args.onKeep).toHaveBeenCalledWith(pair);
  },
};

export const SpacesAlone: Story = {
  args: { pair: makeSkillPair({}, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/They differ in spaces and marks alone\./)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Lacemaking' })).toHaveAccessibleDescription('1 member');
  },
};

/** The backend counts up to 1,000. */
export const Popular: Story = {
  args: { pair: makeSkillPair({ skills: pair.skills.map((skill) => ({ ...skill, members: 1_000 })) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,000 or more members, 9 events')).toBeVisible();
  },
};

export const Merging: Story = { args: { pending: 'merge' } };
export const Keeping: Story = { args: { pending: 'keep' } };

export const LongNames: Story = {
  args: {
    pair: makeSkillPair({
      skills: pair.skills.map((skill, index) => ({ ...skill, name: `${long}${'!'.repeat(index)}` })),
    }),
    className: 'max-w-80',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    pair: makeSkillPair({
      skills: pair.skills.map((skill, index) => ({ ...skill, name: index === 0 ? 'الخط العربي' : 'خط عربي' })),
    }),
  },
};

export const Loading: Story = { render: () => <SkillPairSkeleton /> };
