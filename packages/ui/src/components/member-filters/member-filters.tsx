import { msg, plural, t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { choiceLabels, choices, type Facets, type FilterValues, optionsOf } from '../../lib/filter-options.ts';
import { i18n } from '../../lib/texts/i18n.ts';
import { Select } from '../../primitives/select/select.tsx';
import { FilterChoice, FilterSheet, FilterToggle } from '../filter-parts/filter-parts.tsx';

export type Sort = 'best' | 'rating' | 'newest';

interface MemberFiltersProps {
  values: FilterValues;
  sort: Sort;
  /** Counts next to the options; undefined while they load. */
  facets: Facets | undefined;
  /** Both ways is for those who are signed in. */
  canMatch: boolean;
  onChange: (values: FilterValues) => void;
  onSort: (sort: Sort) => void;
}

const sorts = [
  { value: 'best', label: msg`Best match` },
  { value: 'rating', label: msg`Best rated` },
  { value: 'newest', label: msg`Newest` },
] as const;

/** As wide as its words, at the end of the line: it changes the order alone. */
const sortClass = cx(
  'ms-auto max-w-full *:field-sizing-content *:border-transparent *:bg-transparent *:ps-2 *:pe-8 *:text-small',
  '*:font-semibold [&>svg]:inset-e-2',
);

/** The filters of a search of members: in a line, or in a sheet on phones. */
export function MemberFilters(props: MemberFiltersProps) {
  const { values, sort, facets, canMatch, onChange, onSort } = props;
  const total = facets?.total;
  const fields = (isInline: boolean) =>
    choices.map((choice) => (
      <FilterChoice
        key={choice}
        label={choiceLabels[choice]}
        options={optionsOf(choice, values[choice], facets)}
        value={values[choice]}
        onChange={(value) => {
          const { [choice]: _before, ...others } = values;
          onChange(value === undefined ? others : { ...others, [choice]: value });
        }}
        isInline={isInline}
      />
    ));
  return (
    <div data-slot="member-filters" className="flex flex-wrap items-center gap-2">
      {canMatch ? (
        <FilterToggle
          isPressed={values.both === true}
          onPress={() => onChange({ ...values, both: values.both !== true })}
        >
          <ArrowLeftRight aria-hidden="true" className="size-4" />
          {t`Both ways`}
        </FilterToggle>
      ) : null}
      <div className="contents max-lg:hidden">{fields(true)}</div>
      <FilterSheet
        count={choices.filter((choice) => values[choice] !== undefined).length}
        showLabel={total === undefined ? t`Show people` : showWords(total)}
        onClear={() => onChange({ both: values.both ?? false })}
      >
        {fields(false)}
      </FilterSheet>
      <Select
        aria-label={t`Sort by`}
        className={sortClass}
        value={sort}
        onChange={(event) => onSort(sortNamed(event.target.value))}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {i18n._(label)}
          </option>
        ))}
      </Select>
    </div>
  );
}

function sortNamed(name: string): Sort {
  return sorts.find(({ value }) => value === name)?.value ?? 'best';
}

const showWords = ({ count, more }: Facets['total']) =>
  more ? t`Show ${count}+ people` : plural(count, { other: 'Show # people' });
