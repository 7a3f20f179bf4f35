import { keyText } from '@skill-exchange/api-client/fold-text';
import type { SearchFilters } from '@skill-exchange/api-client/types';
import { invalid } from '../../api-errors.ts';
import { readTimeZone } from '../../input.ts';
import { readLanguage } from '../users/read-facts.ts';

/** Parameters that only modify other filters. */
const modifiers: readonly string[] = ['exact', 'sort', 'timeZone'];

/**
 * Returns the filters that are set, in a fixed order, so that equal searches have equal JSON. Omits blank texts and
 * switches that are off.
 *
 * @throws ApiError 400 naming the filter, or `filters` if none is set.
 */
export function readFilters(given: SearchFilters): SearchFilters {
  const { language, timeZone, ...others } = given;
  const read = {
    ...others,
    ...(language !== undefined && { language: readLanguage('filters.language', language) }),
    ...(timeZone !== undefined && { timeZone: readTimeZone('filters.timeZone', timeZone) }),
  };
  const set = Object.entries(read)
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
    .filter(([, value]) => value !== undefined && value !== '' && value !== false);
  if (set.every(([name]) => modifiers.includes(name))) throw invalid('filters', 'must have words or a filter');
  return Object.fromEntries(set);
}

/** Returns the form in which equal searches are equal: without case, extra spaces and the order of names in a list. */
export function filtersKey(filters: SearchFilters): string {
  const textKey = (text: string) => text.split(',').map(keyText).filter(Boolean).sort().join();
  const entries = Object.entries(filters).map(([name, value]) => [
    name,
    typeof value === 'string' ? textKey(value) : value,
  ]);
  return JSON.stringify(entries.sort());
}
