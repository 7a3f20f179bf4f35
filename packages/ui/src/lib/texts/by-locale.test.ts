import { afterEach, expect, it } from 'vitest';
import { formatterByZone, numbersByZone } from '../time/date-time.ts';
import { compareNames } from './compare-names.ts';
import { createI18n, setI18n } from './i18n.ts';
import { languageName } from './language-names.ts';
import { andList, commaList } from './list-words.ts';
import { plainNumber, tenthsWords } from './number-words.ts';
import { textTable } from './text-table.ts';
import { unitsOf } from './unit-words.ts';

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

it('writes numbers, sizes and facts as the language does', () => {
  const hours = unitsOf('hour');
  const megabytes = unitsOf('megabyte', { unitDisplay: 'short', minimumFractionDigits: 1 });
  const words = () => [plainNumber(1234.5), tenthsWords(4.35), hours(1), megabytes(2), commaList(['A', 'B', 'C'])];
  expect(words()).toEqual(['1234.5', '4.3', '1 hour', '2.0 MB', 'A, B, C']);
  speak('de');
  expect(words()).toEqual(['1234,5', '4,3', '1 Stunde', '2,0 MB', 'A, B und C']);
});

it('sorts names as the language does', () => {
  const names = ['Zebra', 'Ärger', 'Apfel'];
  expect(names.toSorted(compareNames)).toEqual(['Apfel', 'Ärger', 'Zebra']);
  speak('sv');
  expect(names.toSorted(compareNames)).toEqual(['Apfel', 'Zebra', 'Ärger']);
});

it('reads a table of texts anew in each language', () => {
  const table = textTable({ open: { id: 'Open' } });
  expect(table.open).toBe('Open');
  setI18n(() => createI18n('de', { Open: 'Offen' }));
  expect([table.open, Object.keys(table), Object.values(table)]).toEqual(['Offen', ['open'], ['Offen']]);
});
