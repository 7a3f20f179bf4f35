import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BlockedNote } from './blocked-note.tsx';

const meta = {
  title: 'Components/Chat/BlockedNote',
  tags: ['!stable', 'new'],
  component: BlockedNote,
  args: { name: 'Brock Tanner', onUnblock: fn() },
} satisfies Meta<typeof BlockedNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blocked: Story = {
  name: 'You blocked them',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You blocked Brock Tanner.')).toBeVisible();
  },
};

export const Unblocks: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock' }));
    await expect(args.onUnblock).toHaveBeenCalledOnce();
  },
};

export const Unblocking: Story = { args: { pending: true } };
export const LongName: Story = { args: { name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3) } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
