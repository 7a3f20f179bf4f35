import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './qr-code.tsx';

// Not a readable one: a frame and a few squares.
const rows = Array.from({ length: 25 }, (_row, y) =>
  Array.from({ length: 25 }, (_square, x) => (x * 7 + y * 5) % 3 === 0 && x > 1 && y > 1 && x < 23 && y < 23),
);

const meta = {
  title: 'Primitives/QrCode',
  component: QrCode,
  args: { rows, label: 'QR code for your app' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  },
};
