import { instant } from '@skill-exchange/api-mocks/factories';
import { makeSkillMerge, memberRef } from '@skill-exchange/api-mocks/moderation-factories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SkillMergeRows } from './skill-merge-rows.tsx';

const merge = makeSkillMerge();
const undone = makeSkillMerge({ _id: 'merge-2', undoneAt: instant(0, 9), undoneBy: memberRef(9) });

const meta = {
  title: 'Components/Moderation/SkillMergeRows',
  component: SkillMergeRows,
  args: { merges: [merge, undone], onUndo: fn() },
} satisfies Meta<typeof SkillMergeRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MergedAndUndone: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Basket weeving is now Basket weaving');
    await expect(first).toHaveTextContent('3 members, 2 events, 1 session.');
    await expect(second).toHaveTextContent('Undone');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Basket weeving is now Basket weaving' }));
    await expect(args.onUndo).toHaveBeenCalledWith(merge);
  },
};

export const Hidden: Story = {
  args: { merges: [makeSkillMerge({ into: merge.from, isHidden: true, sessions: 0 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^Basket weeving is hidden/);
    await expect(canvas.getByRole('button', { name: 'Undo: Basket weeving is hidden' })).toBeVisible();
  },
};

export const Undoing: Story = { args: { undoingId: 'merge-1' } };

export const LongName: Story = {
  args: {
    merges: [makeSkillMerge({ from: { _id: 'long', name: 'Restoringhandpaintedpantographs'.repeat(3) } })],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
