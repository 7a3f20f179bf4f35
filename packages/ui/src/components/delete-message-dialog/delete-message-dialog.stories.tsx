import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';

const meta = {
  title: 'Components/Chat/DeleteMessageDialog',
  tags: ['!stable', 'new'],
  component: DeleteMessageDialog,
  args: { open: true, onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof DeleteMessageDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Pending: Story = { args: { pending: true } };

export const Confirmed: Story = {
  tags: ['interaction'],
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Delete this message?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
