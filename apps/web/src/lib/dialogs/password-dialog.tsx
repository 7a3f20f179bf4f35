import { useUser } from '@skill-exchange/api-client/users';
import type { PasswordDialogProps as DialogProps } from '@skill-exchange/ui/components/password-dialog';
import { useMember } from '../auth-session/auth-session-context.ts';
import { reasonFor } from '../forms/reason-for.ts';
import { logger } from '../logger.ts';
import { lazyDialog } from './lazy-dialog.tsx';
import { ReadableError } from './readable-error.ts';

const LazyDialog = lazyDialog(
  async () => (await import('@skill-exchange/ui/components/password-dialog')).PasswordDialog,
  ({ onClose }: DialogProps) => onClose(),
);

export type PasswordDialogProps = Omit<DialogProps, 'email' | 'onConfirm'> & {
  /** Saves the change; the form shows the error that it throws. */
  onConfirm: (fields: { name: string; password: string }) => Promise<void>;
};

/** Confirms a change to how the member logs in with their password. */
export function PasswordDialog({ onConfirm, ...dialog }: PasswordDialogProps) {
  const member = useMember();
  const { data: user } = useUser(member?.userId ?? '', { enabled: dialog.open && member !== null });

  async function confirm(fields: { name: string; password: string }): Promise<string | undefined> {
    try {
      await onConfirm(fields);
      return undefined;
    } catch (error) {
      logger.failedCall(error);
      return error instanceof ReadableError ? error.message : reasonFor(error);
    }
  }

  return <LazyDialog {...dialog} email={user?.email} onConfirm={confirm} />;
}
