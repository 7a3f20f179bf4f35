import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { LogOutDialog } from './log-out-dialog.tsx';

const meta = {
  title: 'Components/Members/LogOutDialog',
  tags: ['!stable', 'new'],
  component: LogOutDialog,
  args: { open: true, onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof LogOutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Pending: Story = { args: { pending: true } };

export const Confirmed: Story = {
  tags: ['interaction'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
