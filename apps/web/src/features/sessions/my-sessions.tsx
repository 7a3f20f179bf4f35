import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useSessions } from '@skill-exchange/api-client/sessions';
import type { MemberRef, Session, SessionStatus, SkillMatch } from '@skill-exchange/api-client/types';
import { BackLink } from '@skill-exchange/ui/components/back-link';
import { SessionViewSkeleton } from '@skill-exchange/ui/components/session-view-skeleton';
import { hasToReview, isWaiting, sessionGroups } from '@skill-exchange/ui/lib/sessions/session-groups';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { Button } from '@skill-exchange/ui/primitives/button';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { Tab, TabList, Tabs } from '@skill-exchange/ui/primitives/tabs';
import { cx } from 'class-variance-authority';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Clock from 'lucide-react/icons/clock';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { lazyWithPreload, usePreload } from '../../lib/lazy-with-preload.ts';
import { PushOfferWhenIdle } from '../../lib/push/push-offer-when-idle.tsx';
import { viewedQuery } from '../../lib/query-view.tsx';
import { useMedia } from '../../lib/use-media.ts';
import { useOffers } from '../../lib/use-offers.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { NoSuchSession } from './no-such-session.tsx';
import type { SessionParts } from './own-session.tsx';
import { SessionForms } from './planner/session-forms.tsx';
import { usePlanning } from './planner/use-planning.ts';
import { useSessionEditing } from './planner/use-session-editing.ts';
import { useSuggesting } from './planner/use-suggesting.ts';
import { SessionList } from './session-list.tsx';
import { useFresh } from './use-fresh.ts';

const OwnSession = lazyWithPreload(async () => (await import('./own-session.tsx')).OwnSession);

const SessionAnswer = lazyWithPreload(async () => (await import('./session-answer.tsx')).SessionAnswer);

const statuses: readonly SessionStatus[] = ['Scheduled', 'Completed', 'Cancelled'];

const statusWords: Record<SessionStatus, MessageDescriptor> = {
  Scheduled: msg`Scheduled`,
  Completed: msg`Completed`,
  Cancelled: msg`Cancelled`,
};

type MySessionsProps = SessionParts & {
  ownId: string;
  /** Opens the planner with this member, or empty for null. */
  partner?: MemberRef | null | undefined;
  /** Skills that the two could swap. */
  match?: SkillMatch | undefined;
  /** A time that suits both (ISO 8601, UTC). */
  time?: string | null;
  /** The session in the URL; undefined on the page of all. */
  sessionId: string | undefined;
  /** Navigates from a session's page to the page of all. */
  onShowAll: () => void;
  onPartnerTaken: () => void;
  onReview: (session: Session) => void;
};

/** Scrolls by itself, so that a list longer than the window is reachable. */
const COLUMN = cx(
  'min-w-0 lg:sticky lg:top-24 lg:-m-1 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:p-1',
  'short:static short:max-h-none',
);

/** The member's sessions by who has to act, one of them in detail, and the forms that plan and change them. */
export function MySessions(props: MySessionsProps) {
  const { ownId, partner, match, time = null, sessionId, onShowAll, onPartnerTaken, onReview, ...parts } = props;
  const query = useSessions();
  const photoUrl = usePhotoUrl();
  // From this width, a session fits next to the list.
  const isWide = useMedia('(width >= 768px)', true);
  const [chosen, setStatus] = useState<SessionStatus>('Scheduled');
  const named = query.data?.find(({ _id }) => _id === sessionId);
  const status = named?.status ?? chosen;
  const inView = useInView(query.data, status, ownId);
  // On a phone the list shows alone, and links to a session.
  const shown = sessionId === undefined ? (isWide ? inView : undefined) : named;
  const isOne = sessionId !== undefined;
  const hasSessions = useOffers('sessions');
  const editing = useSessionEditing();
  const planner = usePlanning();
  const suggestion = useSuggesting();
  const isFresh = useFresh(query.data);
  usePreload(SessionAnswer);
  // Render the list without waiting for the code of a single session.
  const hasSession = usePreload(OwnSession) || isOne;

  const takePartner = useEffectEvent((taken: MemberRef | null) => {
    const other = taken && { _id: taken._id, name: taken.name, photo: photoUrl(taken.photo) };
    if (other === null) planner.plan();
    else planner.planWith(other, { match, time });
    onPartnerTaken();
  });
  useEffect(() => {
    if (partner !== undefined && hasSessions) takePartner(partner);
  }, [partner, hasSessions]);

  function show(next: SessionStatus): void {
    setStatus(next);
    if (isOne) onShowAll();
  }

  const proposeAgain = (session: Session) => planner.planAgain(session, ownId);

  function edit(session: Session): void {
    editing.edit(session);
    // The other member may have changed it since.
    void query.refetch();
  }

  return (
    <>
      {isOne && !isWide ? <BackLink href={paths.dashboard.session}>{t`Session Management`}</BackLink> : null}
      <PageHeader
        title={t`Session Management`}
        className={cx('mb-8', isOne && 'max-md:sr-only')}
        // Beside a heading for screen readers alone it would take focus without being seen.
        actions={
          (isOne && !isWide) || !hasSessions ? null : (
            <Button onClick={planner.plan}>
              <CalendarPlus aria-hidden="true" />
              {t`Add Session`}
            </Button>
          )
        }
      />
      {isWaiting(query.data ?? [], ownId) && !isOne ? <PushOfferWhenIdle /> : null}
      <Tabs
        value={status}
        onValueChange={(value) => show(statuses.find((each) => each === value) ?? status)}
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-6',
          // Without sessions the second column would be empty.
          query.data?.length === 0
            ? 'max-w-160'
            : 'md:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]',
        )}
      >
        <div className={cx(COLUMN, isOne && 'max-md:hidden')}>
          <TabList label={t`Sessions`} className="mb-4 rounded-ctl">
            {statuses.map((each) => (
              <Tab
                key={each}
                value={each}
                className="flex-auto px-1.5! text-cap!"
                count={query.data?.filter((session) => session.status === each).length}
              >
                {i18n._(statusWords[each])}
                {each === 'Completed' && hasToReview(query.data ?? [], ownId) ? (
                  <span aria-hidden="true" className="ms-1.5 inline-block size-2 rounded-full bg-danger" />
                ) : null}
              </Tab>
            ))}
          </TabList>
          {statuses.map((each) => (
            <SessionList
              key={each}
              ownId={ownId}
              status={each}
              query={viewedQuery(query)}
              shownId={shown?._id}
              onEdit={edit}
              onReview={onReview}
              onProposeAgain={proposeAgain}
            />
          ))}
          <nav aria-label={t`Your time`} className="mt-4 grid border-t border-line pt-2">
            <FootLink href={paths.calendar} icon={CalendarDays}>
              {t`Your calendar`}
            </FootLink>
            <FootLink href={paths.availability} icon={Clock}>
              {t`Your hours`}
            </FootLink>
          </nav>
        </div>
        {/* On a phone a session fills the screen. */}
        <div className="min-w-0 max-md:-mx-[clamp(20px,4vw,48px)]">
          {shown && !hasSession ? <SessionViewSkeleton isQuiet /> : null}
          {shown && hasSession ? (
            <Suspense fallback={<SessionViewSkeleton isQuiet />}>
              <OwnSession
                key={shown._id}
                {...parts}
                session={shown}
                memberId={ownId}
                isFresh={isFresh(shown)}
                answers={{
                  Actions: SessionAnswer,
                  onSuggest: suggestion.suggest,
                  onProposeAgain: proposeAgain,
                }}
                onEdit={edit}
              />
            </Suspense>
          ) : null}
          {query.data && isOne && !named ? <NoSuchSession /> : null}
          {query.data === undefined && query.error === null && (isOne || isWide) ? (
            <SessionViewSkeleton isQuiet={isWide} />
          ) : null}
        </div>
      </Tabs>
      <SessionForms
        ownId={ownId}
        sessions={query.data}
        editing={editing}
        planner={planner}
        suggestion={suggestion}
        onSaved={(date) => {
          if (!isOne) setStatus(Date.parse(date) > Date.now() ? 'Scheduled' : 'Completed');
        }}
        onPlanned={() => show('Scheduled')}
      />
    </>
  );
}

type FootLinkProps = { href: string; icon: typeof Clock; children: string };

function FootLink({ href, icon: Icon, children }: FootLinkProps) {
  return (
    <TextLink href={href} variant="quiet" className="flex min-h-12 items-center gap-3 px-2.5 font-medium max-md:px-0">
      <Icon aria-hidden="true" className="size-5" />
      {children}
    </TextLink>
  );
}

/**
 * Returns the session next to the list if the URL names none: the first one, which stays when it moves
 * to another group.
 */
function useInView(sessions: readonly Session[] = [], status: SessionStatus, ownId: string): Session | undefined {
  const [keptId, setKeptId] = useState<string>();
  const kept = sessions.find((session) => session._id === keptId && session.status === status);
  const inView = kept ?? sessionGroups(sessions, status, ownId)[0]?.sessions[0];
  if (inView !== undefined && inView._id !== keptId) setKeptId(inView._id);
  return inView;
}
