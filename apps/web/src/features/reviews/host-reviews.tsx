import { t } from '@lingui/core/macro';
import { useHostReviews } from '@skill-exchange/api-client/event-reviews';
import { GuestReviewList, GuestReviews } from '@skill-exchange/ui/components/guest-reviews';
import { Button } from '@skill-exchange/ui/primitives/button';
import { LoadMore } from '@skill-exchange/ui/primitives/load-more';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { useReporting } from '../../lib/report/use-reporting.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

/** The reviews of a member's events, on their profile: the mean, and the reviews on demand. Nothing without any. */
export function HostReviews({ userId }: { userId: string }) {
  const viewerId = useMember()?.userId;
  const photoUrl = usePhotoUrl();
  const query = useHostReviews(userId);
  const { report, dialog } = useReporting();
  const [isOpen, setOpen] = useState(false);
  const { data } = query;
  if (data === undefined || data.count === 0) return null;
  const reviews = data.reviews.map((review) => ({
    ...review,
    reviewedBy: { ...review.reviewedBy, photo: photoUrl(review.reviewedBy.photo) },
  }));
  return (
    <GuestReviews
      title={t`As a host`}
      totals={data}
      action={
        <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t`Hide reviews` : t`Read reviews`}
        </Button>
      }
      className="mt-12"
    >
      {isOpen ? (
        <>
          <GuestReviewList
            label={t`As a host`}
            reviews={reviews}
            viewerId={viewerId}
            onReport={({ _id }) => report({ kind: 'eventReview', id: _id, title: t`Report review` })}
            hrefFor={paths.user.to}
            eventHref={paths.event.to}
          />
          <LoadMore
            auto={false}
            hasMore={query.hasNextPage}
            pending={query.isFetchingNextPage}
            failure={query.isFetchNextPageError ? t`Couldn't load reviews` : undefined}
            onMore={() => void query.fetchNextPage()}
          />
        </>
      ) : null}
      {dialog}
    </GuestReviews>
  );
}
