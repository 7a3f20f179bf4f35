import { expect, test } from 'vitest';
import { cityOf, meetingWords, slotName, slotWords } from './slot-words.ts';

test('a slot has the own day and time, and UTC beside them', () => {
  expect(slotWords('2026-12-01T16:00:00.000Z', 'Europe/Berlin')).toEqual({
    day: 'Tue, Dec 1',
    own: '5:00 PM your time',
    utc: '4:00 PM UTC',
  });
});

test('UTC carries its date where it is another day', () => {
  expect(slotWords('2026-12-02T01:00:00.000Z', 'America/New_York')).toEqual({
    day: 'Tue, Dec 1',
    own: '8:00 PM your time',
    utc: 'Wed, Dec 2, 1:00 AM UTC',
  });
});

test('a zone has the name of its city', () => {
  expect(['America/Argentina/Buenos_Aires', 'UTC'].map(cityOf)).toEqual(['Buenos Aires', 'UTC']);
});

test('a meeting has the own day in full, and says whether UTC has the same', () => {
  const meeting = ['2026-11-28T01:00:00.000Z', '2026-11-28T02:00:00.000Z'] as const;
  expect(meetingWords(...meeting, 'America/New_York')).toEqual({
    day: 'Friday, November 27, 2026',
    time: '8:00 PM – 9:00 PM',
    isDayOfUtc: false,
  });
  expect(meetingWords(...meeting, 'Europe/Berlin').isDayOfUtc).toBe(true);
  expect(slotName(meeting[0], 'America/New_York')).toBe('Fri, Nov 27, 8:00 PM');
});
