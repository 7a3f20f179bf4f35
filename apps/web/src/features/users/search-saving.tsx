import { t } from '@lingui/core/macro';
import type { MemberFilters } from '@skill-exchange/api-client/search';
import type { SearchFilters } from '@skill-exchange/api-client/types';
import { SaveSearchButton } from '@skill-exchange/ui/components/save-search-button';
import { SavedSearches } from '@skill-exchange/ui/components/saved-searches';
import { useSavedSearches } from './use-saved-searches.ts';

/** Parameters that only modify other filters. */
const modifiers: readonly string[] = ['exact', 'sort', 'timeZone'];

/** Saves the current search; without one, lists the saved searches. */
export function SearchSaving({ filters }: { filters: MemberFilters }) {
  const { searches, isPending, save, remove } = useSavedSearches();
  if (searches === undefined) return null;
  const set = setFilters(filters);
  if (Object.keys(set).every((name) => modifiers.includes(name)))
    return searches.length > 0 ? (
      <SavedSearches searches={searches} onDelete={({ _id }) => remove(_id)} />
    ) : (
      <p className="py-3 text-small text-ink-2">{t`Save a search to hear about new members who fit.`}</p>
    );

  const saved = searches.find((search) => textOf(search.filters) === textOf(set));
  return (
    <SaveSearchButton
      isSaved={saved !== undefined}
      isPending={isPending}
      onToggle={() => (saved === undefined ? save({ filters: set }) : remove(saved._id))}
    />
  );
}

/** Returns the filters that are set, without blank ones. */
function setFilters(filters: MemberFilters): SearchFilters {
  const set = Object.entries(filters).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]);
  return Object.fromEntries(set.filter(([, value]) => value !== '' && value !== undefined && value !== false));
}

/** Returns a key that does not depend on the order of the filters. */
const textOf = (filters: SearchFilters) =>
  JSON.stringify(Object.entries(filters).toSorted(([one], [other]) => one.localeCompare(other)));
