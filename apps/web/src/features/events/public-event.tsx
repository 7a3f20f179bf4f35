import type { Event } from '@skill-exchange/api-client/types';
import { EventDetails } from '@skill-exchange/ui/components/event-details';
import { JoinMeeting } from '@skill-exchange/ui/components/join-meeting';
import { Button } from '@skill-exchange/ui/primitives/button';
import { Card } from '@skill-exchange/ui/primitives/card';
import Flag from 'lucide-react/icons/flag';
import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { lazyWithPreload } from '../../lib/lazy-with-preload.ts';
import { useReporting } from '../../lib/report/use-reporting.tsx';
import { AllDates } from './all-dates.tsx';
import { useCohosting } from './cohosting.ts';
import { EventMasthead } from './event-masthead.tsx';
import { EventToCalendar } from './event-to-calendar.tsx';
import { GuestsSay } from './guests-say.tsx';
import { hostHref } from './host-href.ts';
import { useIsNear, useRegistrationState } from './leave-event.tsx';
import { Registration } from './registration.tsx';
import { useEventPhotos } from './use-event-photos.ts';

// Only for an invited member.
const CohostInvitation = lazyWithPreload(async () => (await import('./cohost-invitation.tsx')).CohostInvitation);

// Only for guests, once the event begins.
const EventCheckIn = lazyWithPreload(async () => (await import('./event-check-in.tsx')).EventCheckIn);

// Only for hosts, guests and members on the waitlist.
const EventUpdates = lazyWithPreload(async () => (await import('./event-updates.tsx')).EventUpdates);

/** An event for everyone but its hosts: details and registration. */
export function PublicEvent({ event }: { event: Event }) {
  const withPhotos = useEventPhotos();
  const state = useRegistrationState(event);
  const isInvited = useCohosting(event) === 'invited';
  const isNear = useIsNear(event);
  const { report, dialog } = useReporting();
  return (
    <article className="grid gap-8">
      <EventMasthead event={event} />
      <Suspense fallback={null}>
        {isInvited && event.status === 'Upcoming' ? <CohostInvitation event={event} /> : null}
        {isNear && state === 'registered' ? <EventCheckIn event={event} /> : null}
      </Suspense>
      {/* Registration first: on a phone it would otherwise be below the fold. */}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_17rem] xl:gap-10">
        <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-end xl:order-last xl:grid">
          {event.link && event.status === 'Upcoming' ? <JoinMeeting event={event} href={event.link} size="md" /> : null}
          <Registration event={event} />
          <EventToCalendar event={event} />
        </div>
        <Card className="p-5 sm:p-7">
          <EventDetails event={withPhotos(event)} hostHref={hostHref(event)} />
        </Card>
      </div>
      {state === 'registered' || event.waitlist?.position ? (
        <Suspense fallback={null}>
          <EventUpdates event={event} />
        </Suspense>
      ) : null}
      <GuestsSay event={event} />
      <AllDates event={event} toEvent={paths.dashboard.event.to} />
      <Button
        variant="danger-quiet"
        className="-ms-5 justify-self-start"
        onClick={() => report({ kind: 'event', id: event._id, title: 'Report event' })}
      >
        <Flag aria-hidden="true" />
        Report event
      </Button>
      {dialog}
    </article>
  );
}
