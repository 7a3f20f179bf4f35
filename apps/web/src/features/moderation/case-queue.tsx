import { useCases } from '@skill-exchange/api-client/moderation';
import { CaseRows, CaseRowsSkeleton, LimitHitList } from '@skill-exchange/ui/components/case-rows';
import { Button } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { moderationPaths } from '../../config/moderation-paths.ts';
import { QueryView } from '../../lib/query-view.tsx';

/** What waits for a moderator, and how often limits were met lately. */
export function CaseQueue() {
  const query = useCases();
  return (
    <QueryView
      query={query}
      loading={
        <LoadingStatus label="Loading cases..." labelAbove>
          <CaseRowsSkeleton />
        </LoadingStatus>
      }
      failure="We couldn’t load the cases"
    >
      {({ cases, limitHits }) => (
        <div className="grid gap-10">
          {cases.length === 0 ? (
            <EmptyState title="Nothing waits">New reports and appeals show up here.</EmptyState>
          ) : (
            <CaseRows cases={cases} hrefFor={moderationPaths.case.to} />
          )}
          {query.hasNextPage ? (
            <Button
              variant="secondary"
              className="justify-self-start"
              pending={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Show later ones
            </Button>
          ) : null}
          {limitHits.length > 0 ? (
            <section aria-labelledby="limits" className="grid max-w-140 gap-3">
              <h2 id="limits" className="type-h4">
                Limits met in the last seven days
              </h2>
              <LimitHitList hits={limitHits} />
            </section>
          ) : null}
        </div>
      )}
    </QueryView>
  );
}
