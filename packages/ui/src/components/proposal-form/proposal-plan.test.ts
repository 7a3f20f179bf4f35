import { expect, it } from 'vitest';
import { emptyProposal, timesAhead, toProposal } from './proposal-plan.ts';

const now = Date.parse('2026-11-24T12:00:00.000Z');

it('wants one time at least, and each ahead', () => {
  expect(timesAhead([], now)).toBe('Pick at least one time.');
  expect(timesAhead(['2026-11-24T13:00:00.000Z'], now)).toContain('too soon by now');
  expect(timesAhead(['2026-11-25T13:00:00.000Z', '2026-11-26T13:00:00.000Z'], now)).toBe(true);
});

it('makes a proposal of a draft', () => {
  expect(toProposal(emptyProposal)).toBeUndefined();
  const draft = {
    ...emptyProposal,
    mentor: { _id: 'member-2', name: 'Ana' },
    times: ['2026-11-25T13:00:00.000Z'],
    link: ' https://meet.example.org/us ',
    note: ' Evenings are best. ',
    mine: [{ _id: 'skill-chess', name: 'Chess' }],
    theirs: [{ name: 'Whistling' }],
  };
  expect(toProposal(draft)).toEqual({
    mentorId: 'member-2',
    times: ['2026-11-25T13:00:00.000Z'],
    durationMinutes: 60,
    link: 'https://meet.example.org/us',
    note: 'Evenings are best.',
    mine: 'skill-chess',
    theirs: 'Whistling',
  });
});
