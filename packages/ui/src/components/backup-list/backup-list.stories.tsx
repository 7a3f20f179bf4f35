import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BackupList } from './backup-list.tsx';

const madeBy = { _id: 'amara', name: 'Amara Okafor', photo: '' };
const daily = { isDaily: true, state: 'done', bytes: 48_210_331, isEncrypted: false } as const;

const meta = {
  title: 'Components/Operator/BackupList',
  component: BackupList,
  args: {
    backups: [
      { _id: 'running', startedAt: '2026-11-30T09:12:00.000Z', isDaily: false, madeBy, state: 'running' },
      { _id: 'full', startedAt: '2026-11-30T03:30:00.000Z', isDaily: true, state: 'failed', failure: 'no_room' },
      { _id: 'daily', startedAt: '2026-11-29T03:30:00.000Z', ...daily },
      { _id: 'left', startedAt: '2026-11-28T03:30:00.000Z', ...daily, isDaily: false, isEncrypted: true },
    ],
    onDownload: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof BackupList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Being made...')).toBeVisible();
    await expect(canvas.getByText('The disk is too full for it.')).toBeVisible();
    await expect(canvas.getByText('By Amara Okafor')).toBeVisible();
    await expect(canvas.getByText('By an operator who has left')).toBeVisible();
    await expect(canvas.getByText('Encrypted')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Delete:/ })).toHaveLength(3);
  },
};

export const Pressed: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const [download] = canvas.getAllByRole('button', { name: /^Download:/ });
    if (download !== undefined) await userEvent.click(download);
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ _id: 'daily' }));
    const [remove] = canvas.getAllByRole('button', { name: /^Delete:/ });
    if (remove !== undefined) await userEvent.click(remove);
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ _id: 'full' }));
  },
};
