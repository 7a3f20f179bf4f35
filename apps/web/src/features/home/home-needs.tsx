import { useCreatedEvents } from '@skill-exchange/api-client/events';
import { useSessions } from '@skill-exchange/api-client/sessions';
import type { Session } from '@skill-exchange/api-client/types';
import { HomeCardSkeleton } from '@skill-exchange/ui/components/member-home';
import { NeedList, NeedsYou, ReviewNeed } from '@skill-exchange/ui/components/needs-you';
import { useNow } from '@skill-exchange/ui/lib/use-now';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { EventRequests } from './event-requests.tsx';
import { awaitingReview, upcoming } from './home-sessions.ts';
import { ProposalAnswer } from './proposal-answer.tsx';

/** Maximum entries; the pages of the sessions and the event have the rest. */
const shown = 3;

type HomeNeedsProps = { memberId: string; onReview: (session: Session, rating: number) => void };

/** Sessions that wait for the member's answer, events with requests, and sessions to review. */
export function HomeNeeds({ memberId, onReview }: HomeNeedsProps) {
  const sessions = useSessions();
  const events = useCreatedEvents('Upcoming');
  const now = useNow();
  const withPhotos = useSessionPhotos();
  const refetch = () => {
    for (const query of [sessions, events]) if (query.isError) void query.refetch();
  };
  const asked = sessions.data && upcoming(sessions.data, now).filter(({ waitingFor }) => waitingFor === memberId);
  const unreviewed = sessions.data && awaitingReview(sessions.data, memberId, now);
  const hosted = events.data?.filter(({ requests }) => requests.length > 0);
  const needs: ReactNode[] | undefined = asked &&
    hosted &&
    unreviewed && [
      ...asked.map((session) => <ProposalAnswer key={session._id} session={withPhotos(session)} memberId={memberId} />),
      ...hosted.map((event) => <EventRequests key={event._id} event={event} />),
      ...unreviewed.map((session) => (
        <ReviewNeed
          key={`review ${session._id}`}
          session={withPhotos(session)}
          memberId={memberId}
          href={paths.dashboard.oneSession.to(session._id)}
          onRate={(rating) => onReview(session, rating)}
        />
      )),
    ];
  return (
    <NeedsYou count={needs?.length}>
      <QueryView
        query={{ data: needs, error: sessions.error ?? events.error, refetch }}
        loading={<HomeCardSkeleton label="Loading your requests..." />}
        failure="We couldn't load the requests"
      >
        {(entries) => <NeedList>{entries.slice(0, shown)}</NeedList>}
      </QueryView>
    </NeedsYou>
  );
}

function useSessionPhotos() {
  const photoUrl = usePhotoUrl();
  return (session: Session): Session => ({
    ...session,
    userOne: { ...session.userOne, photo: photoUrl(session.userOne.photo) },
    userTwo: { ...session.userTwo, photo: photoUrl(session.userTwo.photo) },
  });
}
