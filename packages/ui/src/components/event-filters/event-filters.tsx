import { useId, useState } from 'react';
import {
  countWords,
  type EventFacets,
  type EventFilterValues,
  isNamedRange,
  languageOptions,
  rangesWith,
  skillOptions,
  timeNamed,
  timeOptions,
} from '../../lib/event-filter-options.ts';
import { Button } from '../../primitives/button/button.tsx';
import { FilterChips } from '../../primitives/filter-chips/filter-chips.tsx';
import { EventMonth } from '../event-month/event-month.tsx';
import { FilterChoice, FilterSheet, FilterToggle } from '../filter-parts/filter-parts.tsx';
import { DayRange } from './day-range.tsx';

interface EventFiltersProps {
  values: EventFilterValues;
  /** The viewer's day, such as 2026-11-24. */
  today: string;
  /** Counts next to the options; undefined while they load. */
  facets: EventFacets | undefined;
  /** Skills are wanted by those who are signed in. */
  hasWishes: boolean;
  /** The list of a day's events. */
  hrefOf: (day: string) => string;
  onChange: (values: EventFilterValues) => void;
}

/** The filters of a search of events: in a line, or in a sheet on phones. */
export function EventFilters({ values, today, facets, hasWishes, hrefOf, onChange }: EventFiltersProps) {
  const { ranges, chosen } = rangesWith(today, values);
  const { from, to, skill, language, time, free = false, wanted = false } = values;
  const skills = skillOptions(skill, facets);
  const isCustom = !isNamedRange(today, values);
  const [hasDays, setHasDays] = useState(isCustom);
  const set = (change: EventFilterValues) => onChange({ ...values, ...change });
  const daysId = useId();
  const days = (
    <>
      <EventMonth days={facets?.days} today={today} from={from} to={to} hrefOf={hrefOf} />
      <DayRange from={from} to={to} today={today} onChange={set} />
    </>
  );
  const choices = (isInline: boolean) => (
    <>
      <FilterToggle isPressed={free} onPress={() => set({ free: !free })}>
        Places left <Count of={facets?.free} />
      </FilterToggle>
      <FilterChoice
        label="Skill"
        options={skills.options}
        value={skills.chosen}
        onChange={(value) => set({ skill: value })}
        isInline={isInline}
      />
      <FilterChoice
        label="Time of day"
        options={timeOptions(facets)}
        value={time}
        onChange={(value) => set({ time: timeNamed(value) })}
        isInline={isInline}
      />
      <FilterChoice
        label="Language"
        options={languageOptions(language, facets)}
        value={language}
        onChange={(value) => set({ language: value })}
        isInline={isInline}
      />
    </>
  );
  return (
    <div data-slot="event-filters" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <FilterChips
        label="When"
        options={ranges.map(({ label }) => ({ value: label, label }))}
        value={chosen}
        onChange={(label) => {
          const range = ranges.find((one) => one.label === label);
          set({ from: range?.from, to: range?.to });
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        {hasWishes ? (
          <FilterToggle kind="learn" isPressed={wanted} onPress={() => set({ wanted: !wanted })}>
            Skills I want <Count of={facets?.wanted} />
          </FilterToggle>
        ) : null}
        <div className="contents max-lg:hidden">
          {choices(true)}
          <Button
            variant="secondary"
            size="sm"
            className="min-h-12"
            aria-expanded={hasDays}
            aria-controls={daysId}
            onClick={() => setHasDays(!hasDays)}
          >
            Days
          </Button>
        </div>
        <FilterSheet
          count={[skill, language, time, free, isCustom].filter(Boolean).length}
          showLabel={facets === undefined ? 'Show events' : showWords(facets.total)}
          onClear={() => onChange(isCustom ? { wanted } : { from, to, wanted })}
        >
          {choices(false)}
          {days}
        </FilterSheet>
      </div>
      <div id={daysId} hidden={!hasDays} className="w-full max-lg:hidden">
        {hasDays ? <div className="grid max-w-180 grid-cols-2 gap-6">{days}</div> : null}
      </div>
    </div>
  );
}

function Count({ of }: { of: EventFacets['total'] | undefined }) {
  return of === undefined ? null : <span className="font-normal">{countWords(of)}</span>;
}

const showWords = (total: EventFacets['total']) => `Show ${countWords(total)} event${total.count === 1 ? '' : 's'}`;
