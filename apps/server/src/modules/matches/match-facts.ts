import { msg, plural } from '@lingui/core/runtime-macro';
import type { MatchFact } from '@skill-exchange/api-client/types';
import { languageName, listed, say, skillName, withDecimal } from '../../texts/texts.ts';
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
  const skill = (seat: number) => skillName(nameOf(path[seat] ?? 0));
  const between = others.slice(0, -1).map((person, index): MatchFact => {
    const learner = others[index + 1] ?? teacher;
    const { name } = person;
    const text = say(msg`${{ name }} teaches ${{ learner: learner.name }} ${{ skill: skill(index + 1) }}`);
    return fact('closesRing', person, text);
  });
  return [
    fact('teachesYou', teacher, say(msg`${{ name: teacher.name }} teaches ${{ skill: skill(path.length - 1) }}`)),
    fact('wantsYours', next, say(msg`${{ name: next.name }} wants to learn ${{ skill: skill(0) }}`)),
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

function levelOf(teacher: PersonRow, seq: number, skill: string): MatchFact[] {
  const { name } = teacher;
  const level = levelAmong(teacher.levels, 'offered', seq);
  if (level === 'can-teach')
    return [fact('level', teacher, say(msg`${{ name }} knows ${{ skill }} well enough to teach it`))];
  if (level === 'comfortable') return [fact('level', teacher, say(msg`${{ name }} is comfortable with ${{ skill }}`))];
  return [];
}

function languageWith(caller: PersonRow, person: PersonRow): MatchFact[] {
  const languages = sharedLanguages(caller, person);
  if (languages.length === 0) return [];
  const text = say(msg`You and ${{ name: person.name }} speak ${{ languages: listed(languages.map(languageName)) }}`);
  return [{ ...fact('language', person, text), languages }];
}

function hoursWith(caller: PersonRow, person: PersonRow, now: Date): MatchFact[] {
  const hours = Math.floor((sharedMinutes(caller, person, now) ?? 0) / 60);
  if (hours === 0) return [];
  const text = say(
    msg`You and ${{ name: person.name }} both have time for ${plural({ hours }, { one: 'an hour', other: '# hours' })} a week`,
  );
  return [{ ...fact('hours', person, text), hours }];
}

function habitsOf(person: PersonRow, now: Date): MatchFact[] {
  const { name, rating_sum, rating_count, created_at } = person;
  const rating = rating_count === 0 ? 0 : rating_sum / rating_count;
  const seen = lastSeen(person);
  const ageOf = (date: Date) => now.getTime() - date.getTime();
  if (rating >= goodRating)
    return [fact('rating', person, say(msg`${{ name }} is rated ${{ rating: withDecimal(rating) }}`))];
  if (ageOf(created_at) <= newForDays * dayMs) return [fact('newMember', person, say(msg`${{ name }} is new here`))];
  if (seen !== null && ageOf(seen) <= activeDays * dayMs)
    return [fact('active', person, say(msg`${{ name }} was here this week`))];
  return [];
}
