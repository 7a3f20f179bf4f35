import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { AddDatesDialog } from './add-dates-dialog.tsx';

const meta = {
  title: 'Components/Events/AddDatesDialog',
  component: AddDatesDialog,
  args: { open: true, onOpenChange: fn(), onConfirm: fn(), pattern: 'Every Tuesday', limit: 12, pending: false },
} satisfies Meta<typeof AddDatesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Adding: Story = { name: 'Dates are being added', args: { pending: true } };

/** More than the series can get is said, and nothing is added. */
export const TooMany: Story = {
  tags: ['interaction'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Add dates' }));
    const field = dialog.getByRole('spinbutton', { name: 'How many dates' });
    await userEvent.clear(field);
    await userEvent.type(field, '13');
    await userEvent.click(dialog.getByRole('button', { name: 'Add dates' }));
    await expect(dialog.getByText('Enter a number from 1 to 12.')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await userEvent.click(dialog.getByRole('button', { name: 'Add dates' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(12);
  },
};
