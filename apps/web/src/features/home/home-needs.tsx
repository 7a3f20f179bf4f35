import { t } from '@lingui/core/macro';
import { useCreatedEvents } from '@skill-exchange/api-client/events';
import { useNeeds } from '@skill-exchange/api-client/needs';
import { useSessions } from '@skill-exchange/api-client/sessions';
import type { Need, Session } from '@skill-exchange/api-client/types';
import { HomeCardSkeleton } from '@skill-exchange/ui/components/member-home';
import { LinkNeed, NeedList, NeedsYou, ProposalNeed, ReviewNeed } from '@skill-exchange/ui/components/needs-you';
import { sessionStanding } from '@skill-exchange/ui/lib/sessions/session-state';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { EventRequests } from './event-requests.tsx';

type HomeNeedsProps = {
  memberId: string;
  /** Renders the answers to a session. */
  answerTo: (session: Session) => ReactNode;
  onReview: (session: Session, rating: number) => void;
};

/** Everything that waits for the member. Proposals, requests and reviews are answered here, the rest on its page. */
export function HomeNeeds(props: HomeNeedsProps) {
  const query = useNeeds(props.memberId);
  const now = useNow();
  const needs = query.data?.filter(({ endsAt }) => endsAt === undefined || Date.parse(endsAt) > now);
  return (
    <NeedsYou count={needs?.length}>
      <QueryView
        query={{ ...query, data: needs }}
        loading={<HomeCardSkeleton label={t`Loading your requests...`} />}
        failure={t`We couldn't load the requests`}
      >
        {(entries) => (
          <NeedList>
            {entries.map((need) => (
              <HomeNeed key={`${need.kind} ${need._id}`} need={need} {...props} />
            ))}
          </NeedList>
        )}
      </QueryView>
    </NeedsYou>
  );
}

function HomeNeed({ need, memberId, answerTo, onReview }: HomeNeedsProps & { need: Need }) {
  const { data: sessions } = useSessions();
  const now = useNow();
  const photoUrl = usePhotoUrl();
  const stored = sessions?.find(({ _id }) => _id === need._id);
  const session = stored && {
    ...stored,
    userOne: { ...stored.userOne, photo: photoUrl(stored.userOne.photo) },
    userTwo: { ...stored.userTwo, photo: photoUrl(stored.userTwo.photo) },
  };
  // Requests of a series are for several dates, which their page shows.
  if (need.kind === 'eventRequests' && need.dates === undefined) return <EventNeed need={need} />;
  const primary = session && sessionStanding(session, memberId, { now }).primary;
  if (need.kind === 'sessionAnswer' && session && primary === 'accept')
    return (
      <ProposalNeed session={session} memberId={memberId} href={paths.dashboard.oneSession.to(session._id)}>
        {answerTo(session)}
      </ProposalNeed>
    );
  if (need.kind === 'sessionReview' && session && primary === 'review')
    return (
      <ReviewNeed
        session={session}
        memberId={memberId}
        href={paths.dashboard.oneSession.to(session._id)}
        onRate={(rating) => onReview(session, rating)}
      />
    );
  return <PageNeed need={need} />;
}

function EventNeed({ need }: { need: Need }) {
  const { data: events } = useCreatedEvents('Upcoming');
  const event = events?.find(({ _id }) => _id === need._id);
  const row = <PageNeed need={need} />;
  return event === undefined ? row : <EventRequests event={event} row={row} />;
}

function PageNeed({ need }: { need: Need }) {
  const photoUrl = usePhotoUrl();
  const { actor, path } = need;
  return (
    <LinkNeed need={{ ...need, ...(actor && { actor: { ...actor, photo: photoUrl(actor.photo) } }) }} href={path} />
  );
}
