import { t } from '@lingui/core/macro';
import { useAudit } from '@skill-exchange/api-client/moderation';
import { AuditRows } from '@skill-exchange/ui/components/audit-rows';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { NextPage } from '../../lib/next-page.tsx';
import { QueryView } from '../../lib/query-view.tsx';

/** The log of moderators' actions, latest first. */
export function AuditLog() {
  const query = useAudit();
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label={t`Loading the log...`} labelAbove>
          <Skeleton className="h-48 w-full" />
        </LoadingStatus>
      }
      failure={t`We couldn’t load the log`}
      isEmpty={(entries) => entries.length === 0}
      empty={
        <EmptyState title={t`Nothing yet`}>{t`Each decision, appeal and change of a role shows up here.`}</EmptyState>
      }
    >
      {(entries) => (
        <>
          <AuditRows entries={entries} />
          <NextPage pages={query} className="mt-8">{t`Show earlier`}</NextPage>
        </>
      )}
    </QueryView>
  );
}
