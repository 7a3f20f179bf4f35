import { expect, it } from 'vitest';
import { emptyDraft } from '../../lib/events/event-fields.ts';
import { timesError, toNewEvent } from './event-draft.ts';

const draft = {
  ...emptyDraft,
  title: '  Bare trees ',
  description: ' We draw. ',
  skills: [{ _id: 'skill-1', name: 'Drawing' }],
  date: '2026-11-29',
  start_time: '15:00',
  end_time: '16:30',
  max_participants: '12',
};

it('converts a draft to a trimmed event in UTC', () => {
  expect(toNewEvent(draft, 'UTC')).toEqual({
    title: 'Bare trees',
    description: 'We draw.',
    skills: ['Drawing'],
    date: '2026-11-29',
    start_time: '2026-11-29T15:00:00.000Z',
    end_time: '2026-11-29T16:30:00.000Z',
    max_participants: 12,
  });
  expect(toNewEvent({ ...draft, link: ' https://meet.example.org ' }, 'UTC')).toMatchObject({
    link: 'https://meet.example.org',
  });
});

it('returns no event while the end is not after the start', () => {
  expect(toNewEvent({ ...draft, end_time: '15:00' }, 'UTC')).toBeUndefined();
});

it('ends after midnight when that is ticked, and no later than 24 hours after the start', () => {
  const evening = { ...draft, start_time: '23:30', end_time: '01:00', endsNextDay: true };
  expect(timesError(evening, { now: Date.parse('2026-11-29T12:00:00Z'), timeZone: 'UTC' })).toBeUndefined();
  expect(toNewEvent(evening, 'UTC')).toMatchObject({
    date: '2026-11-29',
    start_time: '2026-11-29T23:30:00.000Z',
    end_time: '2026-11-30T01:00:00.000Z',
  });
  const twoDays = { ...draft, endsNextDay: true };
  expect(timesError(twoDays)).toContain('up to 24 hours');
  expect(toNewEvent(twoDays, 'UTC')).toBeUndefined();
});

it('validates the times with and without a date', () => {
  const now = Date.parse('2026-11-29T14:59:59Z');
  expect(timesError(draft, { now, timeZone: 'UTC' })).toBeUndefined();
  expect(timesError(draft, { now: now + 1000, timeZone: 'UTC' })).toBe('This time has passed. Pick a later one.');
  // An invalid day has its own message.
  expect(timesError({ ...draft, date: '2026-11-28' }, { now, timeZone: 'UTC' })).toBeUndefined();
  expect(timesError({ ...draft, start_time: '' })).toBe('Please provide valid start and end times.');
  expect(timesError({ ...draft, start_time: '99:00' })).toBe('Please provide valid start and end times.');
  expect(timesError({ ...draft, end_time: '14:59', date: '' })).toBe('Start time must be earlier than end time.');
});

it('reads times in the zone; the day of an event is the one in UTC', () => {
  const evening = { ...draft, start_time: '20:00', end_time: '21:30' };
  expect(toNewEvent(evening, 'America/New_York')).toMatchObject({
    date: '2026-11-30',
    start_time: '2026-11-30T01:00:00.000Z',
    end_time: '2026-11-30T02:30:00.000Z',
  });
});
