import type { MatchFact } from '@skill-exchange/api-client/types';
import { levelAmong } from '../users/level-numbers.ts';
import type { FoundMatch } from './fill-seats.ts';
import { lastSeen, sharedLanguages } from './fit.ts';
import type { PersonRow } from './people-repository.ts';
import { sharedMinutes } from './weekly-overlap.ts';

const dayMs = 24 * 3_600_000;
const newForDays = 14;
const activeDays = 7;
const goodRating = 4;
const maxFacts = 10;

/** Returns the reasons for a match, in sentences for the caller. */
export function factsOf({ people, path }: FoundMatch, nameOf: (skill: number) => string, now: Date): MatchFact[] {
  const [caller, ...others] = people;
  const [next] = others;
  const teacher = others.at(-1);
  if (caller === undefined || next === undefined || teacher === undefined) return [];
  const skill = (seat: number) => nameOf(path[seat] ?? 0);
  const between = others.slice(0, -1).map((person, index): MatchFact => {
    const learner = others[index + 1] ?? teacher;
    return fact('closesRing', person, `${person.name} teaches ${learner.name} ${skill(index + 1)}`);
  });
  return [
    fact('teachesYou', teacher, `${teacher.name} teaches ${skill(path.length - 1)}`),
    fact('wantsYours', next, `${next.name} wants to learn ${skill(0)}`),
    ...between,
    ...levelOf(teacher, path.at(-1) ?? 0, skill(path.length - 1)),
    ...[...new Set([teacher, next])].flatMap((person) => [
      ...languageWith(caller, person),
      ...hoursWith(caller, person, now),
    ]),
    ...others.flatMap((person) => habitsOf(person, now)),
  ].slice(0, maxFacts);
}

function fact(kind: MatchFact['kind'], { id }: PersonRow, text: string): MatchFact {
  return { kind, text, member: id };
}

function levelOf(teacher: PersonRow, skill: number, name: string): MatchFact[] {
  const level = levelAmong(teacher.levels, 'offered', skill);
  if (level === 'can-teach') return [fact('level', teacher, `${teacher.name} knows ${name} well enough to teach it`)];
  return level === 'comfortable' ? [fact('level', teacher, `${teacher.name} is comfortable with ${name}`)] : [];
}

// biome-ignore lint/style/noRestrictedGlobals: formats names of languages, no date
const languageNames = new Intl.DisplayNames('en', { type: 'language' });
// biome-ignore lint/style/noRestrictedGlobals: formats a list of names, no date
const inWords = new Intl.ListFormat('en');

function languageWith(caller: PersonRow, person: PersonRow): MatchFact[] {
  const languages = sharedLanguages(caller, person);
  if (languages.length === 0) return [];
  const names = inWords.format(languages.flatMap((code) => languageNames.of(code) ?? []));
  return [{ ...fact('language', person, `You and ${person.name} speak ${names}`), languages }];
}

function hoursWith(caller: PersonRow, person: PersonRow, now: Date): MatchFact[] {
  const hours = Math.floor((sharedMinutes(caller, person, now) ?? 0) / 60);
  if (hours === 0) return [];
  const amount = hours === 1 ? 'an hour' : `${hours} hours`;
  return [{ ...fact('hours', person, `You and ${person.name} both have time for ${amount} a week`), hours }];
}

function habitsOf(person: PersonRow, now: Date): MatchFact[] {
  const { name, rating_sum, rating_count, created_at } = person;
  const rating = rating_count === 0 ? 0 : rating_sum / rating_count;
  const seen = lastSeen(person);
  const ageOf = (date: Date) => now.getTime() - date.getTime();
  if (rating >= goodRating) return [fact('rating', person, `${name} is rated ${rating.toFixed(1)}`)];
  if (ageOf(created_at) <= newForDays * dayMs) return [fact('newMember', person, `${name} is new here`)];
  if (seen !== null && ageOf(seen) <= activeDays * dayMs) return [fact('active', person, `${name} was here this week`)];
  return [];
}
