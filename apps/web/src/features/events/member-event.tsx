import { useEvent } from '@skill-exchange/api-client/events';
import type { Event } from '@skill-exchange/api-client/types';
import { EventGoing } from '@skill-exchange/ui/components/event-going';
import { EventPage } from '@skill-exchange/ui/components/event-page';
import { displayName } from '@skill-exchange/ui/lib/display-name';
import { Button } from '@skill-exchange/ui/primitives/button';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import Flag from 'lucide-react/icons/flag';
import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { lazyWithPreload } from '../../lib/lazy-with-preload.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useReporting } from '../../lib/report/use-reporting.tsx';
import { AllDates } from './all-dates.tsx';
import { useCohosting } from './cohosting.ts';
import { EventFallback } from './event-fallback.tsx';
import { EventToCalendar } from './event-to-calendar.tsx';
import { GuestsSay } from './guests-say.tsx';
import { hostHref } from './host-href.ts';
import { useIsNear, useRegistrationState } from './leave-event.tsx';
import { MemberEventActions } from './member-event-actions.tsx';
import { ShareEvent } from './share-event.tsx';
import { useEventPhotos } from './use-event-photos.ts';

// Only for the host, guests and members on the waitlist.
const EventUpdates = lazyWithPreload(async () => (await import('./event-updates.tsx')).EventUpdates);

// Only for an invited member.
const CohostInvitation = lazyWithPreload(async () => (await import('./cohost-invitation.tsx')).CohostInvitation);

// Only for guests, once the event begins.
const EventCheckIn = lazyWithPreload(async () => (await import('./event-check-in.tsx')).EventCheckIn);

// Only for hosts.
const EventPeople = lazyWithPreload(async () => (await import('./event-people.tsx')).EventPeople);

/** An event's page for members: guests and the host. */
export function MemberEvent({ eventId }: { eventId: string }) {
  const { data: event, error, refetch } = useEvent(eventId);
  if (event === undefined) return <EventFallback error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageMeta title={event.title} description={event.description} />
      <LoadedEvent event={event} />
    </>
  );
}

function LoadedEvent({ event }: { event: Event }) {
  const withPhotos = useEventPhotos();
  const state = useRegistrationState(event);
  const { report, dialog } = useReporting();
  const isHost = state === 'host';
  const isInvited = useCohosting(event) === 'invited';
  const isNear = useIsNear(event);
  return (
    <>
      <EventPage
        event={withPhotos(event)}
        hasBar
        eventsHref={paths.events}
        hostHref={hostHref(event)}
        place={<Place event={event} isHost={isHost} isIn={state === 'registered'} />}
        actions={<MemberEventActions event={event} />}
        hasStickyActions={event.status === 'Upcoming' && (state === 'open' || state === 'full')}
        tools={
          <>
            <ShareEvent event={event} />
            <EventToCalendar event={event} />
          </>
        }
        before={
          <Suspense fallback={null}>
            {isNear && state === 'registered' ? <EventCheckIn event={event} /> : null}
            {isHost && event.status === 'Upcoming' ? <EventPeople event={event} /> : null}
            {isInvited && event.status === 'Upcoming' ? <CohostInvitation event={event} /> : null}
          </Suspense>
        }
        after={
          <>
            {isHost || state === 'registered' || event.waitlist?.position ? (
              <Suspense fallback={null}>
                <EventUpdates event={event} />
              </Suspense>
            ) : null}
            <GuestsSay event={event} />
            <AllDates event={event} toEvent={paths.event.to} />
            <EventGoing event={event} />
            {isHost ? null : (
              <Button
                variant="danger-quiet"
                className="-ms-5 justify-self-start"
                onClick={() => report({ kind: 'event', id: event._id, title: 'Report event' })}
              >
                <Flag aria-hidden="true" />
                Report event
              </Button>
            )}
          </>
        }
      />
      {dialog}
    </>
  );
}

function Place({ event, isHost, isIn }: { event: Event; isHost: boolean; isIn: boolean }) {
  if (event.status !== 'Upcoming') return 'Online';
  if (isHost && event.link)
    return (
      <>
        {'Online · '}
        <TextLink href={event.link} target="_blank" rel="noopener noreferrer">
          {event.link}
        </TextLink>
      </>
    );
  if (event.autoApprove && !isHost && !isIn) return 'Online, the link comes when you register';
  return isHost || isIn ? 'Online' : `Online, the link comes when ${displayName(event.created_by.name)} accepts you`;
}
