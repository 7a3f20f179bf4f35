import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';
import type { SearchFilters } from '@skill-exchange/api-client/types';
import { languageName, listed, say, skillName } from './texts.ts';

const levels: Readonly<Record<string, MessageDescriptor>> = {
  starting: msg`Starting out`,
  comfortable: msg`Comfortable`,
  'can-teach': msg`Can teach it`,
};

const hoursOfWeek: Readonly<Record<string, MessageDescriptor>> = {
  'weekday-mornings': msg`Weekday mornings`,
  'weekday-afternoons': msg`Weekday afternoons`,
  'weekday-evenings': msg`Weekday evenings`,
  'weekend-mornings': msg`Weekend mornings`,
  'weekend-afternoons': msg`Weekend afternoons`,
  'weekend-evenings': msg`Weekend evenings`,
};

const ratings: Readonly<Record<string, MessageDescriptor>> = {
  3: msg`3 stars or more`,
  4: msg`4 stars or more`,
  4.5: msg`4.5 stars or more`,
};

const activity: Readonly<Record<string, MessageDescriptor>> = {
  'this-week': msg`Active this week`,
  'this-month': msg`Active this month`,
};

/**
 * Returns the name of a saved search in the language of now: what its member typed, which stays as it is, or else its filters
 * in words, as "Teaches Guitar, Language: German".
 */
export function searchName(name: string | null | undefined, filters: SearchFilters): string {
  const [words = '', ...others] = filterWords(filters);
  return name ?? others.reduce((first, second) => say(msg`${{ first }}, ${{ second }}`), words);
}

/** Returns each filter in words. `readFilters` accepts no search without one. */
function filterWords({ q, teaches, wants, both, level, language, hours, rating, active }: SearchFilters): string[] {
  return [
    q ?? '',
    teaches === undefined ? '' : say(msg`Teaches ${{ skills: skillsIn(teaches) }}`),
    wants === undefined ? '' : say(msg`Wants ${{ skills: skillsIn(wants) }}`),
    both === true ? say(msg`Both ways`) : '',
    level === undefined ? '' : say(msg`Level: ${{ level: valueIn(levels, level) }}`),
    language === undefined ? '' : say(msg`Language: ${{ language: languageName(language) }}`),
    hours === undefined ? '' : say(msg`Free when: ${{ hours: valueIn(hoursOfWeek, hours) }}`),
    rating === undefined ? '' : say(msg`Rating: ${{ rating: valueIn(ratings, String(rating)) }}`),
    active === undefined ? '' : valueIn(activity, active),
  ].filter((words) => words !== '');
}

/** Returns a list of skills as it was typed, each by its name in the language of now. */
function skillsIn(text: string): string {
  const whole = skillName(text);
  return whole === text && text.includes(',') ? listed(text.split(',').map((name) => skillName(name.trim()))) : whole;
}

const valueIn = (words: Readonly<Record<string, MessageDescriptor>>, value: string) => {
  const known = words[value];
  return known === undefined ? value : say(known);
};
