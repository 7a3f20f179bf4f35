import { describe, expect, it } from 'vitest';
import { lastRepeat, repeatInWords } from './repeats.ts';

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
});
