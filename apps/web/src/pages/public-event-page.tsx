import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { EventOverviewSkeleton } from '../features/events/event-overview-skeleton.tsx';
import { VisitorEvent } from '../features/events/visitor-event.tsx';
import { useMember } from '../lib/auth-session/auth-session-context.ts';
import { lazyWithPreload } from '../lib/lazy-with-preload.ts';

// Visitors do without what only members can do.
const MemberEvent = lazyWithPreload(async () => (await import('../features/events/member-event.tsx')).MemberEvent);

/** `/events/:eventId`: an event for anybody, to share and to register for. */
export function PublicEventPage() {
  const { eventId = '' } = useParams();
  const isMember = useMember() !== null;
  return (
    <div className="page-wrap pt-12 pb-24 max-lg:pt-0 max-md:pb-0">
      {isMember ? (
        <Suspense fallback={<EventOverviewSkeleton />}>
          <MemberEvent eventId={eventId} />
        </Suspense>
      ) : (
        <VisitorEvent eventId={eventId} />
      )}
    </div>
  );
}
