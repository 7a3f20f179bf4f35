import { t } from '@lingui/core/macro';
import { useNeeds, useSinceLastVisit } from '@skill-exchange/api-client/needs';
import { useSessions } from '@skill-exchange/api-client/sessions';
import type { Session } from '@skill-exchange/api-client/types';
import { HomeCard, MemberHome } from '@skill-exchange/ui/components/member-home';
import { hoursSwapped } from '@skill-exchange/ui/lib/sessions/hours-swapped';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { Skeleton } from '@skill-exchange/ui/primitives/skeleton';
import { cx } from 'class-variance-authority';
import { type ReactNode, Suspense } from 'react';
import { lazyWithPreload, whenIdle } from '../../lib/lazy-with-preload.ts';
import { HomeSession } from './home-session.tsx';
import { startOf } from './home-sessions.ts';
import { useFirstSteps } from './use-first-steps.ts';
import { useNext } from './use-next.ts';

/** Only newcomers load them. */
const HomeSteps = lazyWithPreload(async () => (await import('./home-steps.tsx')).HomeSteps);

/** Only members who come back after weeks load it. */
const HomeNews = lazyWithPreload(async () => (await import('./home-news.tsx')).HomeNews);

/** Forms load after the content. */
const HomeNeeds = lazyWithPreload(async () => {
  await whenIdle();
  return (await import('./home-needs.tsx')).HomeNeeds;
});

/** Below everything that waits. */
const HomeRings = lazyWithPreload(async () => {
  await whenIdle();
  return (await import('./home-rings.tsx')).HomeRings;
});

/** Milliseconds before its start from which the next session or event is above what waits. */
const soonMs = 24 * 3_600_000;

type HomeProps = {
  memberId: string;
  name: string;
  /** Renders the answers to a session. */
  answerTo: (session: Session) => ReactNode;
  /** Opens the review of a session with this rating. */
  onReview: (session: Session, rating: number) => void;
  /** About the member's account, below the greeting. */
  notice?: ReactNode;
};

/**
 * The member's next session or event and pending tasks; for newcomers, the first steps, below what waits for them or is next; for who
 * comes back after weeks, what is new. Each part fails independently.
 */
export function Home({ memberId, name, notice, ...actions }: HomeProps) {
  const { data: sessions } = useSessions();
  const { isDone, isOpen, putAway } = useFirstSteps(memberId, sessions);
  const hours = sessions && hoursSwapped(sessions, memberId);
  const { data: needs, isPending } = useNeeds(memberId);
  const { data: since } = useSinceLastVisit(memberId);
  const next = useNext(memberId);
  const now = useNow();
  const hasNext = next?.length !== 0;
  const isNextSoon = next === undefined || next.some((one) => startOf(one) - now < soonMs);
  const isAwaited = needs?.some(({ kind }) => kind !== 'confirmAddress') ?? false;
  // A member without sessions and events for whom nothing waits has nothing in the cards.
  const isNewcomer = isOpen && sessions?.length === 0 && next?.length === 0 && !isAwaited;
  // Nobody looks below the steps for an event that starts in five minutes.
  const areStepsLast = isAwaited || (next?.length ?? 0) > 0;
  // What waits says it already.
  const isListed = !isNewcomer && needs?.some(({ kind }) => kind === 'confirmAddress') === true;
  const steps = isOpen ? (
    <Suspense>
      <HomeSteps isDone={isDone} onPutAway={putAway} />
    </Suspense>
  ) : null;
  const rings = (
    <Suspense>
      <HomeRings memberId={memberId} />
    </Suspense>
  );
  return (
    <MemberHome name={name} hours={hours && hours.taught + hours.learned > 0 ? hours : undefined}>
      {isPending || isListed ? null : notice}
      {since ? (
        <Suspense>
          <HomeNews memberId={memberId} since={since} />
        </Suspense>
      ) : null}
      {areStepsLast ? null : steps}
      {isNewcomer ? null : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <HomeSession memberId={memberId} />
          {/* On a phone, what waits comes before what is days away, and before the words that nothing is planned. */}
          <div
            className={cx(
              'min-w-0 max-lg:mt-6 lg:row-span-2',
              (isAwaited ? isNextSoon : hasNext) || 'max-lg:order-first max-lg:mt-0 max-lg:mb-6',
            )}
          >
            <Suspense fallback={<NeedsPlace />}>
              <HomeNeeds memberId={memberId} {...actions} />
            </Suspense>
          </div>
          {rings}
        </div>
      )}
      {areStepsLast ? steps : null}
      {isNewcomer ? rings : null}
    </MemberHome>
  );
}

function NeedsPlace() {
  return (
    <HomeCard title={t`Needs you`}>
      <div className="p-5">
        <Skeleton shape="block" className="h-75 rounded-ctl" />
      </div>
    </HomeCard>
  );
}
