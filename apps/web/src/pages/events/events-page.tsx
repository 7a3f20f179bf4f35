import { dayIn, localTimeZone } from '@skill-exchange/ui/lib/time/date-time';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useCallback, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { EventsLoading } from '../../features/events/lists/event-agenda.tsx';
import { UpcomingEvents } from '../../features/events/lists/upcoming-events.tsx';
import { useEventAddress } from '../../features/events/use-event-address.ts';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { lazyWithPreload, usePreload } from '../../lib/lazy-with-preload.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { eventFilters, eventFiltersIn } from '../../lib/search/event-filters-in.ts';
import { SearchBox } from '../../lib/search/search-box.tsx';

const FoundEvents = lazyWithPreload(
  async () => (await import('../../features/events/lists/found-events.tsx')).FoundEvents,
);

const EventSearchFilters = lazyWithPreload(
  async () => (await import('../../features/events/lists/event-search-filters.tsx')).EventSearchFilters,
);

/** `/events`: all upcoming events, or those that the words and filters of the address find. */
export function EventsPage() {
  const { params, text, search, change, write, clear, drop, hrefOf } = useEventAddress();
  const isMember = useMember() !== null;
  const hasFilters = usePreload(EventSearchFilters);
  const [canSearch, setCanSearch] = useState(true);
  const onUnknown = useCallback(() => setCanSearch(false), []);
  const timeZone = localTimeZone();
  const today = dayIn(Date.now(), timeZone);
  const shown = eventFiltersIn(params);
  const filters = eventFilters(params, search, timeZone);
  const isSearch = search !== '' || Object.keys(shown).length > 0;
  const everything = <UpcomingEvents skill={shown.skill} />;

  return (
    <div className="page-wrap pt-12 pb-24 max-sm:pt-8">
      <PageMeta
        title="Upcoming Events"
        description="Online events hosted by members. Bring a question, leave with a skill. Every time is in UTC and in yours."
      />
      <PageHeader
        title="Upcoming Events"
        className="mb-10"
        lead="Online and free, each hosted by a member who knows how. Pick one, ask to join, and bring a question."
        actions={
          isMember ? (
            <ButtonLink href={paths.dashboard.createEvent}>
              <Plus aria-hidden="true" />
              Create Event
            </ButtonLink>
          ) : null
        }
      />
      {canSearch ? (
        <search>
          <SearchBox label="Search by title or skill" value={text} onChange={(next) => write(next)} />
        </search>
      ) : null}
      <div className="mt-3 mb-6 min-h-50 sm:max-lg:min-h-36">
        {hasFilters ? (
          <Suspense>
            <EventSearchFilters
              filters={filters}
              shown={shown}
              today={today}
              isMember={isMember}
              hrefOf={hrefOf}
              canSearch={canSearch}
              onChange={change}
              onUnknown={onUnknown}
            />
          </Suspense>
        ) : null}
      </div>
      {isSearch && canSearch ? (
        <Suspense fallback={<EventsLoading />}>
          <FoundEvents
            search={search}
            filters={filters}
            shown={shown}
            today={today}
            onDrop={drop}
            onExact={() => change({ exact: 'true' })}
            onClear={clear}
            fallback={everything}
          />
        </Suspense>
      ) : (
        everything
      )}
    </div>
  );
}
