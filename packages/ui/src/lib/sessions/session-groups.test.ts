import { makeSession, makeUser } from '@skill-exchange/api-mocks/factories';
import { expect, it } from 'vitest';
import { hasToReview, sessionGroups } from './session-groups.ts';

const me = makeUser()._id;
const on = (_id: string, date: string, parts = {}) => makeSession({ _id, date, status: 'Scheduled', ...parts });

it('groups upcoming ones by who has to act, the next first', () => {
  const sessions = [
    on('later', '2026-12-03T10:00:00Z', { consent: 'agreed' }),
    on('asked', '2026-12-04T10:00:00Z', { waitingFor: me }),
    on('sooner', '2026-12-02T10:00:00Z', { consent: 'agreed' }),
    on('asking', '2026-12-01T10:00:00Z', { waitingFor: 'other' }),
    makeSession({ status: 'Completed' }),
  ];
  const groups = sessionGroups(sessions, 'Scheduled', me);
  expect(groups.map(({ title, sessions }) => [title, sessions.map(({ _id }) => _id)])).toEqual([
    ['Needs you', ['asked']],
    ['Agreed', ['sooner', 'later']],
    ['Waiting', ['asking']],
  ]);
});

it('lists past ones together, the latest first', () => {
  const over = (_id: string, date: string) => on(_id, date, { status: 'Cancelled' });
  const [group] = sessionGroups(
    [over('a', '2026-11-01T10:00:00Z'), over('b', '2026-11-02T10:00:00Z')],
    'Cancelled',
    me,
  );
  expect(group?.title).toBe('');
  expect(group?.sessions.map(({ _id }) => _id)).toEqual(['b', 'a']);
  expect(sessionGroups([], 'Completed', me)).toEqual([]);
});

it('knows whether a review is missing', () => {
  expect(hasToReview([makeSession({ status: 'Completed' })], me)).toBe(true);
  expect(hasToReview([makeSession({ status: 'Completed', isReviewProvidedByUserOne: true })], me)).toBe(false);
});
