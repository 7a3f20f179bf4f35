import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QrCode } from '../../primitives/qr-code/qr-code.tsx';
import { CheckInCode } from './check-in-code.tsx';

const meta = {
  title: 'Components/Events/CheckInCode',
  component: CheckInCode,
  args: { code: 'K7QX4M', onOpen: fn(), onClose: fn(), onCopy: fn() },
} satisfies Meta<typeof CheckInCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Check-in is open',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('K7QX4M')).toBeVisible();
    await expect(canvas.getByText('Show this code in the call. Guests enter it on the event’s page.')).toBeVisible();
  },
};

// Not a readable one.
const rows = Array.from({ length: 25 }, (_row, y) =>
  Array.from({ length: 25 }, (_square, x) => (x * 7 + y * 5) % 3 === 0),
);

export const WithQrCode: Story = {
  name: 'Guests scan the code',
  args: { qrCode: <QrCode rows={rows} label="QR code that opens the check-in" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code that opens the check-in' })).toBeVisible();
    await expect(canvas.getByText('K7QX4M')).toBeVisible();
  },
};

export const Closed: Story = { name: 'Check-in is closed', args: { code: undefined } };

export const Creating: Story = { name: 'The code is being made', args: { code: undefined, pending: 'open' } };

export const Closing: Story = { name: 'Check-in is being closed', args: { pending: 'close' } };

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
