import type { Review } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { NoReviewsArt } from '../illustration/illustration.tsx';
import { LoadingStatus } from '../loading-status/loading-status.tsx';
import { ReviewCard, type ReviewCardProps } from '../review-card/review-card.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

/** How many reviews are shown before 'View More'. */
const SHOWN_AT_FIRST = 3;

type ReviewListProps = Omit<ReviewCardProps, 'review' | 'children' | 'ref'> & {
  reviews: readonly Review[];
  /** What an empty list says. */
  emptyTitle?: string;
  /** Why it is empty, and what would change that. */
  emptyText?: ReactNode;
  emptyAction?: ReactNode;
  /** Shows all from the start. */
  expanded?: boolean;
};

/** Reviews one below the other: three of them, and the rest on 'View More'. */
export function ReviewList(props: ReviewListProps) {
  const { reviews, emptyTitle = 'No reviews yet', emptyText, emptyAction, expanded = false, ...card } = props;
  const [showsAll, setShowsAll] = useState(expanded);
  const firstNew = useRef<HTMLLIElement>(null);
  const wasExpandedHere = useRef(false);

  // The button is gone: whoever pressed it by keyboard goes on with the first review that it brought.
  useEffect(() => {
    if (showsAll && wasExpandedHere.current) firstNew.current?.focus();
  }, [showsAll]);

  if (reviews.length === 0) {
    return (
      <EmptyState title={emptyTitle} illustration={<NoReviewsArt />} action={emptyAction}>
        {emptyText}
      </EmptyState>
    );
  }
  const shown = showsAll ? reviews : reviews.slice(0, SHOWN_AT_FIRST);
  const { className, ...cards } = card;
  return (
    <div data-slot="review-list" className={cx('min-w-0', className)}>
      <ul>
        {shown.map((review, index) => (
          <li
            key={review._id}
            ref={index === SHOWN_AT_FIRST ? firstNew : undefined}
            tabIndex={index === SHOWN_AT_FIRST ? -1 : undefined}
            className="border-b border-line py-6 outline-none first:pt-2"
          >
            <ReviewCard review={review} {...cards} />
          </li>
        ))}
      </ul>
      {shown.length < reviews.length ? (
        <Button
          variant="secondary"
          className="mt-6"
          onClick={() => {
            wasExpandedHere.current = true;
            setShowsAll(true);
          }}
        >
          View More
        </Button>
      ) : null}
    </div>
  );
}

/** Keeps the place of reviews while they load. */
export function ReviewListSkeleton({ count = SHOWN_AT_FIRST }: { count?: number }) {
  return (
    <LoadingStatus label="Loading...">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
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
