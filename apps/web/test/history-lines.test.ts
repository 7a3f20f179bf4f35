import type { SessionStep } from '@skill-exchange/api-client/types';
import { makeSession, makeUser } from '@skill-exchange/api-mocks/factories';
import { expect, it } from 'vitest';
import { historyLines, sessionLines } from '../src/lib/history-lines.ts';

const me = makeUser()._id;
const session = (history: SessionStep[]) => makeSession({ history });
const other = makeSession().userTwo;
const words = (history: SessionStep[]) =>
  historyLines(session(history), me, 'Europe/Berlin').map(({ who, what }) => `${who} ${what}`.trim());

it('says who did what, in local time', () => {
  const at = '2026-11-24T10:00:00.000Z';
  const times = ['2026-12-01T16:00:00.000Z', '2026-12-02T14:00:00.000Z'];
  expect(
    words([
      { at, by: other._id, kind: 'proposed', times },
      { at, by: me, kind: 'accepted', times: times.slice(0, 1) },
      { at, by: other._id, kind: 'canceled' },
      { at, kind: 'expired' },
    ]),
  ).toEqual([
    'Inês proposed Tue, Dec 1, 5:00 PM or Wed, Dec 2, 3:00 PM',
    'You accepted Tue, Dec 1, 5:00 PM',
    'Inês canceled',
    'No answer in time',
  ]);
});

it('omits unknown steps of a newer server', () => {
  expect(words([{ at: '2026-11-24T10:00:00.000Z', kind: 'teleported' as SessionStep['kind'] }])).toEqual([]);
});

it('has no text for a session without a history', () => {
  expect(historyLines(makeSession(), me)).toEqual([]);
});

it('merges the histories of several sessions by time, each with its own address', () => {
  const date = '2026-12-01T16:00:00.000Z';
  const [first, second] = ['2026-11-24T10:00:00.000Z', '2026-11-25T10:00:00.000Z'];
  const lines = sessionLines(
    [
      makeSession({ _id: 'later', date, history: [{ at: second, by: other._id, kind: 'canceled' }] }),
      makeSession({ _id: 'earlier', date, history: [{ at: first, by: me, kind: 'proposed', times: [date] }] }),
    ],
    me,
    'Europe/Berlin',
  );
  expect(lines.map(({ who, what, href }) => [`${who} ${what}`, href])).toEqual([
    ['You proposed Tue, Dec 1, 5:00 PM', '/userDashboard/session/earlier'],
    ['Inês canceled (Tue, Dec 1, 5:00 PM)', '/userDashboard/session/later'],
  ]);
  expect(new Set(lines.map(({ _id }) => _id)).size).toBe(2);
});
