import { expect, test } from 'vitest';
import { fitAt, scoreOf } from '../../src/modules/matches/fit.ts';
import { factsOf } from '../../src/modules/matches/match-facts.ts';
import type { PersonRow } from '../../src/modules/matches/people-repository.ts';
import { levelNumber } from '../../src/modules/users/level-numbers.ts';
import { inLanguage } from '../../src/texts/texts.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const [python, chess] = [7, 8];

function person(name: string, facts: Partial<Pick<PersonRow, 'languages' | 'levels'>> = {}): PersonRow {
  return {
    ...{ id: name, seq: name.length, name, image_hash: null, rating_sum: 0, rating_count: 0, created_at: now },
    ...{ last_log_in: null, hides_activity: false, asked: 0, accepted: 0, pending: 0, time_zone: null, weekly: null },
    ...{ languages: [], levels: [], ...facts },
  };
}

const teaches = (level: 'starting' | 'comfortable' | 'can-teach') =>
  person('Ben', { levels: [levelNumber('offered', chess, level)] });

test('the fit of a teacher depends on their level of the skill, compared with the learner’s', () => {
  const fit = fitAt(now);
  const beginner = person('Ana');
  const worth = [
    fit(beginner, teaches('can-teach'), chess),
    fit(beginner, teaches('comfortable'), chess),
    fit(beginner, person('Ben'), chess),
    fit(beginner, teaches('starting'), chess),
  ];
  expect(worth).toEqual(worth.toSorted((one, other) => other - one));
  expect(new Set(worth).size).toBe(worth.length);
  // The level of another skill does not count.
  expect(fit(beginner, teaches('can-teach'), python)).toBe(fit(beginner, person('Ben'), python));
  const advanced = person('Ana', { levels: [levelNumber('requested', chess, 'comfortable')] });
  expect(fit(advanced, teaches('can-teach'), chess)).toBe(worth[0]);
  expect(fit(advanced, teaches('comfortable'), chess)).toBeCloseTo((worth[1] ?? 0) / 2);
});

test('members fit if they share a language, even in different regions, and hardly otherwise', () => {
  const fit = fitAt(now);
  const speaks = (name: string, ...languages: string[]) => person(name, { languages });
  const brazilian = speaks('Ana', 'pt-BR', 'pt');
  const shared = fit(brazilian, speaks('Ben', 'pt-PT', 'pt', 'en'), chess);
  expect(fit(brazilian, person('Ben'), chess)).toBeCloseTo(shared / 2);
  expect(fit(brazilian, speaks('Ben', 'en'), chess)).toBeCloseTo(shared / 10);
});

test('the level of one seat decides between two circles', () => {
  const circle = [person('Ana'), teaches('can-teach')];
  expect(scoreOf(circle, [python, chess], fitAt(now))).toBeGreaterThan(scoreOf(circle, [chess, python], fitAt(now)));
});

test('a match says how well its teacher knows the skill, and which languages two members share', () => {
  const factsWith = (ben: PersonRow) => {
    const people = [person('Ana', { languages: ['de', 'en', 'pt-BR', 'pt'] }), ben];
    const match = { key: '', people, path: [python, chess], score: 1, alternatives: 0 };
    const facts = factsOf(match, (skill) => (skill === chess ? 'Chess' : 'Python'), now);
    return facts.filter(({ kind }) => kind === 'level' || kind === 'language');
  };
  const textsWith = (ben: PersonRow) => factsWith(ben).map(({ text }) => text);
  expect(textsWith({ ...teaches('can-teach'), languages: ['pt-PT', 'pt', 'en'] })).toEqual([
    'Ben knows Chess well enough to teach it',
    'You and Ben speak English and Portuguese',
  ]);
  expect(factsWith(person('Ben', { languages: ['pt', 'en'] })).map(({ languages }) => languages)).toEqual([
    ['en', 'pt'],
  ]);
  expect(textsWith(teaches('comfortable'))).toEqual(['Ben is comfortable with Chess']);
  expect(textsWith({ ...teaches('starting'), languages: ['fr'] })).toEqual([]);
});

test('a match names skills in the language of its reader', () => {
  const match = {
    key: '',
    people: [person('Ana'), teaches('can-teach')],
    path: [python, chess],
    score: 1,
    alternatives: 0,
  };
  const texts = inLanguage('de', () => factsOf(match, (skill) => (skill === chess ? 'Chess' : 'Python'), now));
  const naming = texts.filter(({ kind }) => kind !== 'newMember').map(({ text }) => text);
  expect(naming).toHaveLength(3);
  expect(naming.map((text) => /Schach|Chess|Python/.exec(text)?.[0])).toEqual(['Schach', 'Python', 'Schach']);
});
