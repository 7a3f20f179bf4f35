import { t } from '@lingui/core/macro';
import type { Session } from '@skill-exchange/api-client/types';
import { LandingBand } from '@skill-exchange/ui/components/landing-band';
import { SectionHeading } from '@skill-exchange/ui/primitives/section-heading';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { VerifyNotice } from '../../features/account/verify-notice.tsx';
import { FeaturedEvents } from '../../features/events/lists/featured-events.tsx';
import { Home } from '../../features/home/home.tsx';
import { MemberSkills } from '../../features/skills/member-skills.tsx';
import { RecommendedRows } from '../../features/users/recommended-rows.tsx';
import { lazyDialog } from '../../lib/dialogs/lazy-dialog.tsx';
import { useDialogSubject } from '../../lib/dialogs/use-dialog-subject.ts';
import { lazyWithPreload } from '../../lib/lazy-with-preload.ts';
import { useOffers } from '../../lib/use-offers.ts';

const ReviewSession = lazyDialog(
  async () => (await import('../../features/reviews/review-session.tsx')).ReviewSession,
  ({ onClose }) => onClose(),
);

const InboxSession = lazyWithPreload(
  async () => (await import('../../features/sessions/inbox-session.tsx')).InboxSession,
);

type Rated = { session: Session; rating: number };

/** `/` for a member: their own sessions and tasks, then the landing page's sections in a compact form. */
export function MemberLanding({ memberId, name }: { memberId: string; name: string }) {
  const navigate = useNavigate();
  const hasEvents = useOffers('events');
  const { thing: rated, opening, isOpen, show, close } = useDialogSubject<Rated>();
  return (
    <>
      <Home
        memberId={memberId}
        name={name}
        answerTo={({ _id }) => (
          <Suspense>
            <InboxSession
              sessionId={_id}
              memberId={memberId}
              onSuggest={() => void navigate(paths.dashboard.oneSession.to(_id))}
            />
          </Suspense>
        )}
        notice={<VerifyNotice className="mb-6" isAboutAnswers />}
        onReview={(session, rating) => show({ session, rating })}
      />
      <div className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-12 pb-20 sm:gap-16 sm:pt-16">
        <RecommendedRows memberId={memberId} />
        {hasEvents ? <FeaturedEvents isCompact /> : null}
        <section id="skills" aria-labelledby="top-skills">
          <SectionHeading headingId="top-skills" title={t`TOP SKILLS`} scale="panel" className="mb-6" />
          <MemberSkills memberId={memberId} />
        </section>
        <LandingBand id="features" getStartedHref={paths.aboutUs} exploreHref={paths.recommendedUsers} />
      </div>
      {rated === null ? null : (
        <ReviewSession
          key={opening}
          session={rated.session}
          initial={{ rating: rated.rating }}
          ownId={memberId}
          open={isOpen}
          onClose={close}
        />
      )}
    </>
  );
}
