import { describe, expect, test } from 'vitest';
import { expandWeekly, wallTime, weeksFrom, zoneNamed } from '../src/zones.ts';

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

/** Returns the hours of one day as text in UTC. */
function hoursOn(day: string, from: string, to: string, timeZone: string, daysOff: string[] = []): string[] {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const { weekday } = wallTime(noon, 'UTC');
  const found = expandWeekly({ timeZone, weekly: [{ weekday, from, to }], daysOff }, { start: noon, end: noon });
  return found.flatMap(({ start, end }) => [start, end].map((instant) => new Date(instant).toISOString().slice(0, 16)));
}

describe('weekly hours', () => {
  test('of a repeated hour start at its first occurrence', () => {
    expect(hoursOn('2026-10-25', '02:30', '04:00', 'Europe/Berlin')).toEqual(['2026-10-25T00:30', '2026-10-25T03:00']);
  });

  test('that start in a skipped hour are later, and those within it are dropped', () => {
    expect(hoursOn('2026-03-29', '02:30', '05:00', 'Europe/Berlin')).toEqual(['2026-03-29T01:30', '2026-03-29T03:00']);
    expect(hoursOn('2026-03-29', '02:30', '03:00', 'Europe/Berlin')).toEqual([]);
  });

  test('last until midnight with 24:00, also if midnight is skipped', () => {
    expect(hoursOn('2026-12-24', '22:00', '24:00', 'Asia/Kolkata')).toEqual(['2026-12-24T16:30', '2026-12-24T18:30']);
    expect(hoursOn('2026-03-28', '22:00', '24:00', 'Asia/Beirut')).toEqual(['2026-03-28T20:00', '2026-03-28T22:00']);
  });

  test('are not on days off', () => {
    expect(hoursOn('2026-12-24', '09:00', '10:00', 'UTC', ['2026-12-24'])).toEqual([]);
    expect(hoursOn('2026-12-24', '09:00', '10:00', 'UTC', ['2026-12-25'])).toHaveLength(2);
  });
});

test('weeks are from Monday to Sunday in the member’s zone', () => {
  const late = Date.parse('2026-10-25T23:30:00Z');
  const startsOf = (zone: string, end: number) =>
    weeksFrom({ start: late, end }, zone).map(({ start }) => new Date(start).toISOString().slice(0, 16));
  const week = 7 * dayMs;
  expect(startsOf('Europe/Lisbon', late + week)).toEqual(['2026-10-18T23:00', '2026-10-26T00:00']);
  expect(startsOf('Asia/Kolkata', late + week)).toEqual(['2026-10-25T18:30', '2026-11-01T18:30']);
  expect(weeksFrom({ start: late, end: late }, 'Europe/Lisbon')).toEqual([
    { start: Date.parse('2026-10-18T23:00:00Z'), end: Date.parse('2026-10-26T00:00:00Z') },
  ]);
});

test('a time zone is known by its name', () => {
  const names = ['Europe/Lisbon', 'UTC', 'America/Argentina/Ushuaia'];
  expect(names.map(zoneNamed)).toEqual(names);
  expect(names.map((name) => zoneNamed(name.toLowerCase()))).toEqual(names);
  const others = ['Mars/Olympus', '', '+01:00', '2026-01-01T00:00[Europe/Lisbon]'];
  expect(others.map(zoneNamed)).toEqual([null, null, null, null]);
});
