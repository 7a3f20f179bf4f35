import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PasswordDialog, type PasswordDialogProps } from './password-dialog.tsx';

type Confirm = PasswordDialogProps['onConfirm'];

const meta = {
  title: 'Components/Members/PasswordDialog',
  tags: ['!stable', 'new'],
  component: PasswordDialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Remove My phone?',
    description: 'You can’t log in with it anymore. Your password and other passkeys stay.',
    action: 'Remove passkey',
    pendingLabel: 'Removing...',
    tone: 'danger',
    email: 'ines@example.org',
    onConfirm: fn<Confirm>(async () => undefined),
  },
} satisfies Meta<typeof PasswordDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Password: Story = {};

export const NameAndPassword: Story = {
  args: { title: 'Add a passkey', description: 'Name it, such as “My phone”.', action: 'Add passkey', name: '' },
};

export const NameOnly: Story = {
  args: {
    title: 'Rename passkey',
    description: 'The name is for you alone.',
    action: 'Rename',
    name: 'My phone',
    isProtected: false,
  },
};

const submit = async (password: string) => {
  const field = await screen.findByLabelText(/^Your password/);
  if (password !== '') await userEvent.type(field, password);
  await userEvent.click(screen.getByRole('button', { name: 'Remove passkey' }));
  return field;
};

export const Confirmed: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await submit('swap-an-hour');
    await expect(args.onConfirm).toHaveBeenCalledWith({ name: '', password: 'swap-an-hour' });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const PasswordMissing: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await submit('');
    await expect(await screen.findByText('Required')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The text stays, selected, so that the member can correct it. */
export const Rejected: Story = {
  tags: ['interaction'],
  args: { onConfirm: fn<Confirm>(async () => 'This password isn’t right.') },
  play: async ({ args }) => {
    const field = await submit('swap');
    await expect(await screen.findByText('This password isn’t right.')).toBeVisible();
    await expect(field).toHaveValue('swap');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
