import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAhead, eventDay, eventStartError, isDay, toIsoRange } from './meeting-times.ts';

describe('toIsoRange', () => {
  it('parses day and times of a zone', () => {
    expect(toIsoRange({ date: '2026-11-24', start: '19:00', end: '20:30' }, 'UTC')).toEqual({
      start_time: '2026-11-24T19:00:00.000Z',
      end_time: '2026-11-24T20:30:00.000Z',
      isMoved: false,
    });
  });

  it('moves an end before its start to the next day, across years too', () => {
    const range = toIsoRange({ date: '2026-12-31', start: '23:00', end: '00:30' }, 'UTC');
    expect(range).toMatchObject({ end_time: '2027-01-01T00:30:00.000Z', isMoved: true });
    expect(toIsoRange({ date: '2026-11-24', start: '19:00', end: '19:00' }, 'UTC')?.isMoved).toBe(true);
  });

  it.each([
    ['no day', { date: '', start: '19:00', end: '20:00' }],
    ['no start', { date: '2026-11-24', start: '', end: '20:00' }],
    ['no end', { date: '2026-11-24', start: '19:00', end: '' }],
    ['a day that the month lacks', { date: '2026-02-30', start: '19:00', end: '20:00' }],
    ['an hour that the day lacks', { date: '2026-02-03', start: '25:00', end: '26:00' }],
    ['words', { date: 'tomorrow', start: 'seven', end: 'eight' }],
  ])('rejects %s', (_what, times) => {
    expect(toIsoRange(times, 'UTC')).toBeUndefined();
  });

  it('always ends after it starts, within a day', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const clock = (total: number) =>
      `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
    const days = { min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(days), minutes, minutes, (day, start, end) => {
        const date = day.toISOString().slice(0, 10);
        const range = toIsoRange({ date, start: clock(start), end: clock(end) }, 'UTC');
        const length = Date.parse(range?.end_time ?? '') - Date.parse(range?.start_time ?? '');
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThanOrEqual(24 * 60 * 60_000);
      }),
    );
  });
});

it('validates calendar days', () => {
  expect(isDay('2028-02-29')).toBe(true);
  expect(isDay('2026-02-29')).toBe(false);
  expect(isDay('')).toBe(false);
  expect(isDay('20261-11-24')).toBe(false);
});

describe('future days and times', () => {
  const now = Date.parse('2026-11-24T19:00:00Z');

  it('are today at the earliest, and later than now', () => {
    expect(dayAhead('2026-11-24', now, 'UTC')).toBe(true);
    expect(dayAhead('2026-11-23', now, 'UTC')).toBe('This day has passed. Pick a later one.');
    expect(dayAhead('', now, 'UTC')).toBe('Please select a valid date.');
    expect(eventStartError('2026-11-24T19:00:00.000Z', now)).toContain('passed');
    expect(eventStartError('2026-11-24T19:01:00.000Z', now)).toBeUndefined();
  });

  it('are within two years for an event', () => {
    expect(dayAhead('2099-01-01', now, 'UTC')).toBe(true);
    expect(eventDay('2028-11-24', now, 'UTC')).toBe(true);
    expect(eventDay('2028-11-25', now, 'UTC')).toContain('two years');
    expect(eventStartError('2028-11-24T19:00:00.000Z', now)).toBeUndefined();
    expect(eventStartError('2028-11-24T19:00:01.000Z', now)).toContain('two years');
  });
});
