import { makeEvent, makeSession, makeUser } from '@skill-exchange/api-mocks/factories';
import { expect, test } from 'vitest';
import { nextOf, startOf } from '../src/features/home/home-sessions.ts';

const now = Date.parse('2026-12-01T12:00:00.000Z');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const me = makeUser();
const session = (minutes: number, more = {}) =>
  makeSession({ date: at(minutes), userOne: me, userTwo: makeUser({}, 1), status: 'Scheduled', ...more });
const event = (start: number, end: number) => makeEvent({ start_time: at(start), end_time: at(end) });

const next = (sessions: Parameters<typeof nextOf>[0]['sessions'], events: ReturnType<typeof event>[]) =>
  nextOf({ sessions, events }, me._id, now).map((each) => (startOf(each) - now) / 60_000);

test('a session and an event come in the order of their starts', () => {
  expect(next([session(90), session(300)], [event(60, 120), event(200, 260)])).toEqual([60, 90, 200, 300]);
});

test('an event that has ended, and a session that nobody has accepted, are not next', () => {
  const proposal = session(30, { isProposal: true, consent: 'pending', waitingFor: makeUser({}, 1)._id });
  expect(next([proposal], [event(-120, -60), event(60, 120)])).toEqual([60]);
});

test('an event that runs for hours does not hide a session that is about to start', () => {
  expect(next([session(9)], [event(-120, 600)])).toEqual([9, -120]);
  expect(next([session(60)], [event(-120, 600)])).toEqual([-120, 60]);
});
