import { isUnknownOperation } from '@skill-exchange/api-client/errors';
import { type EventFilters as Filters, useEventFacets } from '@skill-exchange/api-client/search';
import { EventDayStrip } from '@skill-exchange/ui/components/event-day-strip';
import { EventFilters } from '@skill-exchange/ui/components/event-filters';
import { localTimeZone } from '@skill-exchange/ui/lib/time/date-time';
import { useEffect } from 'react';
import type { EventAddressFilters } from '../../../lib/search/event-filters-in.ts';
import { SkillChips } from './skill-chips.tsx';

type EventSearchFiltersProps = {
  filters: Filters;
  shown: EventAddressFilters;
  /** The viewer's day. */
  today: string;
  isMember: boolean;
  /** The list of a day's events. */
  hrefOf: (day: string) => string;
  /** False once the backend is known to have no search. */
  canSearch: boolean;
  onChange: (next: Record<string, string | undefined>) => void;
  onUnknown: () => void;
};

/** The filters and the next days above the events, with the number of events of each. */
export function EventSearchFilters(props: EventSearchFiltersProps) {
  const { filters, shown, today, isMember, hrefOf, canSearch, onChange, onUnknown } = props;
  const { data: facets, error } = useEventFacets({ ...filters, timeZone: localTimeZone() }, { enabled: canSearch });
  const isUnknown = !canSearch || (error !== null && isUnknownOperation(error));
  useEffect(() => {
    if (isUnknown) onUnknown();
  }, [isUnknown, onUnknown]);
  if (isUnknown) return <SkillChips skill={shown.skill ?? ''} onSkill={(skill) => onChange({ skill })} />;
  return (
    <>
      <EventFilters
        values={shown}
        today={today}
        facets={facets ?? undefined}
        hasWishes={isMember}
        hrefOf={hrefOf}
        onChange={({ wanted, free, ...others }) =>
          onChange({ ...none, ...others, wanted: wanted ? 'true' : undefined, free: free ? 'true' : undefined })
        }
      />
      {/* A backend may count no days. */}
      {facets && facets.days === undefined ? null : (
        <EventDayStrip
          {...{ today, hrefOf }}
          days={facets?.days}
          from={shown.from}
          to={shown.to}
          className="mt-2 xl:hidden"
        />
      )}
    </>
  );
}

const none = { skill: undefined, language: undefined, from: undefined, to: undefined, time: undefined };
