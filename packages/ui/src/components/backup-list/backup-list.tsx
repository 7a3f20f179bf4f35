import { t } from '@lingui/core/macro';
import type { Backup } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Download from 'lucide-react/icons/download';
import Lock from 'lucide-react/icons/lock';
import Trash from 'lucide-react/icons/trash-2';
import type { ComponentProps } from 'react';
import { backupTime, failureWords, makerWords } from '../../lib/community/backup-words.ts';
import { bytesInWords } from '../../lib/community/health-words.ts';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Spinner } from '../../primitives/spinner/spinner.tsx';

interface BackupListProps extends ComponentProps<'ul'> {
  backups: readonly Backup[];
  onDownload: (backup: Backup) => void;
  onDelete: (backup: Backup) => void;
}

/** The backups of a community, latest first: when each was begun, who asked for it, and its size or what became of it. */
export function BackupList({ backups, onDownload, onDelete, className, ...props }: BackupListProps) {
  return (
    <ul
      data-slot="backup-list"
      className={cx('divide-y divide-line rounded-card border border-line bg-surface shadow-card', className)}
      {...props}
    >
      {backups.map((backup) => {
        const time = backupTime(backup.startedAt);
        const isDone = backup.state === 'done';
        return (
          <li key={backup._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-semibold wrap-anywhere">{time}</p>
              <p className="text-small text-ink-2 wrap-anywhere">{makerWords(backup)}</p>
            </div>
            <State backup={backup} />
            <div className="flex min-h-11 shrink-0 items-center justify-end gap-1 max-sm:w-full max-sm:justify-start sm:min-w-52">
              {isDone ? (
                <Button variant="secondary" aria-label={t`Download: ${time}`} onClick={() => onDownload(backup)}>
                  <Download aria-hidden="true" />
                  {t`Download`}
                </Button>
              ) : null}
              {backup.state === 'running' ? null : (
                <IconButton label={t`Delete: ${time}`} onClick={() => onDelete(backup)}>
                  <Trash aria-hidden="true" />
                </IconButton>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function State({ backup: { state, failure, bytes = 0, isEncrypted = false } }: { backup: Backup }) {
  if (state === 'running')
    return (
      <p role="status" className="flex items-center gap-2 text-small text-ink-2">
        <Spinner />
        {t`Being made...`}
      </p>
    );
  if (state !== 'done')
    return (
      <p className="flex min-w-0 flex-1 basis-52 items-center gap-2 text-small text-danger-ink">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{failureWords(failure)}</span>
      </p>
    );
  return (
    <p className="flex items-center gap-3 text-small text-ink-2">
      <span className="tabular">{bytesInWords(bytes)}</span>
      {isEncrypted ? (
        <span className="flex items-center gap-1">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          {t`Encrypted`}
        </span>
      ) : null}
    </p>
  );
}
