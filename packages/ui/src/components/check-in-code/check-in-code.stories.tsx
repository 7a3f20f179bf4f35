import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckInCode } from './check-in-code.tsx';

const meta = {
  title: 'Components/Events/CheckInCode',
  component: CheckInCode,
  args: { code: 'K7QX4M', onOpen: fn(), onClose: fn(), onCopy: fn() },
} satisfies Meta<typeof CheckInCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('K7QX4M')).toBeVisible();
    await expect(canvas.getByText('Show this code in the call. Guests enter it on the event’s page.')).toBeVisible();
  },
};

export const Closed: Story = { args: { code: undefined } };

export const Creating: Story = { args: { code: undefined, pending: 'open' } };

export const Closing: Story = { args: { pending: 'close' } };

export const Acts: Story = {
  tags: ['interaction'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledWith('K7QX4M');
    await userEvent.click(canvas.getByRole('button', { name: 'New code' }));
    await expect(args.onOpen).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close check-in' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
