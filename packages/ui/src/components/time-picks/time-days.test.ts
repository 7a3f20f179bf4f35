import { describe, expect, it } from 'vitest';
import { byDay, clockLabels, firstTimes, weekOf, zonesOf } from './time-days.ts';

const at = (clock: string, day = '2026-11-26') => `${day}T${clock}:00.000Z`;
const halfHours = Array.from({ length: 48 }, (_, index) =>
  at(`${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`),
);

it('groups by the days of the member, not of UTC', () => {
  expect(byDay([at('03:00'), at('06:00')], 'America/New_York')).toEqual([
    { day: 'Wed, Nov 25', times: [at('03:00')] },
    { day: 'Thu, Nov 26', times: [at('06:00')] },
  ]);
});

describe('firstTimes', () => {
  it('shows a few as they are', () => {
    expect(firstTimes(halfHours.slice(0, 6), ['UTC'])).toEqual(halfHours.slice(0, 6));
  });

  it('starts at a time when both are awake', () => {
    expect(firstTimes(halfHours, ['UTC', 'America/New_York'])[0]).toBe(at('13:00'));
    expect(firstTimes(halfHours, ['UTC'])[0]).toBe(at('08:00'));
  });

  it('shows all times if they are never awake together', () => {
    expect(firstTimes(halfHours.slice(0, 8), ['UTC'])).toEqual(halfHours.slice(0, 6));
  });
});

it('counts weeks from now', () => {
  const now = Date.parse(at('12:00'));
  expect(weekOf(at('12:00'), now)).toBe(0);
  expect(weekOf(at('11:59', '2026-12-03'), now)).toBe(0);
  expect(weekOf(at('12:00', '2026-12-03'), now)).toBe(1);
});

it('shows the member’s zone, and the other’s if known', () => {
  expect(zonesOf({ theirs: null }, 'Asia/Tokyo')).toEqual(['Asia/Tokyo']);
  expect(zonesOf({ theirs: { timeZone: 'Asia/Kolkata' } }, 'Asia/Tokyo')).toEqual(['Asia/Tokyo', 'Asia/Kolkata']);
  expect(zonesOf({ theirs: null, theirZone: 'Asia/Kolkata' }, 'Asia/Tokyo')).toEqual(['Asia/Tokyo', 'Asia/Kolkata']);
});

it('tells the two hours apart that the clocks show twice', () => {
  const night = [at('04:30', '2026-11-01'), at('05:00', '2026-11-01'), at('06:00', '2026-11-01')];
  expect(clockLabels(night, 'America/New_York')).toEqual(['12:30 AM', '1:00 AM EDT', '1:00 AM EST']);
});
