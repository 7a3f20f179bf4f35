import { describe, expect, test } from 'vitest';
import { expandWeekly, wallTime } from '../../src/zones.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Zones that change their clocks at odd hours, by odd steps or at odd times of the year, and some that
 * never do.
 */
const zones = [
  ...['Africa/Cairo', 'Africa/Casablanca', 'Africa/El_Aaiun', 'America/Asuncion', 'America/Havana', 'America/New_York'],
  ...['America/Nuuk', 'America/Phoenix', 'America/Sao_Paulo', 'America/St_Johns', 'Antarctica/Troll', 'Asia/Beirut'],
  ...['Asia/Jerusalem', 'Asia/Kathmandu', 'Asia/Kolkata', 'Asia/Tehran', 'Atlantic/Azores', 'Australia/Eucla'],
  ...['Australia/Lord_Howe', 'Europe/Dublin', 'Europe/Lisbon', 'Pacific/Apia', 'Pacific/Chatham', 'Pacific/Easter'],
];

const first = Date.UTC(2025, 0, 1);
const last = Date.UTC(2028, 0, 1);
const hours = Array.from({ length: (last - first) / hourMs }, (_, index) => first + index * hourMs);

const everyHour = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
  Array.from({ length: 24 }, (_, hour) => {
    const text = (of: number) => `${String(of).padStart(2, '0')}:00`;
    return { weekday, from: text(hour), to: text(hour + 1) };
  }),
);

/** A second implementation: the local time of an instant as if it were UTC, by `Intl`. */
function intlClock(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  });
  return (instant) => {
    const parts = format.format(instant).match(/\d+/g) ?? [];
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = parts.map(Number);
    return Date.UTC(year, month - 1, day, hour, minute);
  };
}

/** Returns when the clocks first show a local time; a skipped one is counted on from the day before. */
function firstShowing(wall: number, offsets: readonly number[], clock: (instant: number) => number): number {
  const shown = offsets.map((offset) => wall - offset).filter((instant) => clock(instant) === wall);
  const before = wall - dayMs;
  return shown.length > 0 ? Math.min(...shown) : wall - (clock(before) - before);
}

describe('the clocks of zones agree with a second computation at every hour of three years', () => {
  test('in 24 zones', () => expect(new Set(zones).size).toBe(24));

  test.each(zones)('%s', (timeZone) => {
    const clock = intlClock(timeZone);
    const walls = hours.map(clock);
    const offsets = [...new Set(walls.map((wall, index) => wall - (hours[index] ?? 0)))];

    const told = hours.map((instant) => wallTime(instant, timeZone));
    const wrong = walls.flatMap((wall, index) => {
      const { day, minute, weekday } = told[index] ?? {};
      const isSame = Date.parse(day ?? '') + (minute ?? 0) * minuteMs === wall;
      return isSame && weekday === (new Date(wall).getUTCDay() || 7) ? [] : [{ ...told[index], wall: new Date(wall) }];
    });
    expect(wrong).toEqual([]);

    // Each hour of the same days as local time; skipped hours are missing.
    const expanded = expandWeekly({ timeZone, weekly: everyHour, daysOff: [] }, { start: first, end: last - dayMs });
    const shown = new Map<number, number>();
    const showing = (wall: number) => {
      const known = shown.get(wall) ?? firstShowing(wall, offsets, clock);
      shown.set(wall, known);
      return known;
    };
    const expected: { start: number; end: number }[] = [];
    const midnightOf = (instant: number) => Math.floor(clock(instant) / dayMs) * dayMs;
    for (let wall = midnightOf(first); wall < midnightOf(last - dayMs) + dayMs; wall += hourMs) {
      const [start, end] = [showing(wall), showing(wall + hourMs)];
      if (start < end) expected.push({ start, end });
    }
    expect(expanded).toHaveLength(expected.length);
    const differs = expanded.find(({ start }, index) => start !== expected[index]?.start);
    expect(differs ?? expanded.find(({ end }, index) => end !== expected[index]?.end)).toBeUndefined();
  });
});
