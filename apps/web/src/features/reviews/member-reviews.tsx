import { t } from '@lingui/core/macro';
import { useReceivedReviews } from '@skill-exchange/api-client/reviews';
import { useUser } from '@skill-exchange/api-client/users';
import { SectionHeading } from '@skill-exchange/ui/primitives/section-heading';
import { Suspense, useId } from 'react';
import { lazyWithPreload, whenIdle } from '../../lib/lazy-with-preload.ts';
import { ReviewsOf } from './reviews-of.tsx';

const ReviewSummary = lazyWithPreload(async () => {
  await whenIdle();
  return (await import('@skill-exchange/ui/components/review-summary')).ReviewSummary;
});

const HostReviews = lazyWithPreload(async () => {
  await whenIdle();
  return (await import('./host-reviews.tsx')).HostReviews;
});

/** The reviews that a member received, and those of their events, on their profile. */
export function MemberReviews({ userId }: { userId: string }) {
  const headingId = useId();
  const query = useReceivedReviews(userId);
  const { data: user } = useUser(userId);
  const ratings = query.data?.map(({ rating }) => rating) ?? [];
  return (
    <>
      <section aria-labelledby={headingId} className="mt-[clamp(48px,6vw,88px)]">
        <SectionHeading title={t`Reviews`} headingId={headingId} className="mb-5" />
        {user && ratings.length > 0 ? (
          <Suspense fallback={<div className="h-31" />}>
            <ReviewSummary mean={user.rating} ratings={ratings} />
          </Suspense>
        ) : null}
        <ReviewsOf query={query} emptyText={t`After a session together, you can say how it went here.`} />
      </section>
      <Suspense fallback={null}>
        <HostReviews userId={userId} />
      </Suspense>
    </>
  );
}
