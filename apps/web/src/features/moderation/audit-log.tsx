import { t } from '@lingui/core/macro';
import { useAudit } from '@skill-exchange/api-client/moderation';
import { AuditRows } from '@skill-exchange/ui/components/audit-rows';
import { Button } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
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
          {query.hasNextPage ? (
            <Button
              variant="secondary"
              className="mt-8"
              pending={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t`Show earlier`}
            </Button>
          ) : null}
        </>
      )}
    </QueryView>
  );
}
