import { expect, it } from 'vitest';
import { cityOf, clockTime, isSameClock, timeElsewhere } from './clock-times.ts';

it('gives a time in a zone with its length', () => {
  expect(clockTime('2026-11-27T19:00:00.000Z', 60, 'Europe/Berlin')).toEqual({
    day: 'Friday, November 27, 2026',
    shortDay: 'Fri, Nov 27',
    time: '8:00 – 9:00 PM',
  });
  expect(clockTime('2026-11-27T11:00:00.000Z', 90, 'UTC')?.time).toBe('11:00 AM – 12:30 PM');
  expect(clockTime('2026-11-27T11:00:00.000Z', undefined, 'UTC')?.time).toBe('11:00 AM');
  expect(clockTime('soon', 60, 'UTC')).toBeUndefined();
});

it('tells whether two zones show the same time', () => {
  expect(isSameClock('2026-11-27T19:00:00.000Z', 'UTC', 'Africa/Accra')).toBe(true);
  expect(isSameClock('2026-11-27T19:00:00.000Z', 'UTC', 'Europe/Berlin')).toBe(false);
});

it('names the city of a zone', () => {
  expect(cityOf('America/New_York')).toBe('New York');
});

it('gives the time where another member is', () => {
  expect(timeElsewhere('2026-11-27T19:00:00.000Z', 'Europe/Helsinki', 'Europe/Berlin')).toBe('9:00 PM');
  expect(timeElsewhere('2026-11-27T19:00:00.000Z', 'Asia/Kolkata', 'Europe/Berlin')).toBe('Sat, Nov 28, 12:30 AM');
});
