import { t } from '@lingui/core/macro';
import { Card } from '../../primitives/card/card.tsx';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

export function BlogsSkeleton() {
  return (
    <LoadingStatus label={t`Loading...`}>
      <div className="grid gap-8 lg:grid-cols-[1fr_360px]">
        <Card>
          <Skeleton shape="block" className="aspect-[16/9] rounded-none" />
          <div className="grid gap-4 p-7">
            <Skeleton className="h-8 w-4/5" />
            <Skeleton className="w-full" direction="left" />
            <Skeleton className="w-1/3" />
          </div>
        </Card>
        <div className="grid content-start gap-5">
          {Array.from({ length: 4 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: static placeholders.
            <div key={index} className="grid grid-cols-[88px_1fr] items-center gap-4">
              <Skeleton shape="block" className="aspect-square" />
              <div className="grid gap-2">
                <Skeleton className="w-full" />
                <Skeleton className="w-1/2" direction="left" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </LoadingStatus>
  );
}

export function ArticleSkeleton() {
  return (
    <LoadingStatus label={t`Loading...`} className="mx-auto max-w-190">
      <div className="grid gap-5">
        <Skeleton className="h-10 w-5/6" />
        <Skeleton className="w-1/2" direction="left" />
        <Skeleton shape="block" className="aspect-[16/9] rounded-card" />
        {['w-full', 'w-11/12', 'w-5/6', 'w-3/4'].map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </div>
    </LoadingStatus>
  );
}
