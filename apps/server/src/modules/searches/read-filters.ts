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
  if (set.every(([name]) => modifiers.includes(name)))
    throw invalid('filters', 'must have words or a filter', { rule: 'words_or_filter' });
  return Object.fromEntries(set);
}

/** Parameters that list names of skills. */
const skillLists = ['teaches', 'wants'] as const;

/** Returns the names in the lists of skills, and the lists as a whole: one skill's name may have commas. */
export function skillNamesIn(filters: SearchFilters): string[] {
  return skillLists.flatMap((name) => [filters[name] ?? '', ...(filters[name] ?? '').split(',')]).filter(Boolean);
}

/**
 * Returns the form in which equal searches are equal: without case, extra spaces and the order of names in a list, and with
 * one name for each skill.
 *
 * @param skillNames the names of skills by what `skillNamesIn` returned
 */
export function filtersKey(filters: SearchFilters, skillNames: ReadonlyMap<string, string>): string {
  const textKey = (text: string) => text.split(',').map(keyText).filter(Boolean).sort().join();
  const skillsKey = (text: string) => {
    const names = skillNames.has(text) ? [text] : text.split(',');
    return [...new Set(names.map((name) => keyText(skillNames.get(name) ?? name)).filter(Boolean))].sort();
  };
  const isSkills = (name: string) => (skillLists as readonly string[]).includes(name);
  const entries = Object.entries(filters).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value];
    return [name, isSkills(name) ? skillsKey(value) : textKey(value)];
  });
  return JSON.stringify(entries.sort());
}
