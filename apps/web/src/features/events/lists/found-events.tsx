import { t } from '@lingui/core/macro';
import { isUnknownOperation } from '@skill-exchange/api-client/errors';
import { type EventFilters, useEventSearch } from '@skill-exchange/api-client/search';
import { NoUpcomingEvents } from '@skill-exchange/ui/components/no-upcoming-events';
import { eventFilterWords } from '@skill-exchange/ui/lib/event-filter-options';
import { skillName } from '@skill-exchange/ui/lib/skill-name';
import type { ReactNode } from 'react';
import { firstOff } from '../../../config/community-off.ts';
import { paths } from '../../../config/paths.ts';
import { useMember } from '../../../lib/auth-session/auth-session-context.ts';
import { lazyWithPreload, usePreload } from '../../../lib/lazy-with-preload.ts';
import { QueryView } from '../../../lib/query-view.tsx';
import { Corrected } from '../../../lib/search/corrected.tsx';
import type { EventAddressFilters } from '../../../lib/search/event-filters-in.ts';
import { useOff } from '../../../lib/use-offers.ts';
import { useEventDetails } from '../use-event-details.tsx';
import { EventAgenda, EventsLoading, failure } from './event-agenda.tsx';

// Only for lists of one skill.
const FollowSkill = lazyWithPreload(async () => (await import('./follow-skill.tsx')).FollowSkill);

const FollowEvents = lazyWithPreload(async () => (await import('../../../lib/search/follow-events.tsx')).FollowEvents);

type FoundEventsProps = {
  /** Text of the search; empty without one. */
  search: string;
  filters: EventFilters;
  /** The filters in the address. */
  shown: EventAddressFilters;
  /** The viewer's day. */
  today: string;
  /** Removes a filter from the address; `q` for the words, `all` for everything but the words. */
  onDrop: (filter: string) => void;
  onExact: () => void;
  onClear: () => void;
  /** For a backend that cannot search. */
  fallback: ReactNode;
};

/** Upcoming events that pass the search. */
export function FoundEvents(props: FoundEventsProps) {
  const { search, filters, shown, today, onDrop, onExact, onClear, fallback } = props;
  const query = useEventSearch(filters);
  const isMember = useMember() !== null;
  // Calendar apps read it as visitors.
  const hasFeed = firstOff(useOff(), ['public-events'], { isVisitor: true }) === undefined;
  const hasCalendar = usePreload(FollowEvents, shown.skill !== undefined);
  const hasButton = usePreload(FollowSkill, isMember && shown.skill !== undefined);
  const hasFollowing = hasCalendar && (hasButton || !isMember);
  const { showMore, dialog } = useEventDetails(query.data?.events);
  if (query.error !== null && isUnknownOperation(query.error)) return fallback;
  // A newer server may have filters that this app cannot drop.
  const canDrop = ({ filter }: { filter: string }) => ['q', 'days', 'all'].includes(filter) || filter in shown;
  const nameOf = (filter: string) => (filter === 'q' ? search : eventFilterWords(filter, shown, today));
  return (
    <>
      <QueryView query={query} loading={<EventsLoading />} failure={failure()}>
        {({ events, corrected, drop }) => (
          <>
            {shown.skill && hasFollowing ? (
              <div className="mb-4 flex flex-wrap items-center gap-3">
                {isMember ? <FollowSkill name={shown.skill} /> : null}
                {hasFeed ? (
                  <FollowEvents
                    of={{ skill: shown.skill }}
                  >{t`Follow ${{ skill: skillName(shown.skill) }} in your calendar`}</FollowEvents>
                ) : null}
              </div>
            ) : null}
            {corrected === undefined ? null : <Corrected {...corrected} onExact={onExact} />}
            {events.length === 0 ? (
              <NoUpcomingEvents
                skill={Object.keys(shown).length === 1 ? (shown.skill ?? '') : ''}
                search={search}
                drops={drop.filter(canDrop).map(({ filter, count, more }) => ({
                  words: nameOf(filter),
                  count: more ? `${count}+` : `${count}`,
                  onDrop: () => onDrop(filter),
                }))}
                onShowAll={onClear}
                usersHref={paths.users}
              />
            ) : (
              <EventAgenda events={events} pages={query} onShowMore={showMore} />
            )}
          </>
        )}
      </QueryView>
      {dialog}
    </>
  );
}
