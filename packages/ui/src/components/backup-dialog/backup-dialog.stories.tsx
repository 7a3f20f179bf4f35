import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { BackupDialog, type BackupDialogProps } from './backup-dialog.tsx';

const backup = {
  _id: 'daily',
  startedAt: '2026-11-30T03:30:00.000Z',
  isDaily: true,
  state: 'done',
  bytes: 48_210_331,
  isEncrypted: false,
} as const;

const onConfirm: BackupDialogProps['onConfirm'] = async () => ({ href: '/file' });

const meta = {
  title: 'Components/Operator/BackupDialog',
  component: BackupDialog,
  args: { open: true, onClose: fn(), backup, email: 'amara@example.org', onConfirm },
} satisfies Meta<typeof BackupDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async () => expect(await screen.findByLabelText(/^Passphrase for the file/)).toBeVisible(),
};

export const Encrypted: Story = {
  args: { backup: { ...backup, isEncrypted: true } },
  play: async () => expect(await screen.findByText(/^It is encrypted\./)).toBeVisible(),
};

const confirm = async () => {
  await userEvent.type(await screen.findByLabelText(/^Your password/), 'swap-an-hour');
  await userEvent.click(screen.getByRole('button', { name: 'Get the link' }));
};

export const Ready: Story = {
  tags: ['interaction'],
  play: async () => {
    await confirm();
    await expect(await screen.findByRole('link', { name: 'Download 48 MB' })).toHaveAttribute('href', '/file');
  },
};

export const Refused: Story = {
  tags: ['interaction'],
  args: { onConfirm: async () => ({ failure: 'That is not your password.' }) },
  play: async () => {
    await confirm();
    await expect(await screen.findByText('That is not your password.')).toBeVisible();
  },
};
