import { useEvents } from '@skill-exchange/api-client/events';
import type { Event } from '@skill-exchange/api-client/types';
import { EventDay, EventDayGrid } from '@skill-exchange/ui/components/event-days';
import { NoUpcomingEvents } from '@skill-exchange/ui/components/no-upcoming-events';
import { FilterChips } from '@skill-exchange/ui/primitives/filter-chips';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { memo, useCallback } from 'react';
import { paths } from '../../config/paths.ts';
import { LoadMore } from '../../lib/load-more.tsx';
import { LongList } from '../../lib/long-list.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { EventCardSkeletons, OneEvent } from './event-cards.tsx';
import { type Day, daysOf, skillsOf } from './event-days.ts';
import { useEventDetails } from './use-event-details.tsx';

const loadingText = 'Loading events...';
const failure = 'Failed to fetch events.';

type UpcomingEventsProps = {
  /** Only events that teach this skill; empty for all. */
  skill: string;
  onSkill: (skill: string) => void;
};

/** Upcoming events by day, soonest first, loaded page by page on scroll. */
export function UpcomingEvents({ skill, onSkill }: UpcomingEventsProps) {
  const query = useEvents(skill);
  const { showMore, dialog } = useEventDetails(query.data);
  const render = useCallback((day: Day) => <OneDay day={day} onShowMore={showMore} />, [showMore]);
  return (
    <>
      <SkillFilter skill={skill} onSkill={onSkill} />
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={loadingText} labelAbove>
            <EventCardSkeletons count={6} />
          </LoadingStatus>
        }
        failure={failure}
        isEmpty={(events) => events.length === 0 && !query.hasNextPage}
        empty={<NoUpcomingEvents skill={skill} usersHref={paths.users} />}
      >
        {(events) => (
          <>
            {/* The total is known with the last page. */}
            <p aria-live="polite" className="mt-6 mb-2 text-small text-ink-2">
              {query.hasNextPage ? null : `${events.length} upcoming event${events.length === 1 ? '' : 's'}`}
            </p>
            <LongList items={daysOf(events)} Grid={EventDayGrid} Place="li" render={render} />
            <LoadMore pages={query} loadingText={loadingText} failure={failure} />
          </>
        )}
      </QueryView>
      {dialog}
    </>
  );
}

/** The skills of the loaded events, independent of the filter. */
function SkillFilter({ skill, onSkill }: UpcomingEventsProps) {
  const { data = [] } = useEvents();
  const { skills, pressed } = skillsOf(data, skill);
  if (skills.length === 0) return null;
  const options = ['', ...skills].map((value) => ({ value, label: value || 'All' }));
  return <FilterChips label="Filter by skill" options={options} value={pressed} onChange={onSkill} />;
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
