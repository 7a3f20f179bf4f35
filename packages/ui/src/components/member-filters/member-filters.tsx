import { cx } from 'class-variance-authority';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../primitives/dialog/dialog.tsx';
import { Field } from '../../primitives/field/field.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { type Choice, choiceLabels, choices, type Facets, type FilterValues, optionsOf } from './filter-options.ts';

export type Sort = 'best' | 'rating' | 'newest';

interface MemberFiltersProps {
  values: FilterValues;
  sort: Sort;
  /** Numbers beside the options; undefined while they load. */
  facets: Facets | undefined;
  /** Both ways is for those who are signed in. */
  canMatch: boolean;
  onChange: (values: FilterValues) => void;
  onSort: (sort: Sort) => void;
}

const sorts = [
  { value: 'best', label: 'Best match' },
  { value: 'rating', label: 'Best rated' },
  { value: 'newest', label: 'Newest' },
] as const;

/** The filters of a search of members: in a line, or in a sheet on phones. */
export function MemberFilters(props: MemberFiltersProps) {
  const { values, sort, facets, canMatch, onChange, onSort } = props;
  const [isOpen, setIsOpen] = useState(false);
  const count = choices.filter((choice) => values[choice] !== undefined).length;
  const total = facets?.total;
  const fields = (isInline: boolean) =>
    choices.map((choice) => <ChoiceField key={choice} {...{ choice, values, facets, onChange, isInline }} />);
  return (
    <div data-slot="member-filters" className="flex flex-wrap items-center gap-2">
      {canMatch ? (
        <button
          type="button"
          aria-pressed={values.both === true}
          onClick={() => onChange({ ...values, both: values.both !== true })}
          className={cx(
            'inline-flex min-h-12 shrink-0 items-center gap-2 rounded-ctl border px-3.5 text-small font-semibold',
            values.both ? 'border-transparent bg-teach text-on-teach' : 'border-line-strong bg-surface',
          )}
        >
          <ArrowLeftRight aria-hidden="true" className="size-4" />
          Both ways
        </button>
      ) : null}
      <div className="contents max-lg:hidden">{fields(true)}</div>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogTrigger asChild>
          <Button variant="secondary" size="sm" className="min-h-12 lg:hidden">
            <SlidersHorizontal aria-hidden="true" />
            {count === 0 ? 'Filters' : `Filters (${count})`}
          </Button>
        </DialogTrigger>
        <DialogContent
          title="Filters"
          size="sm"
          footer={
            <>
              <Button onClick={() => setIsOpen(false)}>
                {total === undefined ? 'Show people' : `Show ${total.count}${total.more ? '+' : ''} people`}
              </Button>
              <Button variant="quiet" disabled={count === 0} onClick={() => onChange({ both: values.both ?? false })}>
                Clear all
              </Button>
            </>
          }
        >
          {fields(false)}
        </DialogContent>
      </Dialog>
      <Select
        aria-label="Sort by"
        className="min-w-32 flex-1 lg:ms-auto lg:flex-none"
        value={sort}
        onChange={(event) => onSort(sortNamed(event.target.value))}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface ChoiceFieldProps extends Pick<MemberFiltersProps, 'values' | 'facets' | 'onChange'> {
  choice: Choice;
  /** In a line its first option names it, in the sheet a label does. */
  isInline: boolean;
}

function ChoiceField({ choice, values, facets, onChange, isInline }: ChoiceFieldProps) {
  const chosen = values[choice];
  const label = choiceLabels[choice];
  const select = (
    <Select
      {...(isInline && { 'aria-label': label, className: 'max-w-44' })}
      value={chosen ?? ''}
      onChange={({ target: { value } }) => {
        const { [choice]: _before, ...others } = values;
        onChange(value === '' ? others : { ...others, [choice]: value });
      }}
    >
      <option value="">{isInline ? label : 'Any'}</option>
      {optionsOf(choice, chosen, facets).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
  return isInline ? select : <Field label={label}>{select}</Field>;
}

function sortNamed(name: string): Sort {
  return sorts.find(({ value }) => value === name)?.value ?? 'best';
}
