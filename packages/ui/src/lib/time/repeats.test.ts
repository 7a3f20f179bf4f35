import { describe, expect, it } from 'vitest';
import { countOfDates, lastRepeat, repeatError, repeatInWords } from './repeats.ts';

describe('a day that repeats', () => {
  it('is described by its weekday', () => {
    expect(repeatInWords('2026-12-03', 'week')).toBe('Every Thursday');
    expect(repeatInWords('2026-12-03', 'fortnight')).toBe('Every two weeks on Thursday');
    expect(repeatInWords('2026-12-08', 'month')).toBe('Every second Tuesday of the month');
    expect(repeatInWords('2026-12-31', 'month')).toBe('Every last Thursday of the month');
    expect(repeatInWords('', 'week')).toBe('');
  });

  it('has a last day', () => {
    expect(lastRepeat('2026-12-03', { every: 'week', dates: 4 })).toBe('2026-12-24');
    expect(lastRepeat('2026-12-03', { every: 'fortnight', dates: 2 })).toBe('2026-12-17');
    expect(lastRepeat('2026-12-08', { every: 'month', dates: 3 })).toBe('2027-02-09');
    expect(lastRepeat('2026-12-31', { every: 'month', dates: 3 })).toBe('2027-02-25');
    expect(lastRepeat('', { every: 'week', dates: 4 })).toBe('');
  });

  it('has the dates until a day', () => {
    const count = (every: 'week' | 'fortnight' | 'month', day: string, until: string) =>
      countOfDates({ every, dates: '8', until }, day);
    expect(count('week', '2026-12-08', '2027-01-26')).toBe(8);
    expect(count('week', '2026-12-08', '2027-02-01')).toBe(8);
    expect(count('fortnight', '2026-12-03', '2026-12-31')).toBe(3);
    // A month without a fifth Thursday has its last one.
    expect(count('month', '2026-12-31', '2027-02-24')).toBe(2);
    expect(count('month', '2026-12-31', '2027-02-25')).toBe(3);
  });

  it('needs a day between its second and its 52nd date', () => {
    const error = (until: string, day = '2026-12-08') => repeatError({ every: 'week', dates: '8', until }, day);
    expect(error('')).toBe('Choose the last day.');
    expect(error('2026-12-14')).toBe('Choose Tuesday, December 15, 2026 or later, when the second date is.');
    expect(error('2026-12-15')).toBeUndefined();
    expect(error('2027-12-06')).toBeUndefined();
    expect(error('2027-12-07')).toBe('Choose a day before Tuesday, December 7, 2027: a series has at most 52 dates.');
    expect(error('2026-12-14', '')).toBeUndefined();
  });
});
