import { t } from '@lingui/core/macro';
import { useEventReviews } from '@skill-exchange/api-client/event-reviews';
import type { Event, EventReview } from '@skill-exchange/api-client/types';
import { GuestReviewList, GuestReviews } from '@skill-exchange/ui/components/guest-reviews';
import { ReviewListSkeleton } from '@skill-exchange/ui/components/review-list';
import { useFocusFallback } from '@skill-exchange/ui/lib/use-focus-fallback';
import { Button } from '@skill-exchange/ui/primitives/button';
import { LoadMore } from '@skill-exchange/ui/primitives/load-more';
import { paths } from '../../../config/paths.ts';
import { useMember } from '../../../lib/auth-session/auth-session-context.ts';
import { lazyDialog } from '../../../lib/dialogs/lazy-dialog.tsx';
import { useDialogSubject } from '../../../lib/dialogs/use-dialog-subject.ts';
import { lazyWithPreload, usePreload } from '../../../lib/lazy-with-preload.ts';
import { isHosted } from '../../../lib/plans/is-hosted.ts';
import { QueryView } from '../../../lib/query-view.tsx';
import { useReporting } from '../../../lib/report/use-reporting.tsx';
import { usePhotoUrl } from '../../../lib/use-photo-url.ts';
import type { EventReviewTask } from './review-event.tsx';

const title = () => t`What guests say`;
const failure = () => t`We couldn’t load the reviews.`;

const OwnerActions = lazyWithPreload(
  async () => (await import('@skill-exchange/ui/components/owner-actions')).OwnerActions,
);

const ReviewEvent = lazyDialog(
  async () => (await import('./review-event.tsx')).ReviewEvent,
  ({ onClose }) => onClose(),
);

/** The reviews of an event, with a form for a member who took part. Nothing without any, for everybody else. */
export function EventReviews({ event }: { event: Event }) {
  const viewerId = useMember()?.userId;
  const photoUrl = usePhotoUrl();
  const query = useEventReviews(event._id);
  const { thing: task, opening, isOpen, show, close } = useDialogSubject<EventReviewTask>();
  const { report, dialog } = useReporting();
  const canReview = event.review?.canReview === true;
  const isAuthor = event.review?.mine !== undefined;
  const hasActions = usePreload(OwnerActions, isAuthor);
  const { data } = query;
  // The button that opened the form goes with the review.
  const home = useFocusFallback<HTMLElement>(canReview ? 1 : 0);
  // Once the only review is deleted, the list is empty before the event says that one can review it again.
  const concernsViewer = canReview || isAuthor || isHosted(event, viewerId);
  if (data?.count === 0 && !concernsViewer) return null;
  const withPhoto = (review: EventReview) => {
    const { reviewedBy } = review;
    return { ...review, reviewedBy: { ...reviewedBy, photo: photoUrl(reviewedBy.photo) } };
  };
  return (
    <GuestReviews
      ref={home}
      tabIndex={-1}
      className="outline-none"
      title={title()}
      totals={data}
      action={
        canReview ? (
          <Button variant="secondary" size="sm" onClick={() => show({ kind: 'new' })}>
            {t`Review this event`}
          </Button>
        ) : null
      }
    >
      <QueryView
        query={query}
        failure={failure()}
        loading={<ReviewListSkeleton />}
        isEmpty={({ count }) => count === 0}
        empty={
          <p className="text-small text-ink-2">
            {canReview
              ? t`Nobody has reviewed this event yet. Yours is the first.`
              : t`No reviews yet. Guests who took part can write one until 30 days after the event.`}
          </p>
        }
      >
        {({ reviews }) => (
          <>
            <GuestReviewList
              label={title()}
              reviews={reviews.map(withPhoto)}
              viewerId={viewerId}
              onEdit={(review) => show({ kind: 'edit', review })}
              onDelete={() => show({ kind: 'delete' })}
              onReport={({ _id }) => report({ kind: 'eventReview', id: _id, title: t`Report review` })}
              Actions={hasActions ? OwnerActions : undefined}
              hrefFor={paths.user.to}
            />
            <LoadMore
              auto={false}
              hasMore={query.hasNextPage}
              pending={query.isFetchingNextPage}
              failure={query.isFetchNextPageError ? failure() : undefined}
              onMore={() => void query.fetchNextPage()}
            />
          </>
        )}
      </QueryView>
      {task ? <ReviewEvent key={opening} event={event} task={task} open={isOpen} onClose={() => void close()} /> : null}
      {dialog}
    </GuestReviews>
  );
}
