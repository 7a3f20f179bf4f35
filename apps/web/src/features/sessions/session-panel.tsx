import type { Session, SessionStatus } from '@skill-exchange/api-client/types';
import { NoSessionsArt } from '@skill-exchange/ui/components/illustration';
import { SessionGrid, SessionGridSkeleton } from '@skill-exchange/ui/components/session-grid';
import { useFocusFallback } from '@skill-exchange/ui/lib/use-focus-fallback';
import { Button, ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { TabPanel } from '@skill-exchange/ui/primitives/tabs';
import { Suspense, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { lazyWithPreload, usePreload } from '../../lib/lazy-with-preload.ts';
import { QueryView, type ViewedQuery } from '../../lib/query-view.tsx';
import { OwnSessionCard } from './own-session-card.tsx';

const SessionAnswer = lazyWithPreload(async () => (await import('./session-answer.tsx')).SessionAnswer);

const reasons: Record<SessionStatus, string> = {
  Scheduled: 'Find someone who teaches what you want to learn, and agree on an hour.',
  Completed: 'Finished swaps appear here, ready for your review.',
  Cancelled: 'No canceled swaps. Nice.',
};

type SessionPanelProps = {
  ownId: string;
  status: SessionStatus;
  query: ViewedQuery<Session[]>;
  onAdd: () => void;
  onProposeAgain: (session: Session) => void;
  /** Opens the form that suggests other times. */
  onSuggest: (session: Session) => void;
  onEdit: (session: Session) => void;
  onReview: (session: Session) => void;
};

/** The member's sessions in one state, behind their tab. */
export function SessionPanel(props: SessionPanelProps) {
  const { ownId, status, query, onAdd, onProposeAgain, onSuggest, onEdit, onReview } = props;
  const answers = { Actions: SessionAnswer, onSuggest, onProposeAgain };
  usePreload(SessionAnswer);
  const home = useFocusFallback<HTMLDivElement>(waitingThings(query.data));
  const isFresh = useFresh(query.data);

  return (
    <TabPanel value={status} ref={home}>
      <QueryView
        query={query}
        loading={<SessionGridSkeleton />}
        failure="Error getting sessions"
        isEmpty={(sessions) => sessions.length === 0}
        empty={<NoSessions reason={reasons[status]} onAdd={onAdd} />}
      >
        {(sessions) => (
          <Suspense fallback={<SessionGridSkeleton />}>
            <SessionGrid>
              {sessions.map((session) => (
                <li key={session._id}>
                  <OwnSessionCard
                    session={session}
                    memberId={ownId}
                    isFresh={isFresh(session)}
                    answers={answers}
                    onEdit={onEdit}
                    onReview={onReview}
                  />
                </li>
              ))}
            </SessionGrid>
          </Suspense>
        )}
      </QueryView>
    </TabPanel>
  );
}

/** Counts what leaves a session as it is answered, reviewed or canceled, and may take the focus with it. */
function waitingThings(sessions: readonly Session[] = []): number {
  const things = sessions.flatMap((session) => [
    session.isReviewProvidedByUserOne ? null : session,
    session.isReviewProvidedByUserTwo ? null : session,
    session.waitingFor ?? null,
  ]);
  return things.filter((thing) => thing !== null).length;
}

/** Tells which sessions came or were agreed to while the list was shown, here or by the other member. */
function useFresh(sessions: readonly Session[] | undefined): (session: Session) => boolean {
  const [known, setKnown] = useState<ReadonlySet<string>>();
  const stateOf = ({ _id, consent }: Session) => `${_id} ${consent}`;
  if (known === undefined && sessions !== undefined) setKnown(new Set(sessions.map(stateOf)));
  return (session) => known !== undefined && !known.has(stateOf(session));
}

type NoSessionsProps = { reason: string; onAdd: () => void };

function NoSessions({ reason, onAdd }: NoSessionsProps) {
  return (
    <EmptyState
      title="No Sessions Found"
      illustration={<NoSessionsArt />}
      action={
        <>
          <ButtonLink href={paths.recommendedUsers} variant="learn">
            Find a partner
          </ButtonLink>
          <Button variant="secondary" onClick={onAdd}>
            Plan a session
          </Button>
        </>
      }
    >
      {reason}
    </EmptyState>
  );
}
