import { t } from '@lingui/core/macro';
import { usePublicEvent } from '@skill-exchange/api-client/events';
import { mediaUrl } from '@skill-exchange/api-client/media';
import { useApi } from '@skill-exchange/api-client/provider';
import type { Event } from '@skill-exchange/api-client/types';
import { EventGoing } from '@skill-exchange/ui/components/event-going';
import { EventPage } from '@skill-exchange/ui/components/event-page';
import { EventStanding } from '@skill-exchange/ui/components/event-standing';
import { registrationState } from '@skill-exchange/ui/lib/registration-state';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { Button, ButtonLink } from '@skill-exchange/ui/primitives/button';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { lazyWithPreload, loadOrNotify, usePreload } from '../../lib/lazy-with-preload.ts';
import type { LogInState } from '../../lib/log-in/log-in-state.ts';
import { notify } from '../../lib/notify.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { EndedEventReviews } from './afterwards/ended-event-reviews.tsx';
import { EventFallback, EventNotFound } from './event-fallback.tsx';
import { useEventPhotos } from './form/use-event-photos.ts';
import { hostHref } from './hosts/host-href.ts';
import { AllDates } from './series/all-dates.tsx';
import { ShareEvent } from './share-event.tsx';

// Below the fold.
const MoreFromHost = lazyWithPreload(async () => (await import('./lists/more-from-host.tsx')).MoreFromHost);

/** An event's page for visitors. */
export function VisitorEvent({ eventId }: { eventId: string }) {
  const { data: event, error, refetch } = usePublicEvent(eventId);
  const withPhotos = useEventPhotos();
  const hasMore = usePreload(MoreFromHost);
  if (event === null) return <EventNotFound />;
  if (event === undefined) return <EventFallback error={error} onRetry={() => void refetch()} />;
  const isUpcoming = event.status === 'Upcoming';
  const host = displayName(event.created_by.name);
  return (
    <>
      <PageMeta title={event.title} description={event.description} event={event} />
      <EventPage
        event={withPhotos(event)}
        back={{ href: paths.events, label: t`Upcoming Events` }}
        hostHref={hostHref(event)}
        place={isUpcoming ? t`Online, the link comes when ${host} accepts you` : t`Online`}
        actions={<VisitorActions event={event} />}
        hasStickyActions={isUpcoming}
        tools={
          <>
            <ShareEvent event={event} isOnPicture />
            {isUpcoming ? <CalendarFile event={event} /> : null}
          </>
        }
        after={
          <>
            <EndedEventReviews event={event} />
            <AllDates event={event} toEvent={paths.event.to} />
            <EventGoing event={event} />
            {hasMore ? <MoreFromHost event={event} /> : null}
          </>
        }
      />
    </>
  );
}

function VisitorActions({ event }: { event: Event }) {
  const navigate = useNavigate();
  const state = registrationState(event, null);
  if (state !== 'open' && state !== 'full') return <EventStanding state={state} />;
  function askToLogIn(): void {
    notify.error(t`Please log in to register for the event.`);
    // The log-in returns here.
    void navigate(paths.login, { state: { from: paths.event.to(event._id) } satisfies LogInState });
  }
  // Not `RegistrationButton`: it loads code that only members need.
  return (
    <div className="grid gap-2">
      {state === 'full' ? (
        <p className="text-small text-ink-2">{t`Event is full. A spot may open up, so check back later.`}</p>
      ) : null}
      <Button variant={state === 'full' ? 'secondary' : 'teach'} onClick={askToLogIn}>
        {t`Register for Event`}
      </Button>
    </div>
  );
}

const AddToCalendar = lazyWithPreload(
  async () => (await import('@skill-exchange/ui/components/add-to-calendar')).AddToCalendar,
);

/** The event's iCalendar file, without its meeting link; a click loads the menu with further calendars. */
function CalendarFile({ event: { _id, title, start_time: start, end_time: end } }: { event: Event }) {
  const href = mediaUrl(`/api/events/${encodeURIComponent(_id)}/event.ics`, useApi().baseUrl) ?? '';
  const [wasPressed, setPressed] = useState(false);
  if (wasPressed) {
    const place = new URL(paths.event.to(_id), window.location.origin).href;
    return <AddToCalendar title={title} start={start} end={end} place={place} fileHref={href} defaultOpen />;
  }
  return (
    <ButtonLink
      href={href}
      download
      variant="secondary"
      size="sm"
      onClick={(click) => {
        click.preventDefault();
        void loadOrNotify(AddToCalendar).then(setPressed);
      }}
    >
      {/* Not that of `CalendarButton`, which comes with what only members need. */}
      <CalendarDays aria-hidden="true" />
      {t`Add to calendar`}
    </ButtonLink>
  );
}
