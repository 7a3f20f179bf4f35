import type { Event } from '@skill-exchange/api-client/types';
import { CohostNames } from '@skill-exchange/ui/components/cohost-names';
import { displayName } from '@skill-exchange/ui/lib/display-name';
import { Chip, ChipList } from '@skill-exchange/ui/primitives/chip';
import { LinkedText } from '@skill-exchange/ui/primitives/linked-text';
import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { lazyWithPreload, usePreload } from '../../lib/lazy-with-preload.ts';
import { AllDates } from './all-dates.tsx';
import { EventMasthead } from './event-masthead.tsx';
import { EventPeople } from './event-people.tsx';
import { EventSettings } from './event-settings.tsx';
import { Fact } from './fact.tsx';
import { GuestsSay } from './guests-say.tsx';
import { useIsNear } from './leave-event.tsx';

const AddDates = lazyWithPreload(async () => (await import('./add-dates.tsx')).AddDates);

// These two only once an event begins.
const EventAttendance = lazyWithPreload(async () => (await import('./event-attendance.tsx')).EventAttendance);
const RunningEvent = lazyWithPreload(async () => (await import('./running-event.tsx')).RunningEvent);

const EventCohosts = lazyWithPreload(async () => (await import('./event-cohosts.tsx')).EventCohosts);

const GuestList = lazyWithPreload(async () => (await import('./guest-list.tsx')).GuestList);

const EventUpdates = lazyWithPreload(async () => (await import('./event-updates.tsx')).EventUpdates);

/** An event as its hosts see it: details, settings, who came, participants, requests, updates and co-hosts. */
export function HostedEvent({ event }: { event: Event }) {
  const { description, created_by, skills } = event;
  // Last on the page, and rarely needed.
  const hasCohosts = usePreload(EventCohosts);
  const hasGuestList = usePreload(GuestList);
  const hasMoreDates = usePreload(AddDates, event.series !== undefined);
  const isNear = useIsNear(event);
  const isRunning = usePreload(RunningEvent, isNear);
  const hasAttendance = usePreload(EventAttendance, isNear);
  return (
    <div className="grid gap-12">
      <div className="grid gap-6">
        <EventMasthead event={event} />
        {isRunning ? <RunningEvent event={event} /> : null}
        <p dir="auto" className="max-w-[44em] text-lead as-written text-ink-2">
          <LinkedText>{description}</LinkedText>
        </p>
        <dl className="flex flex-wrap gap-x-12 gap-y-5">
          <Fact term="Instructor">
            {displayName(created_by.name)}
            <CohostNames event={event} />
          </Fact>
          {skills.length > 0 ? (
            <Fact term={skills.length === 1 ? 'Skill' : 'Skills'}>
              <ChipList>
                {skills.map((skill) => (
                  <Chip key={skill} kind="teach">
                    {skill}
                  </Chip>
                ))}
              </ChipList>
            </Fact>
          ) : null}
        </dl>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <EventSettings event={event} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          {hasAttendance ? <EventAttendance event={event} /> : null}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <EventPeople event={event} />
            {hasGuestList ? <GuestList event={event} /> : null}
          </div>
          <Suspense fallback={null}>
            <EventUpdates event={event} />
          </Suspense>
          <GuestsSay event={event} />
          {hasCohosts ? <EventCohosts event={event} /> : null}
        </div>
      </div>
      <div className="grid gap-4">
        <AllDates event={event} toEvent={paths.dashboard.event.to} />
        {hasMoreDates ? <AddDates event={event} /> : null}
      </div>
    </div>
  );
}
