import { t } from '@lingui/core/macro';
import type { MemberSearch } from '@skill-exchange/api-client/types';
import { languageName } from './texts/language-names.ts';

/** The filters that are chosen from a list. */
export const choices = ['language', 'level', 'hours', 'rating', 'active'] as const;

export type Choice = (typeof choices)[number];

/** Filter values: the value of each choice, `true` for both ways. */
export interface FilterValues extends Partial<Record<Choice, string>> {
  both?: boolean;
}

export type Facets = NonNullable<MemberSearch['facets']>;

const words: Record<Exclude<Choice, 'language'>, Record<string, string>> = {
  level: { starting: 'Starting out', comfortable: 'Comfortable', 'can-teach': 'Can teach it' },
  hours: {
    'weekday-mornings': 'Weekday mornings',
    'weekday-afternoons': 'Weekday afternoons',
    'weekday-evenings': 'Weekday evenings',
    'weekend-mornings': 'Weekend mornings',
    'weekend-afternoons': 'Weekend afternoons',
    'weekend-evenings': 'Weekend evenings',
  },
  rating: { 3: '3 stars or more', 4: '4 stars or more', 4.5: '4.5 stars or more' },
  active: { 'this-week': 'This week', 'this-month': 'This month' },
};

export const choiceLabels: Record<Choice, string> = {
  language: 'Language',
  level: 'Level',
  hours: 'Free when',
  rating: 'Rating',
  active: 'Active',
};

/** Returns the words of a filter's value: 'German' for `language` de. */
export function valueWords(choice: Choice, value: string): string {
  return choice === 'language' ? languageName(value) : (words[choice][value] ?? value);
}

/** Returns 'Language: German' for a filter that is set, 'Both ways' for the switch. */
export function filterWords(name: string, values: FilterValues): string {
  if (name === 'both') return t`Both ways`;
  const choice = choices.find((one) => one === name);
  const value = choice && values[choice];
  return choice && value !== undefined ? `${choiceLabels[choice]}: ${valueWords(choice, value)}` : name;
}

/** The options of a choice, with the number of members that each gives. The chosen one is always among them. */
export function optionsOf(choice: Choice, chosen: string | undefined, facets: Facets | undefined) {
  const counts = new Map(facets?.[choice].map(({ value, count, more }) => [value, more ? `${count}+` : `${count}`]));
  const known = choice === 'language' ? [...counts.keys()] : Object.keys(words[choice]);
  const values = chosen === undefined || known.includes(chosen) ? known : [chosen, ...known];
  return values.map((value) => {
    const count = counts.get(value);
    return { value, label: valueWords(choice, value) + (count === undefined ? '' : ` (${count})`) };
  });
}
