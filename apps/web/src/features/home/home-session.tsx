import { useSessions } from '@skill-exchange/api-client/sessions';
import type { MemberRef, Session } from '@skill-exchange/api-client/types';
import { HomePart, HomePartSkeleton, HomeRow, HomeRows, NextSession } from '@skill-exchange/ui/components/member-home';
import { consentOf, consentWords } from '@skill-exchange/ui/components/session-consent';
import { useNow } from '@skill-exchange/ui/lib/use-now';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { paths } from '../../config/paths.ts';
import { QueryView, viewedQuery } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { timesInWords, upcoming } from './home-sessions.ts';

/**
 * The session that is on, or comes next. A proposal is none before it is accepted; one that the member is asked for is
 * among the requests.
 */
export function HomeSession({ memberId }: { memberId: string }) {
  const query = viewedQuery(useSessions());
  const now = useNow();
  return (
    <HomePart title="Your next session">
      <QueryView
        query={{ ...query, data: query.data && shownOf(upcoming(query.data, now), memberId) }}
        loading={<HomePartSkeleton label="Loading your sessions..." of="session" />}
        failure="We couldn't load your sessions"
        isEmpty={(sessions) => sessions.length === 0}
        empty={
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
        }
      >
        {(sessions) => <Sessions sessions={sessions} memberId={memberId} />}
      </QueryView>
    </HomePart>
  );
}

const isOpen = (session: Session, memberId: string) => consentOf(session, memberId).isOpen;

const shownOf = (sessions: readonly Session[], memberId: string) =>
  sessions.filter((session) => !(isOpen(session, memberId) && session.waitingFor === memberId));

/** Open proposals that are named. */
const mostOpen = 2;

/** What is open first, as it waits for an answer; then the session that is set. */
function Sessions({ sessions, memberId }: { sessions: readonly Session[]; memberId: string }) {
  const next = sessions.find((session) => !isOpen(session, memberId));
  const open = sessions.filter((session) => isOpen(session, memberId));
  return (
    <div className="grid gap-4">
      {open.length === 0 ? null : (
        <HomeRows>
          {open.slice(0, mostOpen).map((session) => (
            <HomeRow
              key={session._id}
              href={paths.dashboard.session}
              title={consentWords(session, memberId) ?? ''}
              detail={timesInWords(session)}
            />
          ))}
        </HomeRows>
      )}
      {next === undefined ? null : <Next session={next} memberId={memberId} />}
    </div>
  );
}

function Next({ session, memberId }: { session: Session; memberId: string }) {
  const photoUrl = usePhotoUrl();
  const withPhoto = (member: MemberRef) => ({ ...member, photo: photoUrl(member.photo) });
  const userOne = withPhoto(session.userOne);
  const userTwo = withPhoto(session.userTwo);
  const other = userOne._id === memberId ? userTwo : userOne;
  return (
    <NextSession session={{ ...session, userOne, userTwo }} memberId={memberId} otherHref={paths.user.to(other._id)} />
  );
}
