import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  calendarSpan,
  dayInWords,
  dayNumber,
  daysOf,
  monthInWords,
  monthsInWords,
  rangeOf,
  spanOf,
  weeksFrom,
  weeksOf,
} from './calendar-days.ts';
import { dayIn } from './date-time.ts';

const months = fc.integer({ min: 0, max: 12 * 60 }).map((count) => addMonths('2000-01', count));
const days = fc.integer({ min: 0, max: 366 * 30 }).map((count) => addDays('2000-01-01', count));

it('knows the day of an instant in each time zone', () => {
  const late = Date.parse('2026-12-31T23:30:00Z');
  expect(dayIn(late, 'UTC')).toBe('2026-12-31');
  expect(dayIn(late, 'Asia/Kolkata')).toBe('2027-01-01');
  expect(dayIn(late, 'America/New_York')).toBe('2026-12-31');
});

it('pads a month to whole weeks from Monday on', () => {
  const december = weeksOf(spanOf('2026-12'));
  expect(december).toHaveLength(5);
  expect(december[0]?.[0]).toBe('2026-11-30');
  expect(december.at(-1)?.at(-1)).toBe('2027-01-03');
  // February 2027 starts on a Monday and ends on a Sunday.
  expect(weeksOf(spanOf('2027-02'))).toHaveLength(4);
});

it('has every day of the month once, in order', () => {
  fc.assert(
    fc.property(months, (month) => {
      const days = weeksOf(spanOf(month)).flat();
      expect(days).toEqual([...new Set(days)].sort());
      const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
      expect(days.filter((day) => day.startsWith(month))).toHaveLength(length);
      expect(new Date(days[0] ?? '').getUTCDay()).toBe(1);
    }),
  );
});

it('asks for at most 62 days, with the first and the last hour of every zone', () => {
  fc.assert(
    fc.property(days, (today) => {
      const span = calendarSpan(today.slice(0, 7), today);
      const { from, to } = rangeOf(span);
      const days = weeksOf(span).flat();
      expect(Date.parse(to) - Date.parse(from)).toBeLessThanOrEqual(62 * 86_400_000);
      expect(dayIn(Date.parse(from), 'Pacific/Kiritimati')).toBe(days[0]);
      expect(dayIn(Date.parse(to) - 1, 'Etc/GMT+12')).toBe(days.at(-1));
    }),
  );
});

it('shows the rest of the current month and the next two weeks first, on every day', () => {
  fc.assert(
    fc.property(days, (today) => {
      const month = today.slice(0, 7);
      const span = calendarSpan(month, today);
      expect(span.first).toBe(`${month}-01`);
      expect(span.last >= addDays(today, 14) && span.last >= spanOf(month).last).toBe(true);
      const [week, ...others] = weeksFrom(today, span);
      expect(week).toContain(today);
      expect(others.flat()).toEqual(expect.arrayContaining([addDays(today, 14), span.last]));
    }),
  );
});

it.each([
  // An ordinary February, one that has 29 days, and the months around.
  ['2027-02-14', '2027-02-28', 'February 2027'],
  ['2027-02-15', '2027-03-01', 'February – March 2027'],
  ['2028-02-15', '2028-02-29', 'February 2028'],
  ['2028-02-29', '2028-03-14', 'February – March 2028'],
  ['2026-12-01', '2026-12-31', 'December 2026'],
  ['2026-12-31', '2027-01-14', 'December 2026 – January 2027'],
])('on %s the calendar ends on %s and is named %s', (today, last, name) => {
  const span = calendarSpan(today.slice(0, 7), today);
  expect(span.last).toBe(last);
  expect(monthsInWords(span)).toBe(name);
});

it('shows other months whole', () => {
  for (const today of ['2026-11-28', '2027-01-01']) {
    const span = calendarSpan('2026-12', today);
    expect(span).toEqual(spanOf('2026-12'));
    expect(weeksFrom(today, span)).toEqual(weeksOf(span));
  }
});

it('numbers days, with the month where it turns', () => {
  expect(['2026-11-01', '2026-11-30', '2026-12-01', '2026-12-02'].map((day) => dayNumber(day, '2026-11'))).toEqual([
    '1',
    '30',
    'Dec 1',
    '2',
  ]);
});

it('goes over the end of the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
});

it('names months and days', () => {
  expect(monthInWords('2026-12')).toBe('December 2026');
  expect(dayInWords('2026-12-03')).toBe('Thursday, December 3');
});

it.each([
  ['2026-12-04T22:00:00Z', '2026-12-05T00:00:00Z', 'Europe/Berlin', ['2026-12-04', '2026-12-05']],
  ['2026-12-04T22:00:00Z', '2026-12-05T00:00:00Z', 'UTC', ['2026-12-04']],
  ['2026-12-04T22:00:00Z', '2026-12-04T22:00:00Z', 'UTC', ['2026-12-04']],
  ['2026-12-04T00:00:00Z', '2026-12-04T00:00:00Z', 'UTC', ['2026-12-04']],
  ['2026-12-31T20:00:00Z', '2027-01-01T02:00:00Z', 'UTC', ['2026-12-31', '2027-01-01']],
  ['2026-10-01T00:00:00Z', '2026-12-02T12:00:00Z', 'UTC', ['2026-11-30', '2026-12-01', '2026-12-02']],
  ['2026-10-01T00:00:00Z', '2026-10-02T12:00:00Z', 'UTC', []],
])('from %s to %s in %s the days of December are %j', (startsAt, endsAt, timeZone, days) => {
  expect(daysOf({ startsAt, endsAt }, spanOf('2026-12'), timeZone)).toEqual(days);
});
