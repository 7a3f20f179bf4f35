import { t } from '@lingui/core/macro';
import { MyReviews } from '../../features/reviews/my-reviews.tsx';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/userDashboard/review`: reviews received and given. */
export function MyReviewsPage() {
  const member = useMember();
  return (
    <>
      <PageMeta title={t`Reviews`} description={t`What others say about your swaps, and what you say about theirs.`} />
      <h1 className="mb-10 max-sm:mb-8">{t`Reviews`}</h1>
      {member === null ? null : <MyReviews ownId={member.userId} />}
    </>
  );
}
