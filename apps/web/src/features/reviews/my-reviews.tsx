import { t } from '@lingui/core/macro';
import { useGivenReviews, useReceivedReviews } from '@skill-exchange/api-client/reviews';
import { useUser } from '@skill-exchange/api-client/users';
import { ReviewSummary } from '@skill-exchange/ui/components/review-summary';
import { emptyReviews, ReviewTabs } from '@skill-exchange/ui/components/review-tabs';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { paths } from '../../config/paths.ts';
import { viewedQuery } from '../../lib/query-view.tsx';
import { ReviewsOf } from './reviews-of.tsx';

/** Reviews that the member received, and those they gave. */
export function MyReviews({ ownId }: { ownId: string }) {
  const received = viewedQuery(useReceivedReviews(ownId));
  const given = viewedQuery(useGivenReviews());
  const { data: user } = useUser(ownId);
  const ratings = received.data?.map(({ rating }) => rating) ?? [];
  const list = {
    expanded: true,
    headingLevel: 2,
    emptyAction: (
      <ButtonLink href={paths.dashboard.session} variant="learn">
        {t`Go to my sessions`}
      </ButtonLink>
    ),
  } as const;
  return (
    <ReviewTabs
      receivedCount={received.data?.length}
      givenCount={given.data?.length}
      received={
        <>
          {user && ratings.length > 0 ? <ReviewSummary mean={user.rating} ratings={ratings} className="pt-4" /> : null}
          <ReviewsOf query={received} {...list} {...emptyReviews.received} />
        </>
      }
      given={<ReviewsOf query={given} names="subject" {...list} {...emptyReviews.given} />}
    />
  );
}
