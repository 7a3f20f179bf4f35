import { afterEach, expect, it } from 'vitest';
import { createI18n, setI18n } from '../texts/i18n.ts';
import { spanOf, weekStartOf, weeksOf } from './calendar-days.ts';
import { weekdayOf } from './week-spans.ts';
import { firstWeekday, weekdayName, weekdayOrder, weekdays } from './weekdays.ts';

const english = createI18n('en-US');
const speak = (locale: string) => setI18n(() => (locale === 'en-US' ? english : createI18n(locale)));
afterEach(() => speak('en-US'));

it('names weekdays in the language of the texts', () => {
  expect(weekdays.map((_, day) => weekdayName(day))).toEqual(weekdays);
  expect([weekdayName(1, 'short'), weekdayName(1, 'narrow'), weekdayOf('2026-12-03')]).toEqual(['Tue', 'T', 'Thu']);
  speak('de');
  expect([weekdayName(1), weekdayName(1, 'short'), weekdayOf('2026-12-03')]).toEqual(['Dienstag', 'Di', 'Do']);
});

it.each([
  ['en-US', 0, '2026-11-30'],
  ['de', 0, '2026-11-30'],
  ['pt-BR', 6, '2026-11-29'],
  ['ar-EG', 5, '2026-11-28'],
])('begins a week in %s with day %i', (locale, first, start) => {
  speak(locale);
  expect(firstWeekday()).toBe(first);
  expect([weekdayOrder()[0], weekdayOrder().toSorted()]).toEqual([first, [0, 1, 2, 3, 4, 5, 6]]);
  expect(weekStartOf('2026-12-03')).toBe(start);
  expect(weekStartOf(start)).toBe(start);
  const weeks = weeksOf(spanOf('2026-12'));
  expect(weeks[0]?.[0]).toBe(start);
  expect(weeks.flat()).toContain('2026-12-31');
});
