import { plural, t } from '@lingui/core/macro';
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

/** The filters of a search of events in a line, the rarer ones in a sheet. */
export function EventFilters({ values, today, facets, hasWishes, hrefOf, onChange }: EventFiltersProps) {
  const { ranges, chosen } = rangesWith(today, values);
  const { from, to, skill, language, time, free = false, wanted = false } = values;
  const skills = skillOptions(skill, facets);
  const isCustom = !isNamedRange(today, values);
  const set = (change: EventFilterValues) => onChange({ ...values, ...change });
  return (
    <div
      data-slot="event-filters"
      className="relative -mx-3 flex min-w-0 items-center gap-2 overflow-x-auto px-3 py-1 sm:flex-wrap"
    >
      <div className="contents *:shrink-0">
        <FilterChips
          label={t`When`}
          options={ranges.map(({ label }) => ({ value: label, label }))}
          value={chosen}
          onChange={(label) => {
            const range = ranges.find((one) => one.label === label);
            set({ from: range?.from, to: range?.to });
          }}
        />
        {hasWishes ? (
          <FilterToggle kind="learn" isPressed={wanted} onPress={() => set({ wanted: !wanted })}>
            {t`Skills I want`} <Count of={facets?.wanted} />
          </FilterToggle>
        ) : null}
        <FilterToggle isPressed={free} onPress={() => set({ free: !free })}>
          {t`Places left`} <Count of={facets?.free} />
        </FilterToggle>
        <FilterSheet
          isAlways
          count={[skill, language, time, isCustom].filter(Boolean).length}
          showLabel={facets === undefined ? t`Show events` : showWords(facets.total)}
          onClear={() => onChange(isCustom ? { wanted, free } : { from, to, wanted, free })}
        >
          <FilterChoice
            label={t`Skill`}
            options={skills.options}
            value={skills.chosen}
            onChange={(value) => set({ skill: value })}
            isInline={false}
          />
          <FilterChoice
            label={t`Time of day`}
            options={timeOptions(facets)}
            value={time}
            onChange={(value) => set({ time: timeNamed(value) })}
            isInline={false}
          />
          <FilterChoice
            label={t`Language`}
            options={languageOptions(language, facets)}
            value={language}
            onChange={(value) => set({ language: value })}
            isInline={false}
          />
          <EventMonth days={facets?.days} today={today} from={from} to={to} hrefOf={hrefOf} />
          <DayRange from={from} to={to} today={today} onChange={set} />
        </FilterSheet>
      </div>
    </div>
  );
}

function Count({ of }: { of: EventFacets['total'] | undefined }) {
  return of === undefined ? null : <span className="font-normal">{countWords(of)}</span>;
}

const showWords = (total: EventFacets['total']) =>
  total.more
    ? t`Show ${{ count: countWords(total) }} events`
    : plural(total.count, { one: 'Show # event', other: 'Show # events' });
