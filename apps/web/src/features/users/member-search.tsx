import { msg, t } from '@lingui/core/macro';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
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
  { value: '', label: msg`Anyone` },
  { value: 'teach', label: msg`Teaches it` },
  { value: 'learn', label: msg`Wants to learn it` },
] as const;

/** The search box above the directory, with a choice of what to search. */
export function MemberSearch({ value, onChange, side, onSide }: MemberSearchProps) {
  return (
    <search className="flex flex-wrap items-end gap-4">
      <SearchBox label={t`Search by name or skill`} value={value} onChange={onChange} />
      <FilterChips
        label={t`Who to find`}
        options={sides.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        value={side ?? ''}
        onChange={(next) => onSide(next === '' ? undefined : next)}
      />
    </search>
  );
}
