import { t } from '@lingui/core/macro';
import { useBackups, useDeleteBackup, useMakeBackup } from '@skill-exchange/api-client/backups';
import type { Backup, Backups } from '@skill-exchange/api-client/types';
import { BackupList } from '@skill-exchange/ui/components/backup-list';
import { backupTime } from '@skill-exchange/ui/lib/community/backup-words';
import { Banner } from '@skill-exchange/ui/primitives/banner';
import { Button } from '@skill-exchange/ui/primitives/button';
import { FormFailure } from '@skill-exchange/ui/primitives/form-parts';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { useDialogSubject } from '../../lib/dialogs/use-dialog-subject.ts';
import { reasonFor } from '../../lib/forms/reason-for.ts';
import { ConfirmDialog } from '../../lib/log-in/confirmation.ts';
import { logger } from '../../lib/logger.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { BackupDownload } from './backup-download.tsx';
import { KeptBackups } from './kept-backups.tsx';

/** The backups of the community: what there is, one more, and how many stay. With PostgreSQL, what to run instead. */
export function CommunityBackups() {
  const query = useBackups();
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label={t`Loading the backups...`}>
          <Skeleton className="h-80" />
        </LoadingStatus>
      }
      failure={t`We couldn’t load the backups`}
    >
      {({ database: { kind, command = 'pg_dump' }, backups, encrypts }) =>
        kind === 'embedded' ? <OfServer backups={backups} encrypts={encrypts} /> : <Elsewhere command={command} />
      }
    </QueryView>
  );
}

function OfServer({ backups, encrypts }: Pick<Backups, 'backups' | 'encrypts'>) {
  const make = useMakeBackup();
  const remove = useDeleteBackup();
  const download = useDialogSubject<Backup>();
  const deletion = useDialogSubject<Backup>();
  const isRunning = backups.some(({ state }) => state === 'running');
  const [failure, setFailure] = useState<string>();
  const report = (failed: string) => ({
    onSuccess: () => setFailure(undefined),
    onError: (error: unknown) => {
      logger.failure(failed, error);
      setFailure(`${failed}\n${reasonFor(error)}`);
    },
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {encrypts ? (
        <Banner>
          <Lock aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">
            {t`New backups are encrypted with the passphrase of the server (BACKUP_PASSPHRASE). Keep it elsewhere, too.`}
          </span>
        </Banner>
      ) : null}
      <Button
        className="justify-self-start"
        disabled={isRunning}
        pending={make.isPending}
        pendingLabel={t`Starting...`}
        onClick={() => make.mutate(undefined, report(t`No backup was begun`))}
      >
        {t`Back up now`}
      </Button>
      <FormFailure message={failure} />
      {backups.length === 0 ? (
        <p className="py-4 text-ink-2">{t`There is no backup yet. The first one is made tonight.`}</p>
      ) : (
        <BackupList backups={backups} onDownload={download.show} onDelete={deletion.show} />
      )}
      <KeptBackups />
      {download.thing === null ? null : (
        <BackupDownload
          key={download.opening}
          open={download.isOpen}
          onClose={download.close}
          backup={download.thing}
        />
      )}
      <ConfirmDialog
        open={deletion.isOpen}
        onOpenChange={deletion.close}
        title={t`Delete this backup?`}
        description={deletion.thing === null ? '' : backupTime(deletion.thing.startedAt)}
        confirmLabel={t`Delete`}
        pending={remove.isPending}
        pendingLabel={t`Deleting...`}
        onConfirm={() => {
          if (deletion.thing === null) return;
          const settled = { onSettled: () => void deletion.close() };
          remove.mutate(deletion.thing._id, { ...report(t`The backup was not deleted`), ...settled });
        }}
      />
    </div>
  );
}

function Elsewhere({ command }: { command: string }) {
  return (
    <div className="grid max-w-180 grid-cols-[minmax(0,1fr)] gap-4">
      <p>{t`Your database is a PostgreSQL server, which is backed up where it runs. Run this once a day, and keep the file on another machine:`}</p>
      <pre
        className="wrap-anywhere whitespace-pre-wrap rounded-card border border-line bg-surface p-4 font-mono text-small"
        dir="ltr"
      >
        <code>{command}</code>
      </pre>
      <p className="text-ink-2">{t`It asks for the password of the database. docs/operations.md says how to restore the file.`}</p>
    </div>
  );
}
