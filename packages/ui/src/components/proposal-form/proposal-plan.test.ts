import { expect, it } from 'vitest';
import { emptyProposal, toProposal } from './proposal-plan.ts';

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
