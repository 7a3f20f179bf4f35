import type { MemberRef, Session, SessionStatus } from '@skill-exchange/api-client/types';
import { NoSessionsArt } from '@skill-exchange/ui/components/illustration';
import { SessionCard } from '@skill-exchange/ui/components/session-card';
import { SessionGrid, SessionGridSkeleton } from '@skill-exchange/ui/components/session-grid';
import { useFocusFallback } from '@skill-exchange/ui/lib/use-focus-fallback';
import { Button, ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { TabPanel } from '@skill-exchange/ui/primitives/tabs';
import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { lazyDialog } from '../../lib/lazy-dialog.tsx';
import { QueryView, type ViewedQuery } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { SessionAttendance } from './session-attendance.tsx';
import { useSessionCancelling } from './use-session-cancelling.ts';
import { useSessionDeclining } from './use-session-declining.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('@skill-exchange/ui/primitives/alert-dialog')).AlertDialog,
  ({ onOpenChange }) => onOpenChange(false),
);

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
  onEdit: (session: Session) => void;
  onReview: (session: Session) => void;
};

/** The member's sessions in one state, behind their tab. */
export function SessionPanel({ ownId, status, query, onAdd, onEdit, onReview }: SessionPanelProps) {
  const { cancel, isCancelling } = useSessionCancelling();
  const { decline, isDeclining } = useSessionDeclining();
  const photoUrl = usePhotoUrl();
  // Fewer with every session that is canceled, and with every review.
  const missing = query.data
    ?.flatMap((session) => [session.isReviewProvidedByUserOne, session.isReviewProvidedByUserTwo])
    .filter((isThere) => !isThere);
  const home = useFocusFallback<HTMLDivElement>(missing?.length ?? 0);
  const isFresh = useFresh(query.data);
  const withPhoto = (member: MemberRef) => ({ ...member, photo: photoUrl(member.photo) });

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
          <SessionGrid>
            {sessions.map((session) => {
              const userOne = withPhoto(session.userOne);
              const userTwo = withPhoto(session.userTwo);
              const other = userOne._id === ownId ? userTwo : userOne;
              return (
                <li key={session._id}>
                  <SessionCard
                    session={{ ...session, userOne, userTwo }}
                    memberId={ownId}
                    otherHref={paths.user.to(other._id)}
                    headingLevel={2}
                    isFresh={isFresh(session)}
                    attendance={<SessionAttendance session={session} otherName={other.name} />}
                    ConfirmDialog={ConfirmDialog}
                    cancelling={isCancelling(session)}
                    onCancel={cancel}
                    declining={isDeclining(session)}
                    onDecline={decline}
                    onEdit={onEdit}
                    onReview={onReview}
                  />
                </li>
              );
            })}
          </SessionGrid>
        )}
      </QueryView>
    </TabPanel>
  );
}

/** Tells which sessions came while the list was shown: planned here or by the other member. */
function useFresh(sessions: readonly Session[] | undefined): (session: Session) => boolean {
  const [known, setKnown] = useState<ReadonlySet<string>>();
  if (known === undefined && sessions !== undefined) setKnown(new Set(sessions.map(({ _id }) => _id)));
  return ({ _id }) => known !== undefined && !known.has(_id);
}

function NoSessions({ reason, onAdd }: { reason: string; onAdd: () => void }) {
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
