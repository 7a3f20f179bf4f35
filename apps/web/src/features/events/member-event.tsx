import { useEvent } from '@skill-exchange/api-client/events';
import { Suspense } from 'react';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { lazyWithPreload } from '../../lib/lazy-with-preload.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { isHosted } from '../../lib/plans/is-hosted.ts';
import { EventFallback } from './event-fallback.tsx';
import { EventOverviewSkeleton } from './event-overview-skeleton.tsx';
import type { BackLink } from './lists/back-link.ts';

// Guests do without the hosts' tools, and hosts without the registration.
const HostedEvent = lazyWithPreload(async () => (await import('./hosts/hosted-event.tsx')).HostedEvent);
const GuestEvent = lazyWithPreload(async () => (await import('./guest-event.tsx')).GuestEvent);

/** An event's page for members: with the tools of its hosts for them, with the registration for others. */
export function MemberEvent({ eventId, back }: { eventId: string; back: BackLink }) {
  const memberId = useMember()?.userId;
  const { data: event, error, refetch } = useEvent(eventId);
  if (event === undefined) return <EventFallback error={error} onRetry={() => void refetch()} />;
  const Page = isHosted(event, memberId) ? HostedEvent : GuestEvent;
  return (
    <>
      <PageMeta title={event.title} description={event.description} />
      <Suspense fallback={<EventOverviewSkeleton />}>
        <Page event={event} back={back} />
      </Suspense>
    </>
  );
}
