import type { SearchFilters } from '@skill-exchange/api-client/types';
import { invalid } from '../../api-errors.ts';
import { readTimeZone } from '../../input.ts';
import { readLanguage } from '../users/read-facts.ts';

/** Filters that find nobody by themselves. */
const modifiers: readonly string[] = ['exact', 'sort', 'timeZone'];

/**
 * The filters that are set, in one order, so that the same search is the same text. A blank text, and a switch that is
 * off, filter nothing.
 *
 * @throws ApiError 400 naming the filter, or `filters` where none is set.
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
