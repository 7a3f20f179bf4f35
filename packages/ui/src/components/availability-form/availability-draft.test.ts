import { describe, expect, it } from 'vitest';
import {
  draftOf,
  firstDayOffProblem,
  hoursProblem,
  lastDayOffProblem,
  nextHours,
  rangesOf,
  toAvailability,
} from './availability-draft.ts';

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

  it('accepts days off in a row that were picked but not added', () => {
    const draft = draftOf(availability, '2026-12-01');
    const picked = { ...draft, nextDayOff: '2026-12-23', lastDayOff: '2026-12-26' };
    expect(toAvailability(picked).daysOff).toEqual(['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26']);
  });

  it('shows days in a row as one range, across a change of clocks, months and years', () => {
    const days = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-03'];
    expect(rangesOf(days)).toEqual([
      { first: '2026-03-28', last: '2026-03-30' },
      { first: '2026-12-30', last: '2027-01-01' },
      { first: '2027-01-03', last: '2027-01-03' },
    ]);
  });

  it('has days off from today to a year ahead', () => {
    const problems = (nextDayOff: string, lastDayOff = '') => {
      const draft = { daysOff: [], nextDayOff, lastDayOff };
      return [firstDayOffProblem(draft, '2026-12-01'), lastDayOffProblem(draft, '2026-12-01')];
    };
    expect(problems('')).toEqual([undefined, undefined]);
    expect(problems('2026-12-01', '2027-03-10')).toEqual([undefined, undefined]);
    const tooMany = 'That’s more than 100 days off. Pick fewer, or remove some first.';
    expect(problems('2026-12-01', '2027-03-11')).toEqual([tooMany, undefined]);
    expect(problems('2027-12-02')).toEqual([undefined, undefined]);
    expect(problems('2026-11-30')).toEqual(['This day has passed. Pick a later one.', undefined]);
    expect(problems('2027-12-03')).toEqual(['Pick a day within a year.', undefined]);
    expect(problems('2026-12-01', '2027-12-03')).toEqual([undefined, 'Pick a day within a year.']);
    expect(problems('2026-12-10', '2026-12-09')).toEqual([
      undefined,
      'The last day is before the first. Pick a later one.',
    ]);
    expect(problems('', '2026-12-09')).toEqual(['Pick the first day, too.', undefined]);
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
