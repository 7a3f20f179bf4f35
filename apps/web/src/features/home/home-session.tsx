import { t } from '@lingui/core/macro';
import { useSessions } from '@skill-exchange/api-client/sessions';
import type { Event, MemberRef, Session } from '@skill-exchange/api-client/types';
import { HomeCard, HomeCardSkeleton } from '@skill-exchange/ui/components/member-home';
import { NextEvent } from '@skill-exchange/ui/components/next-event';
import { NextSession } from '@skill-exchange/ui/components/next-session';
import { registrationState } from '@skill-exchange/ui/lib/registration-state';
import { consentOf } from '@skill-exchange/ui/lib/sessions/session-consent';
import { sessionStanding } from '@skill-exchange/ui/lib/sessions/session-state';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { EmptyState } from '@skill-exchange/ui/primitives/empty-state';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import { paths } from '../../config/paths.ts';
import { QueryView, viewedQuery } from '../../lib/query-view.tsx';
import { useOffers } from '../../lib/use-offers.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { isNext, isSession, otherOf, timesInWords, upcoming } from './home-sessions.ts';
import { useNext } from './use-next.ts';

/** The current or next session or event that nobody has to answer. Below it, those that wait for the other member. */
export function HomeSession({ memberId }: { memberId: string }) {
  const query = viewedQuery(useSessions());
  const now = useNow();
  const next = useNext(memberId);
  const sessions = query.data && upcoming(query.data, now);
  const waiting = sessions?.filter((session) => isAwaited(session, memberId)) ?? [];
  const hasSessions = useOffers('sessions');
  if (next?.[0]) return <Next next={next[0]} following={next[1]} waiting={waiting} memberId={memberId} />;
  if (!hasSessions && waiting.length === 0) return null;
  return (
    <HomeCard title={t`Your next session`}>
      <QueryView
        query={{ ...query, data: next && query.data && next }}
        loading={<HomeCardSkeleton label={t`Loading your sessions...`} />}
        failure={t`We couldn't load your sessions`}
      >
        {() => (
          <div className="p-5">
            <EmptyState
              title={t`No session planned yet`}
              action={
                <ButtonLink href={paths.recommendedUsers} variant="learn" size="sm">
                  {t`Find a partner`}
                </ButtonLink>
              }
            >
              {t`Find someone who teaches what you want to learn, and agree on an hour.`}
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

type NextProps = {
  next: Session | Event;
  following: Session | Event | undefined;
  waiting: readonly Session[];
  memberId: string;
};

function Next({ next, waiting, memberId, ...props }: NextProps) {
  const photoUrl = usePhotoUrl();
  const withPhoto = (member: MemberRef) => ({ ...member, photo: photoUrl(member.photo) });
  const following = props.following && nameAndStart(props.following, memberId);
  return (
    <div className="grid min-w-0 gap-4">
      {isSession(next) ? (
        <NextSession
          session={{ ...next, userOne: withPhoto(next.userOne), userTwo: withPhoto(next.userTwo) }}
          following={following}
          memberId={memberId}
          otherHref={paths.user.to(otherOf(next, memberId)._id)}
          href={paths.dashboard.oneSession.to(next._id)}
        />
      ) : (
        <NextEventOf event={next} following={following} memberId={memberId} />
      )}
      <Waiting sessions={waiting} memberId={memberId} />
    </div>
  );
}

type Following = { name: string; start: string };

function nameAndStart(next: Session | Event, memberId: string): Following {
  if (!isSession(next)) return { name: next.title, start: next.start_time };
  return { name: displayName(otherOf(next, memberId).name), start: next.date };
}

type NextEventOfProps = { event: Event; following: Following | undefined; memberId: string };

function NextEventOf({ event, following, memberId }: NextEventOfProps) {
  const isHost = registrationState(event, { _id: memberId, name: '' }) === 'host';
  const { to } = isHost ? paths.dashboard.event : paths.event;
  return <NextEvent event={event} following={following} isHost={isHost} href={to(event._id)} />;
}

/** Maximum pending proposals. */
const mostWaiting = 2;

function Waiting({ sessions, memberId }: { sessions: readonly Session[]; memberId: string }) {
  const now = useNow();
  if (sessions.length === 0) return null;
  return (
    <ul className="grid gap-2 pt-2 text-small text-ink-2">
      {sessions.slice(0, mostWaiting).map((session) => (
        <li key={session._id}>
          <TextLink
            variant="quiet"
            className="inline-flex min-h-11 items-center"
            href={paths.dashboard.oneSession.to(session._id)}
          >
            {sessionStanding(session, memberId, { now }).words}
          </TextLink>
          {` · ${timesInWords(session)}`}
        </li>
      ))}
    </ul>
  );
}
