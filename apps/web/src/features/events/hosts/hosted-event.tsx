import { plural, t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { EventActions, EventPage } from '@skill-exchange/ui/components/event-page';
import { EventStanding } from '@skill-exchange/ui/components/event-standing';
import { RemovedBanner } from '@skill-exchange/ui/components/status-banner';
import { skillName } from '@skill-exchange/ui/lib/skill-name';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { Card } from '@skill-exchange/ui/primitives/card';
import { Chip, ChipList } from '@skill-exchange/ui/primitives/chip';
import { TextLink } from '@skill-exchange/ui/primitives/link';
import { Suspense } from 'react';
import { paths } from '../../../config/paths.ts';
import { lazyWithPreload, usePreload } from '../../../lib/lazy-with-preload.ts';
import { EndedEventReviews } from '../afterwards/ended-event-reviews.tsx';
import { EventPeople } from '../attendance/event-people.tsx';
import { FacesGoing } from '../attendance/faces-going.tsx';
import { EventFact } from '../event-fact.tsx';
import { useEventEditing } from '../form/use-event-editing.tsx';
import { useEventPhotos } from '../form/use-event-photos.ts';
import type { BackLink } from '../lists/back-link.ts';
import { JoinEvent, useStartInWords } from '../registration/join-event.tsx';
import { useIsNear } from '../registration/leave-event.tsx';
import { SignUps } from '../registration/sign-ups.tsx';
import { AllDates } from '../series/all-dates.tsx';
import { RestoreEvent } from '../series/restore-event.tsx';
import { useIsAsked } from './cohosting.ts';
import { hostHref } from './host-href.ts';
import { HostTools } from './host-tools.tsx';

// These two only once an event begins.
const EventAttendance = lazyWithPreload(
  async () => (await import('../attendance/event-attendance.tsx')).EventAttendance,
);
const RunningEvent = lazyWithPreload(async () => (await import('../afterwards/running-event.tsx')).RunningEvent);

// Only once an event is over.
const EventAfterwards = lazyWithPreload(
  async () => (await import('../afterwards/event-afterwards.tsx')).EventAfterwards,
);

// Only for a co-host whom the host asks.
const HostingOffer = lazyWithPreload(async () => (await import('./hosting-offer.tsx')).HostingOffer);

const EventUpdates = lazyWithPreload(async () => (await import('../afterwards/event-updates.tsx')).EventUpdates);

// Below the fold, and rarely needed.
const EventCohosts = lazyWithPreload(async () => (await import('./event-cohosts.tsx')).EventCohosts);
const GuestList = lazyWithPreload(async () => (await import('../attendance/guest-list.tsx')).GuestList);
const AddDates = lazyWithPreload(async () => (await import('../series/add-dates.tsx')).AddDates);

/** An event's page for its hosts: the one that guests see, with the hosts' tools on it. */
export function HostedEvent({ event, back }: { event: Event; back: BackLink }) {
  const withPhotos = useEventPhotos();
  const isAsked = useIsAsked(event);
  const isNear = useIsNear(event);
  const isRunning = usePreload(RunningEvent, isNear);
  const hasAttendance = usePreload(EventAttendance, isNear);
  const hasCohosts = usePreload(EventCohosts);
  const hasGuestList = usePreload(GuestList);
  const hasMoreDates = usePreload(AddDates, event.series !== undefined);
  const { form, edit, isBack } = useEventEditing(event);
  return (
    <EventPage
      event={withPhotos(event)}
      back={back}
      hostHref={hostHref(event)}
      isCompact
      place={<Place event={event} />}
      actions={<HostActions event={event} />}
      hasStickyActions={form === null}
      tools={form === null ? <HostTools event={event} onEdit={edit} isBack={isBack} /> : null}
      form={form}
      before={
        <>
          <Suspense fallback={null}>{isAsked ? <HostingOffer event={event} /> : null}</Suspense>
          {isRunning ? <RunningEvent event={event} /> : null}
          {event.isHidden ? (
            <RemovedBanner>
              <TextLink href={paths.accountActions}>{t`Read why`}</TextLink>
            </RemovedBanner>
          ) : null}
          <RestoreEvent event={event} />
          <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-6">
            <EventPeople event={event} />
            {hasGuestList ? <GuestList event={event} /> : null}
            <SignUps event={event} />
          </Card>
          {hasAttendance ? <EventAttendance event={event} /> : null}
        </>
      }
      facts={<Facts event={event} />}
      after={
        <>
          <Suspense fallback={null}>
            {event.status === 'Completed' ? <EventAfterwards event={event} /> : null}
            <EventUpdates event={event} />
          </Suspense>
          <EndedEventReviews event={event} />
          <div className="grid gap-4 empty:hidden">
            <AllDates event={event} toEvent={paths.dashboard.event.to} />
            {hasMoreDates ? <AddDates event={event} /> : null}
          </div>
          {event.current_participants_count > 0 ? <FacesGoing event={event} /> : null}
          {hasCohosts ? <EventCohosts event={event} /> : null}
        </>
      }
    />
  );
}

function HostActions({ event }: { event: Event }) {
  const { status } = event;
  const state = ({ Upcoming: 'host', Cancelled: 'cancelled', Completed: 'completed' } as const)[status];
  return (
    <EventActions>
      <EventStanding state={state} note={useStartInWords(event)?.words} />
      <JoinEvent event={event} />
    </EventActions>
  );
}

function Place({ event: { status, link } }: { event: Event }) {
  if (status !== 'Upcoming') return t`Online`;
  if (!link) return t`Online. No link yet: participants will look for it here.`;
  return (
    <>
      {t`Online`}
      {' · '}
      <TextLink href={link} target="_blank" rel="noopener noreferrer">
        {link}
      </TextLink>
    </>
  );
}

/** Who teaches what, with the words of the management of an event. */
function Facts({ event: { created_by, skills } }: { event: Event }) {
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-5">
      <EventFact term={t`Instructor`}>{displayName(created_by.name)}</EventFact>
      {skills.length > 0 ? (
        <EventFact term={plural(skills.length, { one: t`Skill`, other: t`Skills` })}>
          <ChipList>
            {skills.map((skill) => (
              <Chip key={skill} kind="teach">
                <bdi>{skillName(skill)}</bdi>
              </Chip>
            ))}
          </ChipList>
        </EventFact>
      ) : null}
    </dl>
  );
}
