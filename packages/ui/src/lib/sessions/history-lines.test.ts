import { makeSession } from '@skill-exchange/api-mocks/factories';
import { expect, test } from 'vitest';
import { sessionLines } from './history-lines.ts';

test('a step without times names those before it, whatever time the session has by now', () => {
  const one = { _id: 'one', name: 'Ann Lee', photo: '' };
  const two = { _id: 'two', name: 'Ben Okoro', photo: '' };
  const at = (hour: number) => `2026-11-23T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const session = makeSession({
    userOne: one,
    userTwo: two,
    date: '2026-12-24T12:00:00.000Z',
    history: [
      { at: at(1), by: one._id, kind: 'planned', times: ['2026-11-30T12:00:00.000Z'] },
      { at: at(2), by: two._id, kind: 'accepted', times: ['2026-11-30T12:00:00.000Z'] },
      { at: at(3), by: one._id, kind: 'moveAsked', times: ['2026-12-01T12:00:00.000Z'] },
      { at: at(4), by: two._id, kind: 'declined' },
    ],
  });
  expect(sessionLines([session], one._id, String, 'UTC').map(({ what }) => what)).toEqual([
    'Mon, Nov 30, 12:00 PM',
    'Mon, Nov 30, 12:00 PM',
    'Tue, Dec 1, 12:00 PM',
    '(Tue, Dec 1, 12:00 PM)',
  ]);
});
