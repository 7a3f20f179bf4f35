import { describe, expect, test } from 'vitest';
import { expandWeekly, wallTime, weeksFrom, zoneNamed } from '../../src/zones.ts';

const dayMs = 24 * 60 * 60_000;

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
