import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

const card = 'overflow-clip rounded-card border border-line bg-surface shadow-card';

/** As high as the first part of a session. `isQuiet` if something else announces that the page loads. */
export function SessionViewSkeleton({ isQuiet = false }: { isQuiet?: boolean }) {
  if (isQuiet)
    return (
      <div aria-hidden="true" className={card}>
        <Parts />
      </div>
    );
  return (
    <LoadingStatus label={t`Loading...`} className={cx(card, '[&>p]:p-4')}>
      <Parts />
    </LoadingStatus>
  );
}

function Parts() {
  return (
    <>
      <div className="grid gap-4 px-5 pt-4 pb-5 sm:px-6">
        <Skeleton shape="block" className="h-7 w-44 rounded-full" />
        <div className="flex items-center gap-4">
          <Skeleton shape="circle" className="size-16 shrink-0" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="w-2/5" />
          </div>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-[5px]">
        <div className="h-25 bg-teach-tint" />
        <div className="h-25 bg-learn-tint" />
      </div>
      <div className="grid gap-2 px-5 py-5 sm:px-6">
        <Skeleton shape="block" className="h-16" />
        <Skeleton shape="block" className="h-16" direction="left" />
      </div>
    </>
  );
}
