import { afterEach, expect, it } from 'vitest';
import { formatterByZone, numbersByZone } from '../time/date-time.ts';
import { createI18n, setI18n } from './i18n.ts';
import { languageName } from './language-names.ts';
import { andList } from './list-words.ts';

const english = createI18n('en-US');
const speak = (locale: string) => setI18n(() => (locale === 'en-US' ? english : createI18n(locale)));
afterEach(() => speak('en-US'));

const noon = new Date('2026-11-24T12:00:00Z');
const monthIn = formatterByZone({ month: 'long' });
const numbersIn = numbersByZone({ hour: 'numeric', hourCycle: 'h23' });

it('follows the language of the texts', () => {
  expect([monthIn('UTC').format(noon), andList(['A', 'B', 'C']), languageName('pt')]).toEqual([
    'November',
    'A, B, and C',
    'Portuguese',
  ]);
  speak('de');
  expect([monthIn('UTC').format(noon), andList(['A', 'B', 'C']), languageName('pt')]).toEqual([
    'November',
    'A, B und C',
    'Portugiesisch',
  ]);
  speak('ar-EG');
  expect(monthIn('UTC').format(noon)).toBe('نوفمبر');
});

it('leaves numbers that programs read as they are', () => {
  speak('ar-EG');
  expect(numbersIn('UTC').format(noon)).toBe('12');
});
