import { t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { EventGoing } from '@skill-exchange/ui/components/event-going';
import { EventPage } from '@skill-exchange/ui/components/event-page';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { Button } from '@skill-exchange/ui/primitives/button';
import Flag from 'lucide-react/icons/flag';
import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { lazyWithPreload, usePreload } from '../../lib/lazy-with-preload.ts';
import { useReporting } from '../../lib/report/use-reporting.tsx';
import { useOffers } from '../../lib/use-offers.ts';
import { EndedEventReviews } from './afterwards/ended-event-reviews.tsx';
import { EventToCalendar } from './event-to-calendar.tsx';
import { useEventPhotos } from './form/use-event-photos.ts';
import { useCohosting } from './hosts/cohosting.ts';
import { hostHref } from './hosts/host-href.ts';
import type { BackLink } from './lists/back-link.ts';
import { useIsNear, useRegistrationState } from './registration/leave-event.tsx';
import { useMemberEventActions } from './registration/member-event-actions.tsx';
import { AllDates } from './series/all-dates.tsx';
import { ShareEvent } from './share-event.tsx';

// Only for guests and members on the waitlist.
const EventUpdates = lazyWithPreload(async () => (await import('./afterwards/event-updates.tsx')).EventUpdates);

// Only for an invited member.
const CohostInvitation = lazyWithPreload(async () => (await import('./hosts/cohost-invitation.tsx')).CohostInvitation);

// Only for guests, once the event begins.
const EventCheckIn = lazyWithPreload(async () => (await import('./attendance/event-check-in.tsx')).EventCheckIn);

// Only participants may see who takes part.
const FacesGoing = lazyWithPreload(async () => (await import('./attendance/faces-going.tsx')).FacesGoing);

// After what the page is about.
const FollowSkills = lazyWithPreload(async () => (await import('./lists/follow-skill.tsx')).FollowSkills);

// Only once an event is over.
const EventAfterwards = lazyWithPreload(
  async () => (await import('./afterwards/event-afterwards.tsx')).EventAfterwards,
);

// Below the fold.
const MoreFromHost = lazyWithPreload(async () => (await import('./lists/more-from-host.tsx')).MoreFromHost);

/** An event's page for members who do not host it. */
export function GuestEvent({ event, back }: { event: Event; back: BackLink }) {
  const withPhotos = useEventPhotos();
  const isIn = useRegistrationState(event) === 'registered';
  const { report, dialog } = useReporting();
  const hasMore = usePreload(MoreFromHost);
  const isInvited = useCohosting(event) === 'invited' && event.status === 'Upcoming';
  const hasEvents = useOffers('events');
  const hasCheckIn = useOffers('check-in');
  const checksIn = useIsNear(event) && isIn && hasCheckIn;
  const { leaving, ...actions } = useMemberEventActions(event);
  const hasMaterials = event.recording !== undefined || event.slides !== undefined;
  return (
    <>
      <EventPage
        event={withPhotos(event)}
        back={back}
        hostHref={hostHref(event)}
        place={placeOf(event, isIn)}
        {...actions}
        hasStickyActions
        tools={
          <>
            <ShareEvent event={event} isOnPicture />
            <EventToCalendar event={event} />
            <div className="grid basis-full empty:hidden">{leaving}</div>
          </>
        }
        before={
          isInvited || checksIn || hasMaterials ? (
            <Suspense fallback={null}>
              {checksIn ? <EventCheckIn event={event} /> : null}
              {hasMaterials ? <EventAfterwards event={event} /> : null}
              {isInvited ? <CohostInvitation event={event} /> : null}
            </Suspense>
          ) : null
        }
        after={
          <>
            <Suspense fallback={null}>{hasEvents ? <FollowSkills names={event.skills} /> : null}</Suspense>
            {isIn || event.waitlist?.position ? (
              <Suspense fallback={null}>
                <EventUpdates event={event} />
              </Suspense>
            ) : null}
            <EndedEventReviews event={event} />
            <AllDates event={event} toEvent={paths.event.to} />
            {isIn ? (
              <Suspense fallback={<EventGoing event={event} />}>
                <FacesGoing event={event} />
              </Suspense>
            ) : (
              <EventGoing event={event} />
            )}
            {hasMore && hasEvents ? <MoreFromHost event={event} /> : null}
            <Button
              variant="danger-quiet"
              className="-ms-5 justify-self-start"
              onClick={() => report({ kind: 'event', id: event._id, title: t`Report event` })}
            >
              <Flag aria-hidden="true" />
              {t`Report event`}
            </Button>
          </>
        }
      />
      {dialog}
    </>
  );
}

function placeOf({ status, autoApprove, created_by }: Event, isIn: boolean): string {
  if (status !== 'Upcoming' || isIn) return t`Online`;
  if (autoApprove) return t`Online, the link comes when you register`;
  return t`Online, the link comes when ${{ host: displayName(created_by.name) }} accepts you`;
}
