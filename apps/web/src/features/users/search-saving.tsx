import { t } from '@lingui/core/macro';
import type { MemberFilters } from '@skill-exchange/api-client/search';
import type { SearchFilters } from '@skill-exchange/api-client/types';
import { SaveSearchButton } from '@skill-exchange/ui/components/save-search-button';
import { SavedSearches } from '@skill-exchange/ui/components/saved-searches';
import { filterWords } from '@skill-exchange/ui/lib/filter-options';
import type { AddressFilters } from '../../lib/search/member-filters-in.ts';
import { useSavedSearches } from './use-saved-searches.ts';

type SearchSavingProps = {
  filters: MemberFilters;
  shown: AddressFilters;
};

const longestName = 100;

/** Saves the current search; without one, lists the saved searches. */
export function SearchSaving({ filters, shown }: SearchSavingProps) {
  const { searches, isPending, save, remove } = useSavedSearches();
  const words = wordsOf(filters, shown);
  if (searches === undefined) return null;
  if (words.length === 0)
    return searches.length > 0 ? (
      <SavedSearches searches={searches} onDelete={({ _id }) => remove(_id)} />
    ) : (
      <p className="py-3 text-small text-ink-2">{t`Save a search to hear about new members who fit.`}</p>
    );

  const set = setFilters(filters);
  const saved = searches.find((search) => textOf(search.filters) === textOf(set));
  const name = words.join(', ').slice(0, longestName);
  return (
    <SaveSearchButton
      isSaved={saved !== undefined}
      isPending={isPending}
      onToggle={() => (saved === undefined ? save({ name, filters: set }) : remove(saved._id))}
    />
  );
}

/** Describes a search: "Teaches Guitar", "Language: German". Empty for all members. */
function wordsOf({ q = '', teaches = '', wants = '' }: MemberFilters, shown: AddressFilters): string[] {
  const { both, sort: _sort, exact: _exact, ...choices } = shown;
  const values = { ...choices, both: both === 'true' };
  const [taught, wanted] = [teaches.trim(), wants.trim()];
  const texts = [q.trim(), taught && t`Teaches ${taught}`, wanted && t`Wants ${wanted}`];
  const names = [...Object.keys(choices), ...(both ? ['both'] : [])];
  return [...texts.filter((text) => text !== ''), ...names.map((name) => filterWords(name, values))];
}

/** Returns the filters that are set, without blank ones. */
function setFilters(filters: MemberFilters): SearchFilters {
  const set = Object.entries(filters).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]);
  return Object.fromEntries(set.filter(([, value]) => value !== '' && value !== undefined && value !== false));
}

/** Returns a key that does not depend on the order of the filters. */
const textOf = (filters: SearchFilters) =>
  JSON.stringify(Object.entries(filters).toSorted(([one], [other]) => one.localeCompare(other)));
