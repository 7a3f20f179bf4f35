import { plural, t } from '@lingui/core/macro';
import type { Event } from '@skill-exchange/api-client/types';
import { EventDay, EventDayGrid } from '@skill-exchange/ui/components/event-days';
import { EventRowSkeleton } from '@skill-exchange/ui/components/event-row';
import { agendaPart } from '@skill-exchange/ui/lib/day-parts';
import { useIsHydrated } from '@skill-exchange/ui/lib/use-is-hydrated';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { type ComponentProps, useCallback, useState } from 'react';
import { LoadMore } from '../../../lib/load-more.tsx';
import { LongList } from '../../../lib/long-list.tsx';
import { ListedEvent } from '../listed-event.tsx';
import { type Day, daysOf } from '../series/event-days.ts';

const loadingText = () => t`Loading events...`;
export const failure = () => t`Failed to fetch events.`;

type EventAgendaProps = {
  events: readonly Event[];
  pages: ComponentProps<typeof LoadMore>['pages'];
  onShowMore: (event: Event) => void;
};

/**
 * Upcoming events by day, soonest first, loaded page by page on scroll. The server does not know the viewer's day, so the
 * weeks count from the first event's until the page is hydrated.
 */
export function EventAgenda({ events, pages, onShowMore }: EventAgendaProps) {
  const isHydrated = useIsHydrated();
  const [opened] = useState(() => new Date(Date.now()).toISOString().slice(0, 10));
  const today = isHydrated ? opened : undefined;
  const render = useCallback(
    (day: GroupedDay) => <OneDay day={day} today={today} onShowMore={onShowMore} />,
    [onShowMore, today],
  );
  return (
    <div className="relative">
      {/* The total is known with the last page. */}
      <p aria-live="polite" className="text-small text-ink-2 max-md:mb-2 md:absolute md:end-0 md:top-4">
        {pages.hasNextPage ? null : plural(events.length, { one: '# upcoming event', other: '# upcoming events' })}
      </p>
      <LongList
        items={grouped(daysOf(events), today ?? events[0]?.start_time.slice(0, 10) ?? opened)}
        Grid={EventDayGrid}
        Place="li"
        render={render}
      />
      <LoadMore pages={pages} loadingText={loadingText()} failure={failure()} />
    </div>
  );
}

export function EventsLoading() {
  return (
    <LoadingStatus label={loadingText()} labelAbove>
      <div className="grid gap-4 md:ps-26">
        {['a', 'b', 'c', 'd'].map((place) => (
          <EventRowSkeleton key={place} />
        ))}
      </div>
    </LoadingStatus>
  );
}

type GroupedDay = Day & { group: string | undefined };

/** Names the part of the agenda on its first day. */
function grouped(days: readonly Day[], today: string): GroupedDay[] {
  let last = '';
  return days.map((day) => {
    const part = agendaPart(day.events[0]?.start_time.slice(0, 10) ?? today, today);
    const group = part === last ? undefined : part;
    last = part;
    return { ...day, group };
  });
}

type OneDayProps = { day: GroupedDay; today: string | undefined; onShowMore: (event: Event) => void };

function OneDay({ day: { events, group }, today, onShowMore }: OneDayProps) {
  return (
    <EventDay start={events[0]?.start_time ?? ''} today={today} group={group}>
      {events.map((event) => (
        <li key={event._id}>
          <ListedEvent event={event} onShowMore={onShowMore} />
        </li>
      ))}
    </EventDay>
  );
}
