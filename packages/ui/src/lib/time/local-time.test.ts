import { expect, test } from 'vitest';
import { localDay, localDayTime, localTime } from './local-time.ts';

const now = Date.parse('2026-11-24T02:00:00.000Z');

test('days are those of the member’s own zone', () => {
  const days = ['2026-11-24T01:00:00.000Z', '2026-11-23T06:00:00.000Z', '2026-11-22T12:00:00.000Z'];
  const inZone = (zone: string) => days.map((instant) => localDay(instant, now, zone));
  expect(inZone('UTC')).toEqual(['Today', 'Yesterday', 'Sunday, November 22, 2026']);
  expect(inZone('America/New_York')).toEqual(['Today', 'Today', 'Yesterday']);
});

test('times are, too', () => {
  expect(localTime('2026-11-24T19:00:00.000Z', 'Asia/Kolkata')).toMatch(/^12:30\sAM$/);
  expect(localDayTime('2026-11-24T19:00:00.000Z', 'Asia/Kolkata')).toMatch(/^Wed, Nov 25, 12:30\sAM$/);
});
