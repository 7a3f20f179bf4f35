import type { MemberFilter } from '@skill-exchange/api-client/users';
import { Field } from '@skill-exchange/ui/primitives/field';
import { FilterChips } from '@skill-exchange/ui/primitives/filter-chips';
import { Input } from '@skill-exchange/ui/primitives/input';
import Search from 'lucide-react/icons/search';

type MemberSearchProps = {
  value: string;
  onChange: (text: string) => void;
  filter: MemberFilter;
  onFilter: (filter: MemberFilter) => void;
};

const sides = [
  { value: '', label: 'Anyone' },
  { value: 'teach', label: 'Teaches it' },
  { value: 'learn', label: 'Wants to learn it' },
] as const;

/** The search box above the directory, and where it looks. */
export function MemberSearch({ value, onChange, filter, onFilter }: MemberSearchProps) {
  const { side = '', ...others } = filter;
  return (
    <search className="flex flex-wrap items-end gap-4">
      <Field label="Search by name or skill" className="w-full max-w-md">
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2 text-ink-2"
          />
          <Input
            type="search"
            className="ps-11"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
          />
        </div>
      </Field>
      <FilterChips
        label="Who to find"
        options={sides}
        value={side}
        onChange={(next) => onFilter({ ...others, ...(next !== '' && { side: next }) })}
      />
    </search>
  );
}
