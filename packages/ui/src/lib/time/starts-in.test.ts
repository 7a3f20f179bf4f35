import { describe, expect, it } from 'vitest';
import { startsIn } from './starts-in.ts';

const now = Date.parse('2026-11-24T12:00:00.000Z');
const hour = 60;
const seen = (minutes: number, timeZone = 'UTC', from = now) => {
  const start = from + minutes * 60_000;
  return startsIn(new Date(start).toISOString(), start + 3_600_000, from, timeZone);
};

describe('startsIn', () => {
  it.each([
    [1, 'Starts in 1 minute'],
    [10, 'Starts in 10 minutes'],
    [11, 'Starts in 11 min'],
    [hour, 'Starts in 1 h'],
    [2 * hour + 10, 'Starts in 2 h 10 min'],
    [24 * hour - 1, 'Starts in 23 h 59 min'],
    [24 * hour, 'Starts tomorrow'],
    [35 * hour, 'Starts tomorrow'],
    [36 * hour, 'Starts in 2 days'],
    [43 * hour, 'Starts in 2 days'],
    [71 * hour, 'Starts in 3 days'],
  ])('counts down from %d min: %s', (minutes, words) => {
    expect(seen(minutes)?.words).toBe(words);
  });

  it('counts the days of a time zone', () => {
    expect(seen(37 * hour, 'UTC')?.words).toBe('Starts in 2 days');
    expect(seen(37 * hour, 'America/New_York')?.words).toBe('Starts tomorrow');
  });

  it('has a day between even when clocks go forward', () => {
    const evening = Date.parse('2027-03-13T23:30:00.000-05:00');
    expect(seen(24 * hour, 'America/New_York', evening)?.words).toBe('Starts in 2 days');
    expect(seen(24 * hour - 30, 'America/New_York', evening)?.words).toBe('Starts in 23 h 30 min');
  });

  it('counts the hours of a long day', () => {
    const morning = Date.parse('2026-11-01T00:10:00.000-04:00');
    expect(seen(24 * hour, 'America/New_York', morning)?.words).toBe('Starts in 24 h');
  });

  it('is near from ten minutes before until the end', () => {
    expect([11, 10, -59].map((minutes) => seen(minutes)?.isNear)).toEqual([false, true, true]);
    expect(seen(-59)?.words).toBe('On now');
    expect([seen(-60), startsIn('no date', now + 1, now)]).toEqual([null, null]);
  });
});
