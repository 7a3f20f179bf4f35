import { msg, t } from '@lingui/core/macro';
import type { MemberSearch } from '@skill-exchange/api-client/types';
import { levelWords } from './member-facts.ts';
import { languageName } from './texts/language-names.ts';
import { plainNumber } from './texts/number-words.ts';
import { textTable } from './texts/text-table.ts';

/** The filters that are chosen from a list. */
export const choices = ['language', 'level', 'hours', 'rating', 'active'] as const;

export type Choice = (typeof choices)[number];

/** Filter values: the value of each choice, `true` for both ways. */
export interface FilterValues extends Partial<Record<Choice, string>> {
  both?: boolean;
}

export type Facets = NonNullable<MemberSearch['facets']>;

const words: Record<Exclude<Choice, 'language'>, Record<string, string>> = {
  level: levelWords,
  hours: textTable({
    'weekday-mornings': msg`Weekday mornings`,
    'weekday-afternoons': msg`Weekday afternoons`,
    'weekday-evenings': msg`Weekday evenings`,
    'weekend-mornings': msg`Weekend mornings`,
    'weekend-afternoons': msg`Weekend afternoons`,
    'weekend-evenings': msg`Weekend evenings`,
  }),
  rating: textTable({ 3: msg`3 stars or more`, 4: msg`4 stars or more`, 4.5: msg`4.5 stars or more` }),
  active: textTable({ 'this-week': msg`This week`, 'this-month': msg`This month` }),
};

export const choiceLabels: Record<Choice, string> = textTable({
  language: msg`Language`,
  level: msg`Level`,
  hours: msg`Free when`,
  rating: msg`Rating`,
  active: msg`Active`,
});

/** Returns the words of a filter's value: 'German' for `language` de. */
export function valueWords(choice: Choice, value: string): string {
  return choice === 'language' ? languageName(value) : (words[choice][value] ?? value);
}

/** Returns 'Language: German' for a filter that is set, 'Both ways' for the switch. */
export function filterWords(name: string, values: FilterValues): string {
  if (name === 'both') return t`Both ways`;
  const choice = choices.find((one) => one === name);
  const value = choice && values[choice];
  return choice && value !== undefined ? labelled(choiceLabels[choice], valueWords(choice, value)) : name;
}

const labelled = (label: string, value: string) => t`${label}: ${value}`;

/** The options of a choice, with the number of members that each gives. The chosen one is always among them. */
export function optionsOf(choice: Choice, chosen: string | undefined, facets: Facets | undefined) {
  const counts = new Map(
    facets?.[choice].map(({ value, count, more }) => [value, plainNumber(count) + (more ? '+' : '')]),
  );
  const known = choice === 'language' ? [...counts.keys()] : Object.keys(words[choice]);
  const values = chosen === undefined || known.includes(chosen) ? known : [chosen, ...known];
  return values.map((value) => {
    const count = counts.get(value);
    return { value, label: valueWords(choice, value) + (count === undefined ? '' : ` (${count})`) };
  });
}
