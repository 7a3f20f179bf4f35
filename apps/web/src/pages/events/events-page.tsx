import { t } from '@lingui/core/macro';
import { dayIn, localTimeZone } from '@skill-exchange/ui/lib/time/date-time';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { cx } from 'class-variance-authority';
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

const EventRail = lazyWithPreload(async () => (await import('../../features/events/event-rail.tsx')).EventRail);

/** `/events`: all upcoming events, or those that the words and filters of the address find. */
export function EventsPage() {
  const { params, text, search, change, write, clear, drop, hrefOf } = useEventAddress();
  const isMember = useMember() !== null;
  const hasFilters = usePreload(EventSearchFilters);
  const hasRail = usePreload(EventRail);
  const [canSearch, setCanSearch] = useState(true);
  const onUnknown = useCallback(() => setCanSearch(false), []);
  const timeZone = localTimeZone();
  const today = dayIn(Date.now(), timeZone);
  const shown = eventFiltersIn(params);
  const filters = eventFilters(params, search, timeZone);
  const isSearch = search !== '' || Object.keys(shown).length > 0;
  const everything = <UpcomingEvents skill={shown.skill} />;

  return (
    <div className="page-wrap pt-10 pb-24 max-sm:pt-4">
      <PageMeta
        title={t`Upcoming Events`}
        description={t`Online events hosted by members. Bring a question, leave with a skill. Every time is in UTC and in yours.`}
      />
      <PageHeader
        title={t`Upcoming Events`}
        className={HEAD}
        lead={t`Online and free, each hosted by a member who knows how. Pick one, ask to join, and bring a question.`}
        actions={
          isMember ? (
            <ButtonLink href={paths.dashboard.createEvent} className="max-sm:px-4">
              <Plus aria-hidden="true" className="max-sm:hidden" />
              {t`Create Event`}
            </ButtonLink>
          ) : null
        }
      />
      <div className={CONTROLS}>
        {canSearch ? (
          // Other languages say longer what to search by.
          <search className="xl:w-64 xl:[&:not(:lang(en))]:w-80">
            <SearchBox isInline label={t`Search by title or skill`} value={text} onChange={(next) => write(next)} />
          </search>
        ) : null}
        <div className="min-h-37 min-w-0 flex-1 sm:max-lg:min-h-50 xl:min-h-14">
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
      </div>
      <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_304px] xl:gap-12">
        <div className="min-w-0">
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
        {canSearch && hasRail ? (
          <aside aria-label={t`Month`} className="max-xl:hidden xl:sticky xl:top-38 xl:self-start xl:pt-13">
            <Suspense>
              <EventRail filters={filters} shown={shown} today={today} hrefOf={hrefOf} />
            </Suspense>
          </aside>
        ) : null}
      </div>
    </div>
  );
}

/** On phones, the title is small and has the button beside it. */
const HEAD = cx(
  'mb-6 max-sm:mb-4 max-sm:items-center max-sm:gap-y-4 max-sm:[&>div:first-child]:contents',
  // Beside the button as long as no word of the title is broken.
  'max-sm:[&_h1]:flex-[1_1_min-content] max-sm:[&_h1]:wrap-break-word max-sm:[&_h1]:text-h3',
  'max-sm:[&_p]:order-1 max-sm:[&_p]:basis-full',
);
const CONTROLS = cx(
  'grid gap-x-6 gap-y-2 xl:flex xl:items-center',
  'border-b border-line bg-canvas pb-2 max-xl:mb-4 xl:sticky xl:top-[73px] xl:z-raised xl:py-2 short:static',
);
