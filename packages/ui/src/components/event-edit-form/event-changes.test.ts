import { makeEvent } from '@skill-exchange/api-mocks/factories';
import { expect, it } from 'vitest';
import { draftOf } from '../../lib/events/event-fields.ts';
import { changedDayError, changedTimesError, isEndMoved, rangeOf, textsOf, toEventChange } from './event-changes.ts';

const event = makeEvent({
  start_time: '2026-11-24T19:00:00.000Z',
  end_time: '2026-11-24T20:30:00.000Z',
  link: '',
  max_participants: 12,
});

it('saves the original values when nothing is changed', () => {
  expect(toEventChange(event, draftOf(event, 'UTC'), 'UTC')).toEqual({
    start_time: event.start_time,
    end_time: event.end_time,
    max_participants: 12,
  });
});

it('sends the language only when it changes, and empty to remove it', () => {
  const spoken = makeEvent({ language: 'pt' });
  const changed = (language: string) => toEventChange(spoken, { ...draftOf(spoken, 'UTC'), language }, 'UTC');
  expect(changed('pt')).not.toHaveProperty('language');
  expect(changed('')).toHaveProperty('language', '');
});

it('sends nothing but texts of what was typed before the event was over', () => {
  const typed = { ...draftOf(event, 'UTC'), title: 'Rye', link: 'https://meet.example.org/late', start_time: '21:00' };
  const { start_time, end_time, max_participants } = event;
  expect(toEventChange(event, textsOf(event, typed, 'UTC'), 'UTC')).toEqual({
    ...{ start_time, end_time, max_participants, title: 'Rye' },
  });
});

it('sends words and the waitlist only when they change', () => {
  const words = makeEvent({ title: 'Bread', description: 'With yeast.', skills: ['Baking', 'Tea'] });
  const changed = (draft: object) => toEventChange(words, { ...draftOf(words, 'UTC'), ...draft }, 'UTC');
  const same = changed({ title: ' Bread ', description: 'With yeast.\n' });
  for (const field of ['title', 'description', 'skills', 'hasWaitlist']) expect(same).not.toHaveProperty(field);
  expect(changed({ title: 'Rye' })).toHaveProperty('title', 'Rye');
  expect(changed({ skills: [{ name: 'Tea' }, { name: 'Baking' }] })).toHaveProperty('skills', ['Tea', 'Baking']);
  expect(changed({ hasWaitlist: true })).toHaveProperty('hasWaitlist', true);
});

it('sends the end of sign-ups only when it changes, and null to remove it', () => {
  const closing = makeEvent({ signUpsCloseMinutes: 60 });
  const changed = (minutes: string) =>
    toEventChange(closing, { ...draftOf(closing, 'UTC'), signUpsCloseMinutes: minutes }, 'UTC');
  expect(changed('60')).not.toHaveProperty('signUpsCloseMinutes');
  expect(changed('0')).toHaveProperty('signUpsCloseMinutes', 0);
  expect(changed('')).toHaveProperty('signUpsCloseMinutes', null);
});

it('keeps untouched times to the second', () => {
  const exact = makeEvent({ start_time: '2026-11-24T19:00:30.000Z', end_time: '2026-11-24T20:30:15.000Z' });
  expect(toEventChange(exact, { ...draftOf(exact, 'UTC'), max_participants: '9' }, 'UTC')).toMatchObject({
    start_time: exact.start_time,
    end_time: exact.end_time,
    max_participants: 9,
  });
  expect(toEventChange(exact, { ...draftOf(exact, 'UTC'), end_time: '21:00' }, 'UTC')?.end_time).toBe(
    '2026-11-24T21:00:00.000Z',
  );
});

it('moves an end before its start to the next day and keeps it there on the next edit', () => {
  const pastMidnight = { ...draftOf(event, 'UTC'), end_time: '00:15' };
  expect(rangeOf(event, pastMidnight, 'UTC')).toMatchObject({ end_time: '2026-11-25T00:15:00.000Z', isMoved: true });
  const saved = makeEvent({ start_time: event.start_time, end_time: '2026-11-25T00:15:00.000Z' });
  expect(toEventChange(saved, draftOf(saved, 'UTC'), 'UTC')?.end_time).toBe(saved.end_time);
  expect(isEndMoved(event, pastMidnight, 'UTC')).toBe(true);
  expect(isEndMoved(event, { ...draftOf(event, 'UTC'), start_time: '20:45' }, 'UTC')).toBe(true);
  expect(isEndMoved(event, { ...draftOf(event, 'UTC'), end_time: '22:00' }, 'UTC')).toBe(false);
  // Unchanged times need no second confirmation.
  expect(isEndMoved(saved, { ...draftOf(saved, 'UTC'), link: 'https://meet.example.org/a' }, 'UTC')).toBe(false);
});

it('keeps the days of an event that lasts several', () => {
  const long = makeEvent({ start_time: '2026-11-24T09:00:00.000Z', end_time: '2026-11-26T17:00:00.000Z' });
  expect(toEventChange(long, { ...draftOf(long, 'UTC'), link: 'https://meet.example.org/a' }, 'UTC')).toMatchObject({
    start_time: long.start_time,
    end_time: long.end_time,
  });
  expect(rangeOf(long, { ...draftOf(long, 'UTC'), end_time: '16:00' }, 'UTC')?.end_time).toBe(
    '2026-11-26T16:00:00.000Z',
  );
  const overnight = makeEvent({ start_time: long.start_time, end_time: '2026-11-26T08:00:00.000Z' });
  expect(toEventChange(overnight, draftOf(overnight, 'UTC'), 'UTC')?.end_time).toBe(overnight.end_time);
});

it('validates changed times only', () => {
  const now = Date.parse('2026-11-24T20:00:00Z');
  const draft = draftOf(event, 'UTC');
  const error = (changes: Partial<typeof draft>, at = now) =>
    changedTimesError(event, { ...draft, ...changes }, { now: at, timeZone: 'UTC' });
  expect(error({})).toBeUndefined();
  expect(error({ end_time: '20:15' })).toBeUndefined();
  expect(error({ start_time: '20:00' })).toBe('This time has passed. Pick a later one.');
  expect(error({ start_time: '20:01' })).toBeUndefined();
  expect(error({ end_time: '' })).toBeUndefined();
  const long = makeEvent({ start_time: '2026-11-24T09:00:00.000Z', end_time: '2026-11-26T17:00:00.000Z' });
  expect(changedTimesError(long, draftOf(long, 'UTC'), { now, timeZone: 'UTC' })).toBeUndefined();
  expect(changedTimesError(long, { ...draftOf(long, 'UTC'), end_time: '16:00' }, { now, timeZone: 'UTC' })).toContain(
    'up to 24 hours',
  );
  expect(error({ start_time: '19:30' }, Date.parse('2024-11-24T19:29:59Z'))).toContain('next two years');
});

it('reads times in the zone, across midnight in UTC', () => {
  // 20:00 to 21:30 in New York is 01:00 to 02:30 of the next day in UTC.
  const evening = makeEvent({ start_time: '2026-11-25T01:00:00.000Z', end_time: '2026-11-25T02:30:00.000Z' });
  const draft = draftOf(evening, 'America/New_York');
  expect(draft).toMatchObject({ start_time: '20:00', end_time: '21:30' });
  expect(rangeOf(evening, { ...draft, end_time: '22:00' }, 'America/New_York')).toEqual({
    start_time: '2026-11-25T01:00:00.000Z',
    end_time: '2026-11-25T03:00:00.000Z',
    isMoved: false,
  });
});

it.each([
  // 18:00 in New York and 20:00 of the same day, and the morning and the noon of New Year's Day in Kiritimati.
  ['America/New_York', '2026-11-24T23:00:00.000Z', '20:00', '2026-11-24'],
  ['Pacific/Kiritimati', '2026-12-31T20:00:00.000Z', '15:00', '2027-01-01'],
])('names the day of another start in %s, also if it is another one in UTC', (zone, start_time, to, day) => {
  const event = makeEvent({ start_time, end_time: new Date(Date.parse(start_time) + 3_600_000).toISOString() });
  const draft = { ...draftOf(event, zone), start_time: to, end_time: '23:00' };
  expect(toEventChange(event, draft, zone)).toMatchObject({ day });
});

it('returns no change while a time is missing', () => {
  expect(toEventChange(event, { ...draftOf(event, 'UTC'), start_time: '' }, 'UTC')).toBeUndefined();
});

it('moves to another day at the same local time, and names it', () => {
  const winter = makeEvent({ start_time: '2027-03-23T19:00:00.000Z', end_time: '2027-03-23T20:00:00.000Z' });
  const draft = { ...draftOf(winter, 'Europe/Berlin'), date: '2027-03-30' };
  expect(toEventChange(winter, draft, 'Europe/Berlin')).toMatchObject({
    day: '2027-03-30',
    start_time: '2027-03-30T18:00:00.000Z',
    end_time: '2027-03-30T19:00:00.000Z',
  });
  expect(toEventChange(winter, draftOf(winter, 'UTC'), 'UTC')).not.toHaveProperty('day');
});

it('asks about an end on the next day only if the hours change', () => {
  const late = makeEvent({ start_time: '2026-11-24T22:00:00.000Z', end_time: '2026-11-25T00:30:00.000Z' });
  const other = { ...draftOf(late, 'UTC'), date: '2026-11-26' };
  expect(toEventChange(late, other, 'UTC')).toMatchObject({ end_time: '2026-11-27T00:30:00.000Z' });
  expect(isEndMoved(late, other, 'UTC')).toBe(false);
  expect(isEndMoved(late, { ...other, end_time: '01:00' }, 'UTC')).toBe(true);
});

it('accepts another day from today on', () => {
  const error = (day: string) =>
    changedDayError(event, day, { now: Date.parse('2026-11-25T12:00:00Z'), timeZone: 'UTC' });
  // Its own day has passed, and stays valid.
  expect(error('2026-11-24')).toBeUndefined();
  expect(error('2026-11-23')).toBe('This day has passed. Pick a later one.');
  expect(error('')).toBe('Please select a valid date.');
  expect(error('2028-12-24')).toContain('next two years');
  expect(error('2026-11-25')).toBeUndefined();
});

it('clears the link', () => {
  const linked = makeEvent({ link: 'https://meet.example.org/a' });
  expect(toEventChange(linked, { ...draftOf(linked, 'UTC'), link: ' ' }, 'UTC')?.link).toBe('');
});
