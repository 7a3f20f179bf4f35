import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { KeptBackupsForm } from './kept-backups-form.tsx';

const meta = {
  title: 'Components/Operator/KeptBackupsForm',
  component: KeptBackupsForm,
  args: { saved: 7, onSave: fn() },
} satisfies Meta<typeof KeptBackupsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'How many stay' })).toHaveValue(7);
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const Changed: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'How many stay' });
    await userEvent.clear(field);
    await userEvent.type(field, '31');
    await expect(canvas.getByText('Choose a number from 1 to 30.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(field, '{Backspace}{Backspace}14');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(14);
  },
};

export const Failed: Story = { args: { failure: 'Something went wrong on our side.' } };
