import { makeSession } from '@skill-exchange/api-mocks/factories';
import { expect, it } from 'vitest';
import { hoursSwapped } from './hours-swapped.ts';

const git = { _id: 'git', name: 'Git' };
const session = makeSession({ status: 'Completed', durationMinutes: 60 });
const me = session.userOne._id;

it('halves the time of a session in which both teach', () => {
  const both = { ...session, skillTaughtByUserOne: git, skillTaughtByUserTwo: git };
  expect(hoursSwapped([both], me)).toEqual({ taught: 30, learned: 30 });
});

it('counts the whole time of a session with one skill, for each side', () => {
  const one = { ...session, skillTaughtByUserOne: git, skillTaughtByUserTwo: null };
  expect(hoursSwapped([one], me)).toEqual({ taught: 60, learned: 0 });
  expect(hoursSwapped([one], session.userTwo._id)).toEqual({ taught: 0, learned: 60 });
});

it('counts no session that is ahead, canceled or missed', () => {
  const attendance = { answer: 'theyMissed' as const, canAnswer: true, isDisputed: false };
  const others = [
    { ...session, status: 'Scheduled' as const },
    { ...session, status: 'Cancelled' as const },
    { ...session, attendance },
  ];
  expect(hoursSwapped(others, me)).toEqual({ taught: 0, learned: 0 });
});

it('counts an hour for a session without a length', () => {
  const { durationMinutes: _length, ...one } = { ...session, skillTaughtByUserOne: git, skillTaughtByUserTwo: null };
  expect(hoursSwapped([one], me)).toEqual({ taught: 60, learned: 0 });
});
