import { expect, test } from 'vitest';
import { hoursInWords } from './hours-in-words.ts';

test('days with the same hours are named together', () => {
  const weekly = [
    { weekday: 1, from: '18:00', to: '21:00' },
    { weekday: 3, from: '18:00', to: '21:00' },
    { weekday: 6, from: '09:00', to: '24:00' },
  ];
  expect(hoursInWords({ weekly, timeZone: 'America/New_York' })).toBe(
    'Mon, Wed 6:00 PM – 9:00 PM, Sat 9:00 AM – Midnight, New York time',
  );
});

test('no hours have no words', () => {
  expect(hoursInWords({ weekly: [], timeZone: 'UTC' })).toBe('');
});
