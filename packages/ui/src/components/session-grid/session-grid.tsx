import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Card } from '../../primitives/card/card.tsx';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

export function SessionGrid({ className, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="session-grid"
      className={cx('grid gap-4 sm:gap-5 md:grid-cols-2 2xl:grid-cols-3', className)}
      {...rest}
    />
  );
}

export function SessionGridSkeleton() {
  return (
    <LoadingStatus label="Loading...">
      <div className="grid gap-4 sm:gap-5 md:grid-cols-2 2xl:grid-cols-3">
        {Array.from({ length: 2 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static placeholders.
          <Card key={index} className="grid gap-4.5 p-5 sm:p-6">
            <div className="flex items-center gap-3.5">
              <Skeleton shape="circle" className="size-12 shrink-0" />
              <Skeleton className="h-5 w-40" />
            </div>
            <Skeleton className="w-1/2" />
            <Skeleton className="w-1/2" direction="left" />
            <Skeleton className="w-3/4" />
            <Skeleton shape="block" className="h-11 w-40" />
          </Card>
        ))}
      </div>
    </LoadingStatus>
  );
}
