import { type MemberFilters as Filters, useMemberFacets } from '@skill-exchange/api-client/search';
import { MemberFilters } from '@skill-exchange/ui/components/member-filters';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../lib/lazy-with-preload.ts';
import type { AddressFilters } from '../../lib/search/member-filters-in.ts';

const SearchSaving = lazyWithPreload(async () => (await import('./search-saving.tsx')).SearchSaving);

type SearchFiltersProps = {
  filters: Filters;
  shown: AddressFilters;
  isMember: boolean;
  onChange: (next: Record<string, string | undefined>) => void;
};

/** The filters above the members, with the count of each. */
export function SearchFilters({ filters, shown, isMember, onChange }: SearchFiltersProps) {
  const { data: facets } = useMemberFacets(filters);
  const { both, sort = 'best', exact: _exact, ...choices } = shown;
  return (
    <>
      <MemberFilters
        values={{ ...choices, both: both === 'true' }}
        sort={sort}
        facets={facets ?? undefined}
        canMatch={isMember}
        onChange={({ both: isBoth, ...next }) =>
          onChange({
            language: undefined,
            level: undefined,
            hours: undefined,
            rating: undefined,
            active: undefined,
            ...next,
            both: isBoth ? 'true' : undefined,
          })
        }
        onSort={(next) => onChange({ sort: next === 'best' ? undefined : next })}
      />
      {isMember ? (
        <div className="mt-2 min-h-12">
          <Suspense>
            <SearchSaving filters={filters} />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}
