import { t } from '@lingui/core/macro';
import { Button, ButtonLink } from '@skill-exchange/ui/primitives/button';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Suspense, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { ProfileChat } from '../../features/chat/conversation/profile-chat.tsx';
import { MemberProfile } from '../../features/profile/member-profile.tsx';
import { MemberReviews } from '../../features/reviews/member-reviews.tsx';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { lazyWithPreload, whenIdle } from '../../lib/lazy-with-preload.ts';
import { useOffers } from '../../lib/use-offers.ts';

const swapWith = async () => {
  await whenIdle();
  return await import('../../features/availability/swap-with.tsx');
};

const SwapWith = lazyWithPreload(async () => (await swapWith()).SwapWith);
const UserPageEnd = lazyWithPreload(async () => {
  await whenIdle();
  return (await import('./user-page-end.tsx')).UserPageEnd;
});
const ClockOf = lazyWithPreload(async () => (await swapWith()).ClockOf);

/** `/users/:userId`: another member's profile with their reviews. */
export function UserPage() {
  const { userId = '' } = useParams();
  const isOwn = useMember()?.userId === userId;
  const { hash, state } = useLocation();
  const hasSessions = useOffers('sessions');
  const [reportedId, setReportedId] = useState(state === 'reported' ? userId : undefined);
  const [openRequests, setOpenRequests] = useState(hash === '#chat' ? 1 : 0);
  return (
    // An open chat shows next to the profile if there is room for both.
    <div className="page-wrap pt-12 pb-24 max-sm:pt-8 min-[1200px]:[:root:has([data-slot=chat-widget])_&>*]:max-w-[min(820px,100%-400px)]">
      <MemberProfile
        userId={userId}
        actions={() =>
          isOwn ? (
            <ButtonLink href={paths.dashboard.profile} variant="secondary">
              {t`Edit my profile`}
            </ButtonLink>
          ) : (
            <>
              {hasSessions ? (
                <ButtonLink href={paths.dashboard.sessionWith(userId)}>
                  <CalendarPlus aria-hidden="true" />
                  {t`Propose a session`}
                </ButtonLink>
              ) : null}
              <Button variant="secondary" onClick={() => setOpenRequests((before) => before + 1)}>
                <MessageCircle aria-hidden="true" />
                {t({ message: 'Message', context: 'verb' })}
              </Button>
            </>
          )
        }
        clock={
          isOwn ? null : (
            <Suspense>
              <ClockOf userId={userId} />
            </Suspense>
          )
        }
        band={(user, match) => (
          <Suspense fallback={<Skeleton shape="block" className="h-31 rounded-card" />}>
            <SwapWith user={user} match={match} />
          </Suspense>
        )}
        moreActions={({ name, photo }) =>
          isOwn ? null : (
            <Suspense>
              <UserPageEnd
                userId={userId}
                name={name}
                hasPhoto={Boolean(photo)}
                isReported={reportedId === userId}
                onReported={() => setReportedId(userId)}
              />
            </Suspense>
          )
        }
      >
        <MemberReviews userId={userId} />
      </MemberProfile>
      <ProfileChat userId={userId} openRequests={openRequests} />
    </div>
  );
}
