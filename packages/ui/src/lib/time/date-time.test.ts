import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatDate,
  formatTimes,
  formatUtcTime,
  formatUtcTimeRange,
  localTimeZone,
  noDate,
  twoClocks,
} from './date-time.ts';
import { listTimeZones, zoneInWords } from './time-zones.ts';
import { clockAt, instantAt } from './wall-time.ts';

const instants = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

describe('days', () => {
  it('are formatted in English, in UTC', () => {
    expect(formatDate('2026-11-24T23:59:00Z')).toBe('Tuesday, November 24, 2026');
    expect(formatDate('2026-11-24')).toBe('Tuesday, November 24, 2026');
  });

  it.each(['', 'soon', '2026-13-45'])('have a fallback for %j', (text) => {
    expect(formatDate(text)).toBe(noDate());
    expect(formatUtcTime(text)).toBe('');
  });
});

describe('times in UTC', () => {
  it.each([
    ['2026-11-24T00:00:00Z', '12:00 AM UTC'],
    ['2026-11-24T12:05:00Z', '12:05 PM UTC'],
    ['2026-11-24T19:00:00Z', '7:00 PM UTC'],
  ])('%s is %s', (instant, text) => {
    expect(formatUtcTime(instant)).toBe(text);
  });

  it.each([
    ['2026-11-24T19:00:00Z', '2026-11-24T20:30:00Z', '7:00 – 8:30 PM UTC'],
    ['2026-11-24T11:30:00Z', '2026-11-24T13:00:00Z', '11:30 AM – 1:00 PM UTC'],
    ['2026-11-24T23:00:00Z', '2026-11-25T01:00:00Z', '11:00 PM – Nov 25, 1:00 AM UTC'],
    ['2026-11-24T19:00:00Z', '2026-11-25T20:30:00Z', '7:00 PM – Nov 25, 8:30 PM UTC'],
    ['2026-11-24T11:00:00Z', '2026-11-25T09:00:00Z', '11:00 AM – Nov 25, 9:00 AM UTC'],
    ['2026-11-24T19:00:00Z', '2027-11-24T20:30:00Z', '7:00 PM – Nov 24, 8:30 PM UTC'],
    ['2026-11-24T19:00:00Z', 'unknown', '7:00 PM UTC'],
    ['unknown', '2026-11-24T20:30:00Z', '8:30 PM UTC'],
    ['unknown', 'unknown', ''],
  ])('from %s to %s is %j', (start, end, text) => {
    expect(formatUtcTimeRange(start, end)).toBe(text);
  });

  it('use a 12-hour clock with plain spaces', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        expect(formatUtcTime(instant)).toMatch(/^(?:1[0-2]|[1-9]):[0-5]\d (?:AM|PM) UTC$/);
      }),
    );
  });

  it('have the hour and minute of the instant', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)/.exec(formatUtcTime(instant)) ?? [];
        const date = new Date(instant);
        expect((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).toBe(date.getUTCHours());
        expect(Number(minute)).toBe(date.getUTCMinutes());
      }),
    );
  });

  it('form a range that begins and ends with its two times', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 60 * 24 * 3 }), (start, minutes) => {
        const end = new Date(Date.parse(start) + minutes * 60_000).toISOString();
        const range = formatUtcTimeRange(start, end);
        expect(range.startsWith(formatUtcTime(start).replace(/ (?:AM|PM) UTC$/, ''))).toBe(true);
        expect(range.endsWith(formatUtcTime(end))).toBe(true);
      }),
    );
  });
});

describe('two clocks', () => {
  it.each([
    ['Europe/Berlin', 'Tuesday, November 24, 2026', '8:00 – 9:30 PM your time', '7:00 – 8:30 PM UTC'],
    ['Asia/Kolkata', 'Wednesday, November 25, 2026', '12:30 – 2:00 AM your time', '7:00 – 8:30 PM UTC, Tue, Nov 24'],
    ['UTC', 'Tuesday, November 24, 2026', '', '7:00 – 8:30 PM UTC'],
    // No daylight saving time in November.
    ['Europe/London', 'Tuesday, November 24, 2026', '', '7:00 – 8:30 PM UTC'],
    // A zone that the browser does not know.
    ['Mars/Olympus', 'Tuesday, November 24, 2026', '', '7:00 – 8:30 PM UTC'],
  ])('in %s are %s, %s and %s', (zone, day, own, utc) => {
    expect(twoClocks('2026-11-24T19:00:00Z', '2026-11-24T20:30:00Z', zone)).toEqual({ day, own, utc });
  });

  it('show only the start without an end, and nothing for an invalid time', () => {
    expect(formatTimes('2026-11-24T19:00:00Z', 'Europe/Berlin')).toBe('8:00 PM your time · 7:00 PM UTC');
    expect(twoClocks('soon', '', 'Asia/Kolkata')).toEqual({ day: noDate(), own: '', utc: '' });
    expect(formatTimes('', 'Asia/Kolkata')).toBe('');
  });
});

describe('times on a wall clock', () => {
  const zones = [
    'UTC', 'Africa/Cairo', 'Africa/Casablanca', 'Africa/Lagos', 'America/Caracas', 'America/Havana', 'America/Los_Angeles',
    'America/New_York', 'America/Santiago', 'America/Sao_Paulo', 'America/St_Johns', 'Asia/Beirut', 'Asia/Gaza',
    'Asia/Kathmandu', 'Asia/Kolkata', 'Asia/Tehran', 'Asia/Tokyo', 'Australia/Lord_Howe', 'Europe/Berlin', 'Europe/Dublin',
    'Europe/Lisbon', 'Pacific/Apia', 'Pacific/Chatham', 'Pacific/Kiritimati',
  ]; // biome-ignore format: one list
  const walls = fc.date({ min: new Date('2020-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });

  it('are the instants that Temporal says, skipped and doubled hours too', () => {
    const clockChanges = fc
      .constantFrom('2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-05', '2026-10-04')
      .chain((day) => fc.integer({ min: 0, max: 1439 }).map((minute) => new Date(Date.parse(day) + minute * 60_000)));
    fc.assert(
      fc.property(fc.oneof(walls, clockChanges), fc.constantFrom(...zones), (wall, zone) => {
        const [day = '', rest = ''] = wall.toISOString().split('T');
        const time = rest.slice(0, 5);
        const expected = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).epochMilliseconds;
        expect(instantAt(day, time, zone)).toBe(new Date(expected).toISOString());
      }),
      { numRuns: 2_000 },
    );
  });

  it('are read from an instant', () => {
    expect(clockAt('2026-11-24T19:05:00Z', 'Asia/Kolkata')).toEqual({ day: '2026-11-25', time: '00:35' });
    expect(clockAt('soon', 'UTC')).toEqual({ day: '', time: '' });
  });

  it.each([
    ['', '19:00'],
    ['2026-02-30', '19:00'],
    ['2026-11-24', ''],
    ['2026-11-24', '25:00'],
    ['tomorrow', 'seven'],
  ])('are no instant for %j and %j', (day, time) => {
    expect(instantAt(day, time, 'UTC')).toBeUndefined();
  });
});

describe('zones in words', () => {
  const now = Date.parse('2026-11-24T19:00:00Z');

  it.each([
    ['Europe/Kiev', 'Kyiv (UTC+2)'],
    ['Asia/Calcutta', 'Kolkata (UTC+5:30)'],
    ['America/New_York', 'New York (UTC-5)'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires (UTC-3)'],
    ['Africa/Abidjan', 'Abidjan (UTC+0)'],
    ['UTC', 'UTC'],
  ])('%s is %s', (zone, words) => {
    expect(zoneInWords(zone, now)).toBe(words);
  });
});

describe("the browser's time zone", () => {
  afterEach(() => vi.restoreAllMocks());

  const says = (timeZone: unknown) =>
    vi
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

  it.each(['Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'UTC'])('is %s', (zone) => {
    says(zone);
    expect(localTimeZone()).toBe(zone);
  });

  it.each([undefined, null, '', 'Etc/Unknown', 'Mars/Olympus', '+05:30', 'GMT+0530 (IST)', 'local'])(
    'is UTC where it says %j',
    (zone) => {
      says(zone);
      expect(localTimeZone()).toBe('UTC');
      expect(formatTimes('2026-11-24T19:00:00Z')).toBe('7:00 PM UTC');
    },
  );

  it('is UTC if reading it throws', () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(() => {
      throw new RangeError('Unsupported time zone specified undefined');
    });
    expect(localTimeZone()).toBe('UTC');
  });

  it('lists none if the browser has no list', () => {
    vi.spyOn(Intl, 'supportedValuesOf').mockImplementation(() => {
      throw new TypeError('Intl.supportedValuesOf is not a function');
    });
    expect(listTimeZones()).toEqual([]);
  });
});
