import { expect, it } from 'vitest';
import { pickProblem, readPick, timesAhead, togglePick } from './pick-rules.ts';

const now = Date.parse('2026-11-24T12:00:00.000Z');

it('leaves time to answer', () => {
  expect(pickProblem('2026-11-24T15:00:00.000Z', [], now)).toBeUndefined();
  expect(pickProblem('2026-11-24T14:59:00.000Z', [], now)).toContain('at least 3 hours ahead');
  expect(pickProblem('2026-11-24T11:59:00.000Z', [], now)).toContain('passed');
  expect(pickProblem('2029-11-24T11:59:00.000Z', [], now)).toContain('two years');
  expect(pickProblem('2026-11-25T15:00:00.000Z', ['2026-11-25T15:00:00.000Z'], now)).toContain('already');
});

it('needs at least one time, each in the future', () => {
  expect(timesAhead([], now)).toBe('Pick at least one time.');
  expect(timesAhead(['2026-11-24T13:00:00.000Z'], now)).toContain('too soon by now');
  expect(timesAhead(['2026-11-25T13:00:00.000Z', '2026-11-26T13:00:00.000Z'], now)).toBe(true);
});

it('reads a day and a time of a zone', () => {
  expect(readPick({ day: '2026-11-25', clock: '18:30', timeZone: 'UTC' }, [], now)).toEqual({
    time: '2026-11-25T18:30:00.000Z',
  });
  expect(readPick({ day: '2026-11-25', clock: '', timeZone: 'UTC' }, [], now)).toEqual({
    problem: 'Please enter a time.',
  });
  expect(readPick({ day: '', clock: '18:30', timeZone: 'UTC' }, [], now)).toEqual({
    problem: 'Please select a valid date.',
  });
  expect(readPick({ day: '2026-11-24', clock: '13:00', timeZone: 'UTC' }, [], now)).toHaveProperty('problem');
});

it('keeps picks in order', () => {
  const [one, two] = ['2026-11-25T15:00:00.000Z', '2026-11-26T15:00:00.000Z'];
  expect(togglePick([two], one)).toEqual([one, two]);
  expect(togglePick([one, two], one)).toEqual([two]);
});
