import { t } from '@lingui/core/macro';
import type { Review } from '@skill-exchange/api-client/types';
import { ReviewList, ReviewListSkeleton } from '@skill-exchange/ui/components/review-list';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { lazyWithPreload, usePreload } from '../../lib/lazy-with-preload.ts';
import { QueryView, type ViewedQuery } from '../../lib/query-view.tsx';
import { useReporting } from '../../lib/report/use-reporting.tsx';
import { useReviewPhotos } from './review-photos.ts';
import { useReviewChanges } from './use-review-changes.tsx';

const OwnerActions = lazyWithPreload(
  async () => (await import('@skill-exchange/ui/components/owner-actions')).OwnerActions,
);

type ReviewsOfProps = {
  query: ViewedQuery<Review[]>;
  /** The member whom the cards name. */
  names?: 'author' | 'subject';
  /** Texts of an empty list: title, reason, and next step. */
  emptyTitle?: string;
  emptyText: ReactNode;
  emptyAction?: ReactNode;
  /** Shows all reviews rather than three and 'View More'. */
  expanded?: boolean;
  headingLevel?: 2 | 3;
};

/** A list of reviews in all four states. Authors can change theirs in any list. */
export function ReviewsOf({ query, ...list }: ReviewsOfProps) {
  const viewerId = useMember()?.userId;
  const withPhotos = useReviewPhotos();
  const { onEdit, onDelete, dialogs } = useReviewChanges();
  const { report, dialog } = useReporting();
  const hasActions = usePreload(OwnerActions);

  return (
    <>
      <QueryView query={query} loading={<ReviewListSkeleton />} failure={t`Couldn't load reviews`}>
        {(reviews) => (
          <ReviewList
            reviews={reviews.map(withPhotos)}
            viewerId={viewerId}
            onEdit={onEdit}
            onDelete={onDelete}
            onReport={({ _id }) => report({ kind: 'review', id: _id, title: t`Report review` })}
            Actions={hasActions ? OwnerActions : undefined}
            hrefFor={paths.user.to}
            {...list}
          />
        )}
      </QueryView>
      {dialogs}
      {dialog}
    </>
  );
}
