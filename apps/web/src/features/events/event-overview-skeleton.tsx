import { t } from '@lingui/core/macro';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { PageMeta } from '../../lib/page-meta.tsx';

/** Placeholder of an event while it loads. */
export function EventOverviewSkeleton() {
  return (
    <>
      <PageMeta title={t`Event`} />
      <h1 className="sr-only">{t`Event`}</h1>
      <LoadingStatus label={t`Loading...`}>
        <Skeleton shape="block" className="h-20 rounded-card sm:h-36" />
        <Skeleton shape="block" className="mt-8 h-12 w-3/4" />
        <Skeleton className="mt-6 w-full max-w-xl" />
        <Skeleton className="mt-3 w-2/3 max-w-md" direction="left" />
        <div className="mt-12 grid gap-6 xl:grid-cols-2">
          <Skeleton shape="block" className="h-72 rounded-card" />
          <Skeleton shape="block" className="h-72 rounded-card" />
        </div>
      </LoadingStatus>
    </>
  );
}
