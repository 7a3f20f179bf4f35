import { useCreatedEvents } from '@skill-exchange/api-client/events';
import { useSessions } from '@skill-exchange/api-client/sessions';
import type { Event, Session } from '@skill-exchange/api-client/types';
import { HomePart, HomePartSkeleton, HomeRow, HomeRows } from '@skill-exchange/ui/components/member-home';
import { consentWords } from '@skill-exchange/ui/components/session-consent';
import { displayName } from '@skill-exchange/ui/lib/display-name';
import { useNow } from '@skill-exchange/ui/lib/use-now';
import { paths } from '../../config/paths.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { awaitingReview, otherOf, timesInWords, upcoming } from './home-sessions.ts';
import { shownInPart } from './shown-in-part.ts';

/** Sessions that wait for the member's answer, events that others ask to join, and sessions to review. */
export function HomeRequests({ memberId }: { memberId: string }) {
  const sessions = useSessions();
  const events = useCreatedEvents('Upcoming');
  const now = useNow();
  const refetch = () => {
    for (const query of [sessions, events]) if (query.isError) void query.refetch();
  };
  const asked = sessions.data && upcoming(sessions.data, now).filter(({ waitingFor }) => waitingFor === memberId);
  const unreviewed = sessions.data && awaitingReview(sessions.data, memberId, now);
  const hosted = events.data?.filter(({ requests }) => requests.length > 0);
  return (
    <HomePart title="Requests to answer">
      <QueryView
        query={{
          data: asked &&
            hosted &&
            unreviewed && [
              ...asked.map((session) => rowOfSession(session, memberId)),
              ...hosted.map(rowOfEvent),
              ...unreviewed.map((session) => rowOfReview(session, memberId)),
            ],
          error: sessions.error ?? events.error,
          refetch,
        }}
        loading={<HomePartSkeleton label="Loading your requests..." />}
        failure="We couldn't load the requests"
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="text-ink-2">No one is waiting for your answer.</p>}
      >
        {(rows) => (
          <HomeRows>
            {rows.slice(0, shownInPart).map(({ id, ...row }) => (
              <HomeRow key={id} {...row} />
            ))}
          </HomeRows>
        )}
      </QueryView>
    </HomePart>
  );
}

const rowOfSession = (session: Session, memberId: string) => ({
  id: session._id,
  href: paths.dashboard.oneSession(session._id),
  title: consentWords(session, memberId) ?? '',
  detail: timesInWords(session),
  mark: 'Needs your answer',
});

const rowOfReview = (session: Session, memberId: string) => ({
  id: `review ${session._id}`,
  href: paths.dashboard.oneSession(session._id),
  title: `How was your session with ${displayName(otherOf(session, memberId).name)}?`,
  mark: 'Review it',
});

const rowOfEvent = ({ _id, title, requests }: Event) => ({
  id: _id,
  href: paths.dashboard.event.to(_id),
  title,
  mark: requests.length === 1 ? '1 request' : `${requests.length} requests`,
});
