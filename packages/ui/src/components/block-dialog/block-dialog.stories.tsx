import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { BlockDialog } from './block-dialog.tsx';

const meta = {
  title: 'Components/Members/BlockDialog',
  component: BlockDialog,
  args: { open: true, onOpenChange: fn(), onConfirm: fn(), name: 'Inês Carvalho' },
} satisfies Meta<typeof BlockDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Pending: Story = { args: { pending: true } };

export const LongName: Story = { args: { name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3) } };

export const Confirmed: Story = {
  tags: ['interaction'],
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Block Inês Carvalho?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Block' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(false);
  },
};

export const ReportsToo: Story = {
  tags: ['interaction'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Report too' }));
    await userEvent.click(screen.getByRole('button', { name: 'Block' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(true);
  },
};

/** After a report. */
export const Reported: Story = {
  args: { isReported: true },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Block Inês Carvalho, too?' })).toBeVisible();
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
};
