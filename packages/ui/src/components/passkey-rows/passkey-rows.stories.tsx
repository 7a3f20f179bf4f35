import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PasskeyRows } from './passkey-rows.tsx';

const phone = {
  _id: '1',
  name: 'My phone',
  createdAt: '2026-09-02T08:15:00.000Z',
  lastUsedAt: '2026-11-20T18:30:00.000Z',
  isSynced: true,
};
const key = { _id: '2', name: 'Blue key', createdAt: '2026-11-02T08:15:00.000Z', isSynced: false };

const meta = {
  title: 'Components/Members/PasskeyRows',
  component: PasskeyRows,
  args: { passkeys: [phone, key], onRename: fn(), onRemove: fn() },
} satisfies Meta<typeof PasskeyRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const [used, unused] = canvas.getAllByRole('listitem');
    await expect(used).toHaveTextContent('Last used');
    await expect(used).toHaveTextContent('Synced');
    await expect(unused).toHaveTextContent('Added');
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Blue key' }));
    await expect(args.onRename).toHaveBeenCalledWith(key);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove My phone' }));
    await expect(args.onRemove).toHaveBeenCalledWith(phone);
  },
};

export const LongName: Story = {
  args: { passkeys: [{ ...phone, name: 'The old telephone in the workshop that hangs beside the door' }] },
};
