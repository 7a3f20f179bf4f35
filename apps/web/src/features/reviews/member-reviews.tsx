import { useReceivedReviews } from '@skill-exchange/api-client/reviews';
import { useUser } from '@skill-exchange/api-client/users';
import { ReviewSummary } from '@skill-exchange/ui/components/review-summary';
import { SectionHeading } from '@skill-exchange/ui/primitives/section-heading';
import { useId } from 'react';
import { ReviewsOf } from './reviews-of.tsx';

/** What others say of a member, on their profile. */
export function MemberReviews({ userId }: { userId: string }) {
  const headingId = useId();
  const query = useReceivedReviews(userId);
  const { data: user } = useUser(userId);
  const ratings = query.data?.map(({ rating }) => rating) ?? [];
  return (
    <section aria-labelledby={headingId} className="mt-[clamp(48px,6vw,88px)]">
      <SectionHeading title="Reviews" headingId={headingId} className="mb-5" />
      {user && ratings.length > 0 ? <ReviewSummary mean={user.rating} ratings={ratings} /> : null}
      <ReviewsOf query={query} emptyText="After a session together, you can say how it went here." />
    </section>
  );
}
