import { useSessions } from '@skill-exchange/api-client/sessions';
import type { MemberRef, Session } from '@skill-exchange/api-client/types';
import { HomeCard, HomeCardSkeleton } from '@skill-exchange/ui/components/member-home';
import { NextSession } from '@skill-exchange/ui/components/next-session';
import { consentOf, consentWords } from '@skill-exchange/ui/lib/session-consent';
import { useNow } from '@skill-exchange/ui/lib/use-now';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import { paths } from '../../config/paths.ts';
import { QueryView, viewedQuery } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { isNext, otherOf, timesInWords, upcoming } from './home-sessions.ts';

/** The current or next session that nobody has to answer. Below it, those that wait for the other member. */
export function HomeSession({ memberId }: { memberId: string }) {
  const query = viewedQuery(useSessions());
  const now = useNow();
  const sessions = query.data && upcoming(query.data, now);
  const agreed = sessions?.filter((session) => isNext(session, memberId));
  const waiting = sessions?.filter((session) => isAwaited(session, memberId)) ?? [];
  if (agreed?.[0]) return <Next sessions={agreed} waiting={waiting} memberId={memberId} />;
  return (
    <HomeCard title="Your next session">
      <QueryView
        query={{ ...query, data: agreed }}
        loading={<HomeCardSkeleton label="Loading your sessions..." />}
        failure="We couldn't load your sessions"
      >
        {() => (
          <div className="p-5">
            <EmptyState
              title="No session planned yet"
              action={
                <ButtonLink href={paths.recommendedUsers} variant="learn" size="sm">
                  Find a partner
                </ButtonLink>
              }
            >
              Find someone who teaches what you want to learn, and agree on an hour.
            </EmptyState>
            <Waiting sessions={waiting} memberId={memberId} />
          </div>
        )}
      </QueryView>
    </HomeCard>
  );
}

function isAwaited(session: Session, memberId: string): boolean {
  return !isNext(session, memberId) && consentOf(session, memberId).turn === 'theirs';
}

type NextProps = { sessions: readonly Session[]; waiting: readonly Session[]; memberId: string };

function Next({ sessions: [session, following], waiting, memberId }: NextProps) {
  const photoUrl = usePhotoUrl();
  if (session === undefined) return null;
  const withPhoto = (member: MemberRef) => ({ ...member, photo: photoUrl(member.photo) });
  const { userOne, userTwo } = session;
  return (
    <div className="grid min-w-0 gap-4">
      <NextSession
        session={{ ...session, userOne: withPhoto(userOne), userTwo: withPhoto(userTwo) }}
        following={following}
        memberId={memberId}
        otherHref={paths.user.to(otherOf(session, memberId)._id)}
        href={paths.dashboard.oneSession.to(session._id)}
      />
      <Waiting sessions={waiting} memberId={memberId} />
    </div>
  );
}

/** Maximum pending proposals. */
const mostWaiting = 2;

function Waiting({ sessions, memberId }: { sessions: readonly Session[]; memberId: string }) {
  if (sessions.length === 0) return null;
  return (
    <ul className="grid gap-2 pt-2 text-small text-ink-2">
      {sessions.slice(0, mostWaiting).map((session) => (
        <li key={session._id}>
          <TextLink variant="quiet" href={paths.dashboard.oneSession.to(session._id)}>
            {consentWords(session, memberId)}
          </TextLink>
          {` · ${timesInWords(session)}`}
        </li>
      ))}
    </ul>
  );
}
