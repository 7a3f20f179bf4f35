import { t } from '@lingui/core/macro';
import { useParticipatingEvents } from '@skill-exchange/api-client/registrations';
import type { Event } from '@skill-exchange/api-client/types';
import { EnrolledEventCard } from '@skill-exchange/ui/components/my-event-card';
import { NoEnrolledEvents } from '@skill-exchange/ui/components/no-events';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { Suspense } from 'react';
import { paths } from '../../../config/paths.ts';
import { lazyDialog } from '../../../lib/dialogs/lazy-dialog.tsx';
import { useDialogSubject } from '../../../lib/dialogs/use-dialog-subject.ts';
import { lazyWithPreload, usePreload } from '../../../lib/lazy-with-preload.ts';
import { PushOfferWhenIdle } from '../../../lib/push/push-offer-when-idle.tsx';
import { viewedQuery } from '../../../lib/query-view.tsx';
import { EventToCalendar } from '../event-to-calendar.tsx';
import { useEventPhotos } from '../form/use-event-photos.ts';
import { hostHref } from '../hosts/host-href.ts';
import { LeaveEvent, useRegistrationState, useStateOf } from '../registration/leave-event.tsx';
import { EventTabs } from './event-tabs.tsx';

// Only for past events with something of their hosts.
const PastEvent = lazyWithPreload(async () => (await import('../afterwards/past-event.tsx')).PastEvent);

const EnrolledEventDialog = lazyDialog(
  async () => (await import('@skill-exchange/ui/components/event-details-dialog')).EnrolledEventDialog,
  ({ onClose }) => onClose(),
);

/** Events that the member participates in, or has requested to join. */
export function EnrolledEvents() {
  const withPhotos = useEventPhotos();
  const stateOf = useStateOf();
  const { thing: shown, isOpen, show, close } = useDialogSubject<Event>();
  usePreload(EnrolledEventDialog);
  const queries = {
    Upcoming: viewedQuery(useParticipatingEvents('Upcoming')),
    Cancelled: viewedQuery(useParticipatingEvents('Cancelled')),
    Completed: viewedQuery(useParticipatingEvents('Completed')),
  };
  return (
    <>
      {queries.Upcoming.data?.length ? <PushOfferWhenIdle /> : null}
      <EventTabs
        title={t`Enrolled Events`}
        direction="learn"
        queries={queries}
        empty={(status) => <NoEnrolledEvents status={status} eventsHref={paths.events} />}
        stateOf={stateOf}
      >
        {({ event }) => <EnrolledEvent event={withPhotos(event)} onViewDetails={show} />}
      </EventTabs>
      {shown === null ? null : (
        <EnrolledEventDialog
          event={shown}
          open={isOpen}
          onClose={close}
          hostHref={hostHref(shown)}
          actions={
            <>
              <EventToCalendar event={shown} />
              {shown.moreDates ? (
                <ButtonLink href={paths.event.to(shown._id)} variant="quiet" size="sm">
                  {t`All dates`}
                </ButtonLink>
              ) : null}
              <LeaveEvent event={shown} onLeft={close} />
            </>
          }
        />
      )}
    </>
  );
}

const hasAfterwards = ({ recording, slides, thankedAt }: Event) =>
  recording !== undefined || slides !== undefined || thankedAt !== undefined;

function EnrolledEvent({ event, onViewDetails }: { event: Event; onViewDetails: (event: Event) => void }) {
  const isRequested = useRegistrationState(event) === 'requested';
  return (
    <EnrolledEventCard
      event={event}
      onViewDetails={onViewDetails}
      requested={isRequested}
      actions={
        isRequested ? (
          <LeaveEvent event={event} />
        ) : hasAfterwards(event) ? (
          <Suspense fallback={null}>
            <PastEvent event={event} />
          </Suspense>
        ) : null
      }
    />
  );
}
