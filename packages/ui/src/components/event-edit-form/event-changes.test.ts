import { makeEvent } from '@skill-exchange/api-mocks/factories';
import { expect, it } from 'vitest';
import { changedTimesError, draftOf, isEndMoved, rangeOf, smallestSize, toEventChange } from './event-changes.ts';

const event = makeEvent({
  start_time: '2026-11-24T19:00:00.000Z',
  end_time: '2026-11-24T20:30:00.000Z',
  link: '',
  max_participants: 12,
});

it('saves the original values when nothing is changed', () => {
  expect(toEventChange(event, draftOf(event))).toEqual({
    start_time: event.start_time,
    end_time: event.end_time,
    max_participants: 12,
  });
});

it('keeps untouched times to the second', () => {
  const exact = makeEvent({ start_time: '2026-11-24T19:00:30.000Z', end_time: '2026-11-24T20:30:15.000Z' });
  expect(toEventChange(exact, { ...draftOf(exact), max_participants: '9' })).toMatchObject({
    start_time: exact.start_time,
    end_time: exact.end_time,
    max_participants: 9,
  });
  expect(toEventChange(exact, { ...draftOf(exact), end_time: '21:00' })?.end_time).toBe('2026-11-24T21:00:00.000Z');
});

it('moves an end before its start to the next day and keeps it there on the next edit', () => {
  const pastMidnight = { ...draftOf(event), end_time: '00:15' };
  expect(rangeOf(event, pastMidnight)).toMatchObject({ end_time: '2026-11-25T00:15:00.000Z', isMoved: true });
  const saved = makeEvent({ start_time: event.start_time, end_time: '2026-11-25T00:15:00.000Z' });
  expect(toEventChange(saved, draftOf(saved))?.end_time).toBe(saved.end_time);
  expect(isEndMoved(event, pastMidnight)).toBe(true);
  expect(isEndMoved(event, { ...draftOf(event), start_time: '20:45' })).toBe(true);
  expect(isEndMoved(event, { ...draftOf(event), end_time: '22:00' })).toBe(false);
  // Times that the host did not touch need no second answer.
  expect(isEndMoved(saved, { ...draftOf(saved), link: 'https://meet.example.org/a' })).toBe(false);
});

it('keeps the days of an event that lasts several', () => {
  const long = makeEvent({ start_time: '2026-11-24T09:00:00.000Z', end_time: '2026-11-26T17:00:00.000Z' });
  expect(toEventChange(long, { ...draftOf(long), link: 'https://meet.example.org/a' })).toMatchObject({
    start_time: long.start_time,
    end_time: long.end_time,
  });
  expect(rangeOf(long, { ...draftOf(long), end_time: '16:00' })?.end_time).toBe('2026-11-26T16:00:00.000Z');
  const overnight = makeEvent({ start_time: long.start_time, end_time: '2026-11-26T08:00:00.000Z' });
  expect(toEventChange(overnight, draftOf(overnight))?.end_time).toBe(overnight.end_time);
});

it('validates changed times only', () => {
  const now = Date.parse('2026-11-24T20:00:00Z');
  const draft = draftOf(event);
  const error = (changes: Partial<typeof draft>, at = now) => changedTimesError(event, { ...draft, ...changes }, at);
  expect(error({})).toBeUndefined();
  expect(error({ end_time: '20:15' })).toBeUndefined();
  expect(error({ start_time: '20:00' })).toBe('This time has passed. Pick a later one.');
  expect(error({ start_time: '20:01' })).toBeUndefined();
  expect(error({ end_time: '' })).toBeUndefined();
  const long = makeEvent({ start_time: '2026-11-24T09:00:00.000Z', end_time: '2026-11-26T17:00:00.000Z' });
  expect(changedTimesError(long, draftOf(long), now)).toBeUndefined();
  expect(changedTimesError(long, { ...draftOf(long), end_time: '16:00' }, now)).toContain('up to 24 hours');
  expect(error({ start_time: '19:30' }, Date.parse('2024-11-24T19:29:59Z'))).toContain('next two years');
});

it('returns no change while a time is missing', () => {
  expect(toEventChange(event, { ...draftOf(event), start_time: '' })).toBeUndefined();
});

it('clears the link', () => {
  const linked = makeEvent({ link: 'https://meet.example.org/a' });
  expect(toEventChange(linked, { ...draftOf(linked), link: ' ' })?.link).toBe('');
});

it('requires at least as many places as participants', () => {
  expect(smallestSize({ current_participants_count: 0 })).toBe(1);
  expect(smallestSize({ current_participants_count: 7 })).toBe(7);
});
