import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Session, SessionStatus } from '@skill-exchange/api-client/types';
import { NoSessionsArt } from '@skill-exchange/ui/components/illustration';
import { SessionRows, SessionRowsSkeleton } from '@skill-exchange/ui/components/session-rows';
import { sessionGroups } from '@skill-exchange/ui/lib/sessions/session-groups';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { useFocusFallback } from '@skill-exchange/ui/lib/use-focus-fallback';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { TabPanel } from '@skill-exchange/ui/primitives/tabs';
import { paths } from '../../config/paths.ts';
import { QueryView, type ViewedQuery } from '../../lib/query-view.tsx';
import { OwnSessionRow } from './own-session-row.tsx';

const reasons: Record<SessionStatus, MessageDescriptor> = {
  Scheduled: msg`Find someone who teaches what you want to learn, and send them times that suit you.`,
  Completed: msg`Finished swaps appear here, ready for your review.`,
  Cancelled: msg`No canceled swaps. Nice.`,
};

type SessionListProps = {
  ownId: string;
  status: SessionStatus;
  query: ViewedQuery<Session[]>;
  /** The session shown next to the list. */
  shownId: string | undefined;
  onEdit: (session: Session) => void;
  onReview: (session: Session) => void;
  onProposeAgain: (session: Session) => void;
};

/** The member's sessions of one status, in its tab. */
export function SessionList({ ownId, status, query, shownId, ...actions }: SessionListProps) {
  const home = useFocusFallback<HTMLDivElement>(waitingThings(query.data));
  return (
    <TabPanel value={status} ref={home}>
      <QueryView
        query={query}
        loading={<SessionRowsSkeleton />}
        failure={t`Error getting sessions`}
        isEmpty={(sessions) => !sessions.some((session) => session.status === status)}
        empty={
          <EmptyState
            className="sm:flex-col! sm:items-start!"
            title={t`No Sessions Found`}
            illustration={<NoSessionsArt />}
            action={<ButtonLink href={paths.recommendedUsers}>{t`Find your swap`}</ButtonLink>}
          >
            {i18n._(reasons[status])}
          </EmptyState>
        }
      >
        {(sessions) => (
          <SessionRows groups={sessionGroups(sessions, status, ownId)}>
            {(session, headingLevel) => (
              <OwnSessionRow
                session={session}
                headingLevel={headingLevel}
                memberId={ownId}
                isShown={session._id === shownId}
                {...actions}
              />
            )}
          </SessionRows>
        )}
      </QueryView>
    </TabPanel>
  );
}

/** Counts entries that disappear once answered, reviewed or canceled, and may lose the focus. */
function waitingThings(sessions: readonly Session[] = []): number {
  const things = sessions.flatMap((session) => [
    session.isReviewProvidedByUserOne ? null : session,
    session.isReviewProvidedByUserTwo ? null : session,
    session.waitingFor ?? null,
    session.status === 'Cancelled' ? null : session,
  ]);
  return things.filter((thing) => thing !== null).length;
}
