import { useGivenReviews, useReceivedReviews } from '@skill-exchange/api-client/reviews';
import { emptyReviews, ReviewTabs } from '@skill-exchange/ui/components/review-tabs';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { paths } from '../../config/paths.ts';
import { viewedQuery } from '../../lib/query-view.tsx';
import { ReviewsOf } from './reviews-of.tsx';

/** Reviews that the member received, and those they gave. */
export function MyReviews({ ownId }: { ownId: string }) {
  const received = viewedQuery(useReceivedReviews(ownId));
  const given = viewedQuery(useGivenReviews());
  const list = {
    expanded: true,
    headingLevel: 2,
    emptyAction: (
      <ButtonLink href={paths.dashboard.session} variant="learn">
        Go to my sessions
      </ButtonLink>
    ),
  } as const;
  return (
    <ReviewTabs
      receivedCount={received.data?.length}
      givenCount={given.data?.length}
      received={<ReviewsOf query={received} {...list} {...emptyReviews.received} />}
      given={<ReviewsOf query={given} names="subject" {...list} {...emptyReviews.given} />}
    />
  );
}
