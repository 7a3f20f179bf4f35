import { offeredLanguages } from '@skill-exchange/texts/languages';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  dayAfter,
  daysBetween,
  daysOf,
  type Every,
  instantOf,
  ruleFrom,
  ruleInWords,
  wallStart,
} from '../../src/series-days.ts';
import { inLanguage } from '../../src/texts/texts.ts';
import { seriesRules } from '../support/env.ts';

const zones = [
  ...['UTC', 'Europe/Berlin', 'Europe/Dublin', 'Europe/Lisbon', 'Europe/Istanbul', 'Atlantic/Azores'],
  ...['Africa/Casablanca', 'Africa/Cairo', 'Africa/Lagos', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Tokyo'],
  ...['Asia/Jerusalem', 'Asia/Beirut', 'Australia/Lord_Howe', 'Australia/Sydney', 'Pacific/Apia', 'Pacific/Chatham'],
  ...['Pacific/Easter', 'America/New_York', 'America/St_Johns', 'America/Santiago', 'America/Sao_Paulo'],
  'America/Los_Angeles',
];

/** Returns the starts of three years without a rule: by adding weeks, or by going through each day of each month. */
function startsByCounting(first: Temporal.PlainDate, time: string, zone: string, every: Every): number[] {
  const last = first.add({ years: 3 });
  const days: Temporal.PlainDate[] = [];
  if (every !== 'month') {
    for (
      let day = first;
      Temporal.PlainDate.compare(day, last) <= 0;
      day = day.add({ weeks: every === 'week' ? 1 : 2 })
    )
      days.push(day);
  } else {
    const isLast = first.day > 28;
    const nth = Math.ceil(first.day / 7);
    for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
      const isWanted = isLast ? day.add({ weeks: 1 }).month !== day.month : Math.ceil(day.day / 7) === nth;
      if (day.dayOfWeek === first.dayOfWeek && isWanted) days.push(day);
    }
  }
  return days.map((day) => {
    const wall = day.toPlainDateTime(Temporal.PlainTime.from(time));
    const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
      wall.toZonedDateTime(zone, { disambiguation }),
    );
    if (earlier === undefined || later === undefined) throw new Error('A wall time has an instant.');
    // A skipped time is read with the offset before the gap, so it comes after the gap.
    return earlier.toPlainDateTime().equals(wall) ? earlier.epochMilliseconds : later.epochMilliseconds;
  });
}

test('the starts of a series equal those of a second implementation', () => {
  const rule = fc.record({
    zone: fc.constantFrom(...zones),
    every: fc.constantFrom<Every>('week', 'fortnight', 'month'),
    offset: fc.nat(800),
    minute: fc.oneof(fc.nat(24 * 60 - 1), fc.nat(4 * 60 - 1)),
  });
  fc.assert(
    fc.property(rule, ({ zone, every, offset, minute }) => {
      const first = Temporal.PlainDate.from('2026-01-01').add({ days: offset });
      const time = new Temporal.PlainTime().add({ minutes: minute }).toString();
      const last = first.add({ years: 3 }).toString();
      const days = daysOf(ruleFrom(first.toString(), every), { first: first.toString(), last });
      const starts = days.map((day) => instantOf({ day, time }, zone).getTime());
      expect(starts).toEqual(startsByCounting(first, time, zone, every));
    }),
    { numRuns: seriesRules },
  );
}, 900_000);

describe('a rule', () => {
  test('is described by its weekday', () => {
    const words = (day: string, every: Every) => ruleInWords(ruleFrom(day, every));
    expect(words('2026-12-03', 'week')).toBe('Every Thursday');
    expect(words('2026-12-03', 'fortnight')).toBe('Every two weeks on Thursday');
    expect(words('2026-12-08', 'month')).toBe('Every second Tuesday of the month');
    expect(words('2026-12-31', 'month')).toBe('Every last Thursday of the month');
  });

  test.each(offeredLanguages)('names each of the five in %s, also where days were moved', (language) => {
    const firstTo5th = ['2026-12-03', '2026-12-10', '2026-12-17', '2026-12-24', '2026-12-31'];
    for (const moved of [0, 1, -1]) {
      const words = inLanguage(language, () => firstTo5th.map((day) => ruleInWords(ruleFrom(day, 'month'), moved)));
      expect(new Set(words).size, words.join(', ')).toBe(5);
    }
  });

  test('whose days were moved says where they are now', () => {
    const words = (every: Every, days: number) => ruleInWords(ruleFrom('2026-12-03', every), days);
    expect([1, 4, -4, 7].map((days) => words('week', days))).toEqual([
      'Every Friday',
      'Every Monday',
      'Every Sunday',
      'Every Thursday',
    ]);
    expect(words('month', -1)).toBe('The day before every first Thursday of the month');
    expect(words('month', 3)).toBe('3 days after every first Thursday of the month');
  });

  test('counts days in a zone', () => {
    const [from, to] = [new Date('2027-03-27T23:30:00Z'), new Date('2027-03-28T22:30:00Z')];
    expect(daysBetween(from, to, 'Europe/Berlin')).toBe(1);
    expect(daysBetween(to, from, 'UTC')).toBe(-1);
    expect(dayAfter('2027-02-28', 1)).toBe('2027-03-01');
  });

  test('keeps the local time when the clocks change', () => {
    const starts = daysOf(ruleFrom('2026-10-20', 'week'), { first: '2026-10-20', limit: 2 }).map((day) =>
      instantOf({ day, time: '19:00' }, 'Europe/Berlin'),
    );
    expect(starts.map((start) => start.toISOString())).toEqual([
      '2026-10-20T17:00:00.000Z',
      '2026-10-27T18:00:00.000Z',
    ]);
    expect(starts.map((start) => wallStart(start, 'Europe/Berlin').time)).toEqual(['19:00:00', '19:00:00']);
  });
});
