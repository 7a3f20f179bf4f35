import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Card } from '../../primitives/card/card.tsx';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

/** One or two columns of a member's own events. Its items pass its rows on to the cards. */
export function MyEventGrid({ className, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="my-event-grid"
      className={cx(
        'grid gap-4 *:row-span-5 *:grid *:grid-cols-[minmax(0,1fr)] *:grid-rows-subgrid *:gap-y-0 sm:gap-5 md:grid-cols-2',
        className,
      )}
      {...rest}
    />
  );
}

export function MyEventGridSkeleton() {
  return (
    <LoadingStatus label={t`Loading...`}>
      <div className="grid gap-4 sm:gap-5 md:grid-cols-2">
        {Array.from({ length: 2 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: static placeholders.
          <Card key={index}>
            <Skeleton shape="block" className="h-22 rounded-none" />
            <div className="grid gap-4 p-5">
              <Skeleton className="h-6 w-3/4" />
              <Skeleton className="w-full" direction="left" />
              <Skeleton className="w-1/2" />
              <Skeleton className="w-2/5" direction="left" />
              <Skeleton shape="block" className="h-11 w-32" />
            </div>
          </Card>
        ))}
      </div>
    </LoadingStatus>
  );
}
