import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatDate,
  formatLocalTime,
  formatTimes,
  formatUtcTime,
  formatUtcTimeRange,
  localTimeZone,
  NO_DATE,
} from './date-time.ts';
import { listTimeZones } from './time-zones.ts';

const instants = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Kiritimati');

describe('days', () => {
  it('are formatted in English, in UTC', () => {
    expect(formatDate('2026-11-24T23:59:00Z')).toBe('Tuesday, November 24, 2026');
    expect(formatDate('2026-11-24')).toBe('Tuesday, November 24, 2026');
  });

  it.each(['', 'soon', '2026-13-45'])('have a fallback for %j', (text) => {
    expect(formatDate(text)).toBe(NO_DATE);
    expect(formatUtcTime(text)).toBe('');
    expect(formatLocalTime(text, 'Asia/Kolkata')).toBe('');
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

describe('local times', () => {
  it.each([
    ['2026-11-24T19:00:00Z', 'Europe/Berlin', '8:00 PM your time'],
    ['2026-07-24T19:00:00Z', 'Europe/Berlin', '9:00 PM your time'],
    ['2026-11-24T19:00:00Z', 'Asia/Kolkata', 'Wed 12:30 AM your time'],
    ['2026-11-24T03:00:00Z', 'America/New_York', 'Mon 10:00 PM your time'],
    ['2026-11-24T19:00:00Z', 'UTC', ''],
    ['2026-11-24T19:00:00Z', 'Europe/London', ''],
    ['2026-07-24T19:00:00Z', 'Europe/London', '8:00 PM your time'],
  ])('%s in %s is %j', (instant, zone, text) => {
    expect(formatLocalTime(instant, zone)).toBe(text);
  });

  it('are empty when they equal UTC', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const local = formatLocalTime(instant, zone);
        const repeats = local.replace(' your time', '') === formatUtcTime(instant).replace(' UTC', '');
        expect(repeats).toBe(false);
        if (zone === 'UTC') expect(local).toBe('');
      }),
    );
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

  it('is UTC where reading it throws', () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(() => {
      throw new RangeError('Unsupported time zone specified undefined');
    });
    expect(localTimeZone()).toBe('UTC');
  });

  it('lists none where the browser has no list', () => {
    vi.spyOn(Intl, 'supportedValuesOf').mockImplementation(() => {
      throw new TypeError('Intl.supportedValuesOf is not a function');
    });
    expect(listTimeZones()).toEqual([]);
  });
});

it('formats times in UTC for a zone that the browser does not know', () => {
  expect(formatLocalTime('2026-11-24T19:00:00Z', 'Mars/Olympus')).toBe('');
});
