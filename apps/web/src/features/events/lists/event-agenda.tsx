import type { Event } from '@skill-exchange/api-client/types';
import { EventDay, EventDayGrid } from '@skill-exchange/ui/components/event-days';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { type ComponentProps, memo, useCallback } from 'react';
import { LoadMore } from '../../../lib/load-more.tsx';
import { LongList } from '../../../lib/long-list.tsx';
import { type Day, daysOf } from '../series/event-days.ts';
import { EventCardSkeletons, OneEvent } from './event-cards.tsx';

const loadingText = 'Loading events...';
export const failure = 'Failed to fetch events.';

type EventAgendaProps = {
  events: readonly Event[];
  pages: ComponentProps<typeof LoadMore>['pages'];
  onShowMore: (event: Event) => void;
};

/** Upcoming events by day, soonest first, loaded page by page on scroll. */
export function EventAgenda({ events, pages, onShowMore }: EventAgendaProps) {
  const render = useCallback((day: Day) => <OneDay day={day} onShowMore={onShowMore} />, [onShowMore]);
  return (
    <>
      {/* The total is known with the last page. */}
      <p aria-live="polite" className="mb-2 text-small text-ink-2">
        {pages.hasNextPage ? null : `${events.length} upcoming event${events.length === 1 ? '' : 's'}`}
      </p>
      <LongList items={daysOf(events)} Grid={EventDayGrid} Place="li" render={render} />
      <LoadMore pages={pages} loadingText={loadingText} failure={failure} />
    </>
  );
}

export function EventsLoading() {
  return (
    <LoadingStatus label={loadingText} labelAbove>
      <EventCardSkeletons count={6} />
    </LoadingStatus>
  );
}

type OneDayProps = { day: Day; onShowMore: (event: Event) => void };

function OneDay({ day: { events }, onShowMore }: OneDayProps) {
  return (
    <EventDay start={events[0]?.start_time ?? ''}>
      {events.map((event) => (
        <li key={event._id}>
          <ListedEvent event={event} onShowMore={onShowMore} />
        </li>
      ))}
    </EventDay>
  );
}

/** Each page creates new day objects; memoized, since their events do not change. */
const ListedEvent = memo(function ListedEvent(props: { event: Event; onShowMore: (event: Event) => void }) {
  return <OneEvent variant="listing" {...props} />;
});
