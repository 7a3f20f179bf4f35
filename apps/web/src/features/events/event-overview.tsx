import { useEvent } from '@skill-exchange/api-client/events';
import { Suspense } from 'react';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { isHosted } from '../../lib/is-hosted.ts';
import { lazyWithPreload } from '../../lib/lazy-with-preload.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { EventFallback } from './event-fallback.tsx';
import { EventOverviewSkeleton } from './event-overview-skeleton.tsx';

// Loaded separately: the host's view and everyone else's have little in common.
const HostedEvent = lazyWithPreload(async () => (await import('./hosted-event.tsx')).HostedEvent);
const PublicEvent = lazyWithPreload(async () => (await import('./public-event.tsx')).PublicEvent);

/** An event by its id: its hosts manage it, other members read it. */
export function EventOverview({ eventId }: { eventId: string }) {
  const memberId = useMember()?.userId;
  const { data: event, error, refetch } = useEvent(eventId);
  if (event !== undefined) {
    return (
      <>
        <PageMeta title={event.title} description={event.description} />
        <Suspense fallback={<EventOverviewSkeleton />}>
          {isHosted(event, memberId) ? <HostedEvent event={event} /> : <PublicEvent event={event} />}
        </Suspense>
      </>
    );
  }
  return <EventFallback error={error} onRetry={() => void refetch()} />;
}
