import { isApiError } from '@skill-exchange/api-client/errors';
import { useEvent } from '@skill-exchange/api-client/events';
import { NoSuchEvent } from '@skill-exchange/ui/components/no-such-event';
import { ErrorState } from '@skill-exchange/ui/primitives/error-state';
import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { lazyWithPreload } from '../../lib/lazy-with-preload.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { EventOverviewSkeleton } from './event-overview-skeleton.tsx';

// Separate, since the host's view and the others' have little in common.
const HostedEvent = lazyWithPreload(async () => (await import('./hosted-event.tsx')).HostedEvent);
const PublicEvent = lazyWithPreload(async () => (await import('./public-event.tsx')).PublicEvent);

const failure = 'Failed to fetch the event.';

/** An event by its id: managed by its host, read by other members. */
export function EventOverview({ eventId }: { eventId: string }) {
  const memberId = useMember()?.userId;
  const { data: event, error, refetch } = useEvent(eventId);
  useLoggedFailure(failure, error);
  if (event !== undefined) {
    return (
      <>
        <PageMeta title={event.title} description={event.description} />
        <Suspense fallback={<EventOverviewSkeleton />}>
          {event.created_by._id === memberId ? <HostedEvent event={event} /> : <PublicEvent event={event} />}
        </Suspense>
      </>
    );
  }
  if (error === null) return <EventOverviewSkeleton />;
  if (isApiError(error, 404)) return <EventNotFound />;
  return (
    <>
      <PageMeta title="Event" />
      <h1 className="mb-8">Event</h1>
      <ErrorState title={failure} description={error.message} onRetry={() => void refetch()} />
    </>
  );
}

function EventNotFound() {
  return (
    <>
      <PageMeta title="Event not found" />
      <h1 className="mb-8">Event not found.</h1>
      <NoSuchEvent eventsHref={paths.events} />
    </>
  );
}
