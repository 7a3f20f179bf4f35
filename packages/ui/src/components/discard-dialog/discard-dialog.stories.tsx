import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DiscardDialog } from './discard-dialog.tsx';

const meta = {
  title: 'Components/Site/DiscardDialog',
  tags: ['!stable', 'new'],
  component: DiscardDialog,
  args: { open: true, onKeep: fn(), onDiscard: fn() },
} satisfies Meta<typeof DiscardDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Kept: Story = {
  tags: ['interaction'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
};

export const Discarded: Story = {
  tags: ['interaction'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
