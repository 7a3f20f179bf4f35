import { t } from '@lingui/core/macro';
import { FilterChips } from '@skill-exchange/ui/primitives/filter-chips';
import type { Side } from '../../lib/search/member-filters-in.ts';
import { SearchBox } from '../../lib/search/search-box.tsx';

type MemberSearchProps = {
  value: string;
  onChange: (text: string) => void;
  side: Side;
  onSide: (side: Side) => void;
};

const sides = [
  { value: '', label: 'Anyone' },
  { value: 'teach', label: 'Teaches it' },
  { value: 'learn', label: 'Wants to learn it' },
] as const;

/** The search box above the directory, with a choice of what to search. */
export function MemberSearch({ value, onChange, side, onSide }: MemberSearchProps) {
  return (
    <search className="flex flex-wrap items-end gap-4">
      <SearchBox label={t`Search by name or skill`} value={value} onChange={onChange} />
      <FilterChips
        label={t`Who to find`}
        options={sides}
        value={side ?? ''}
        onChange={(next) => onSide(next === '' ? undefined : next)}
      />
    </search>
  );
}
