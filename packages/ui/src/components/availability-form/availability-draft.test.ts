import { describe, expect, it } from 'vitest';
import { draftOf, hoursProblem, nextHours, toAvailability } from './availability-draft.ts';

const availability = {
  timeZone: 'Asia/Kolkata',
  weekly: [
    { weekday: 1, from: '06:30', to: '08:00' },
    { weekday: 1, from: '18:00', to: '24:00' },
    { weekday: 7, from: '09:00', to: '12:30' },
  ],
  daysOff: ['2026-12-24'],
  bufferMinutes: 15,
  noticeHours: 12,
  maxPerWeek: null,
};

describe('the draft', () => {
  it('returns the value it was made of', () => {
    expect(toAvailability(draftOf(availability, '2026-12-01'))).toEqual(availability);
  });

  it('leaves days off out that have passed', () => {
    expect(draftOf(availability, '2026-12-25').daysOff).toEqual([]);
  });

  it('begins empty, in the browser’s time zone', () => {
    const draft = draftOf(null, '2026-12-01');
    expect(draft.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(toAvailability(draft)).toMatchObject({ weekly: [], daysOff: [], maxPerWeek: null });
  });

  it('accepts a day off that was picked but not added', () => {
    const draft = { ...draftOf(availability, '2026-12-01'), nextDayOff: '2026-12-03' };
    expect(toAvailability(draft).daysOff).toEqual(['2026-12-03', '2026-12-24']);
  });

  it('sorts the hours of a day', () => {
    const draft = draftOf(availability, '2026-12-01');
    draft.days[0]?.hours.reverse();
    expect(toAvailability(draft).weekly).toEqual(availability.weekly);
  });
});

describe('hours of a day', () => {
  const evening = { from: '18:00', to: '21:00' };

  it('end after they start', () => {
    expect(hoursProblem([{ from: '18:00', to: '18:00' }], 0)).toContain('later');
    expect(hoursProblem([{ from: '18:00', to: '24:00' }], 0)).toBeUndefined();
    // A range over midnight must be split in two.
    expect(hoursProblem([{ from: '22:00', to: '02:00' }], 0)).toContain(
      'End at midnight, and go on with the next day.',
    );
  });

  it('do not overlap, back to back is fine', () => {
    expect(hoursProblem([evening, { from: '20:30', to: '22:00' }], 1)).toContain('overlap');
    expect(hoursProblem([evening, { from: '20:30', to: '22:00' }], 0)).toBeUndefined();
    expect(hoursProblem([evening, { from: '21:00', to: '22:00' }], 1)).toBeUndefined();
  });

  it('are added if there is room', () => {
    expect(nextHours([])).toEqual(evening);
    expect(nextHours([evening])).toEqual({ from: '09:00', to: '12:00' });
    expect(nextHours([{ from: '00:00', to: '21:00' }])).toEqual({ from: '21:00', to: '22:00' });
  });
});
