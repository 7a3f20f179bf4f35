import { useReceivedReviews } from '@skill-exchange/api-client/reviews';
import { SectionHeading } from '@skill-exchange/ui/primitives/section-heading';
import { useId } from 'react';
import { ReviewsOf } from './reviews-of.tsx';

/** What others say of a member, on their profile. */
export function MemberReviews({ userId }: { userId: string }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-[clamp(48px,6vw,88px)]">
      <SectionHeading title="Reviews" headingId={headingId} className="mb-5" />
      <ReviewsOf
        query={useReceivedReviews(userId)}
        emptyText="After a session together, you can say how it went here."
      />
    </section>
  );
}
