import { t } from '@lingui/core/macro';
import type { Review } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { NoReviewsArt } from '../illustration/illustration.tsx';
import { ReviewCard, type ReviewCardProps } from '../review-card/review-card.tsx';

/** Reviews before 'View More'. */
const INITIAL_COUNT = 3;

type ReviewListProps = Omit<ReviewCardProps, 'review' | 'children' | 'ref'> & {
  reviews: readonly Review[];
  emptyTitle?: string;
  emptyText?: ReactNode;
  emptyAction?: ReactNode;
  /** Shows all reviews initially. */
  expanded?: boolean;
};

/** Three reviews, and the rest by 'View More'. */
export function ReviewList(props: ReviewListProps) {
  const { reviews, emptyTitle = t`No reviews yet`, emptyText, emptyAction, expanded = false, ...card } = props;
  const [showsAll, setShowsAll] = useState(expanded);
  const firstNew = useRef<HTMLLIElement>(null);

  // The focused button is removed: focus the first new review.
  useEffect(() => {
    if (showsAll && !expanded) firstNew.current?.focus();
  }, [showsAll, expanded]);

  if (reviews.length === 0) {
    return (
      <EmptyState title={emptyTitle} illustration={<NoReviewsArt />} action={emptyAction}>
        {emptyText}
      </EmptyState>
    );
  }
  const shown = showsAll ? reviews : reviews.slice(0, INITIAL_COUNT);
  const { className, ...cards } = card;
  return (
    <div data-slot="review-list" className={cx('min-w-0', className)}>
      <ul>
        {shown.map((review, index) => (
          <li
            key={review._id}
            ref={index === INITIAL_COUNT ? firstNew : undefined}
            tabIndex={index === INITIAL_COUNT ? -1 : undefined}
            className="border-b border-line py-6 outline-none first:pt-2"
          >
            <ReviewCard review={review} {...cards} />
          </li>
        ))}
      </ul>
      {shown.length < reviews.length ? (
        <Button variant="secondary" className="mt-6" onClick={() => setShowsAll(true)}>
          {t`View More`}
        </Button>
      ) : null}
    </div>
  );
}

export function ReviewListSkeleton() {
  return (
    <LoadingStatus label={t`Loading...`}>
      {Array.from({ length: INITIAL_COUNT }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static placeholders.
        <div key={index} className="flex gap-4 border-b border-line py-6">
          <Skeleton shape="circle" className="size-12 shrink-0 max-sm:hidden" />
          <div className="grid flex-1 content-start gap-3">
            <Skeleton className="h-5 w-48 max-w-full" />
            <Skeleton className="w-full" direction="left" />
            <Skeleton className="w-2/3" />
          </div>
        </div>
      ))}
    </LoadingStatus>
  );
}
