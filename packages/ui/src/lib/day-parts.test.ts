import { expect, test } from 'vitest';
import { agendaPart, dayParts, nearDay } from './day-parts.ts';

test('the parts of a day are in UTC', () => {
  expect(dayParts('2026-11-28T23:30:00.000Z')).toEqual({ weekday: 'Sat', number: '28', month: 'Nov' });
  expect(dayParts('')).toEqual({ weekday: '', number: '', month: '' });
});

test('only the next days are named by their distance', () => {
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-12-01', '2026-12-02'];
  expect(days.map((day) => nearDay(day, '2026-11-25'))).toEqual([null, 'today', 'tomorrow', 'in 6 days', null]);
});

test('an agenda has parts by week, then by month', () => {
  // A Wednesday.
  const days = ['2026-11-29', '2026-11-30', '2026-12-06', '2026-12-07', '2026-12-31', '2027-01-01'];
  expect(days.map((day) => agendaPart(day, '2026-11-25'))).toEqual([
    'This week',
    'Next week',
    'Next week',
    'Later in December',
    'Later in December',
    'January 2027',
  ]);
  expect(agendaPart('2026-12-20', '2026-11-04')).toBe('December 2026');
});
