import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { useMatch, useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { EventOverviewSkeleton } from '../../features/events/event-overview-skeleton.tsx';
import { VisitorEvent } from '../../features/events/visitor-event.tsx';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { lazyWithPreload } from '../../lib/lazy-with-preload.ts';

// Visitors do without what only members can do.
const MemberEvent = lazyWithPreload(async () => (await import('../../features/events/member-event.tsx')).MemberEvent);

/**
 * `/events/:eventId` and, for members, `/userDashboard/events/:eventId`: an event for anybody, to share and to register for,
 * with its hosts' tools for them. The paths differ in the list that the page leads back to.
 */
export function EventPage() {
  const { eventId = '' } = useParams();
  const isMember = useMember() !== null;
  const isOfDashboard = useMatch(paths.dashboard.event.pattern) !== null;
  const back = isOfDashboard
    ? { href: paths.dashboard.events, label: t`Back to My Events` }
    : { href: paths.events, label: t`Upcoming Events` };
  return (
    <div className="page-wrap pt-12 pb-24 max-lg:py-0">
      {isMember ? (
        <Suspense fallback={<EventOverviewSkeleton />}>
          <MemberEvent key={eventId} eventId={eventId} back={back} />
        </Suspense>
      ) : (
        <VisitorEvent eventId={eventId} />
      )}
    </div>
  );
}
