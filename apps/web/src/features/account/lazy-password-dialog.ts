import { lazyDialog } from '../../lib/lazy-dialog.tsx';
import type { PasswordDialogProps } from './password-dialog.tsx';

export const PasswordDialog = lazyDialog(
  async () => (await import('./password-dialog.tsx')).PasswordDialog,
  ({ onClose }: PasswordDialogProps) => onClose(),
);
