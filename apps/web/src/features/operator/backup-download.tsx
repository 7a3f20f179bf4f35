import { useBackupLink } from '@skill-exchange/api-client/backups';
import { useUser } from '@skill-exchange/api-client/users';
import type { BackupDialogProps } from '@skill-exchange/ui/components/backup-dialog';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { lazyDialog } from '../../lib/dialogs/lazy-dialog.tsx';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { logger } from '../../lib/logger.ts';

const LazyDialog = lazyDialog(
  async () => (await import('@skill-exchange/ui/components/backup-dialog')).BackupDialog,
  ({ onClose }: BackupDialogProps) => onClose(),
);

/** Confirms a download of a backup with the operator's password. */
export function BackupDownload(dialog: Pick<BackupDialogProps, 'open' | 'onClose' | 'backup'>) {
  const member = useMember();
  const { data: user } = useUser(member?.userId ?? '', { enabled: dialog.open && member !== null });
  const linkTo = useBackupLink();
  return (
    <LazyDialog
      {...dialog}
      email={user?.email}
      onConfirm={async (fields) => {
        try {
          return { href: await linkTo(dialog.backup._id, fields) };
        } catch (error) {
          logger.failure('No link to a backup', error);
          return { failure: reasonFor(error) };
        }
      }}
    />
  );
}
