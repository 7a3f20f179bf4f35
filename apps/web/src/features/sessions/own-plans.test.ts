import { instant, makeSession, makeUser } from '@skill-exchange/api-mocks/factories';
import { describe, expect, it } from 'vitest';
import { busyWords, timesAskedOf } from './own-plans.ts';

const [me, other] = [makeUser(), makeUser({}, 1)];

describe('busyWords', () => {
  const event = {
    kind: 'event',
    _id: 'event-1',
    title: 'Sourdough',
    startsAt: instant(2, 18),
    endsAt: instant(2, 20),
  } as const;
  const session = {
    kind: 'session',
    _id: 'session-1',
    title: 'Session',
    startsAt: instant(3, 18),
    endsAt: instant(3, 19),
    role: 'member',
    with: other,
  } as const;
  const entries = [{ ...event, role: 'host' }, session] as const;

  it.each([
    ['before it', instant(2, 17), 60, undefined],
    ['after it', instant(2, 20), 60, undefined],
    ['into it', instant(2, 17.5), 60, 'You host “Sourdough” then.'],
    ['within it', instant(2, 18.5), 15, 'You host “Sourdough” then.'],
    ['with somebody else', instant(3, 18), 60, `You have a session with ${other.name} then.`],
  ])('looks at a time %s', (_what, time, minutes, words) => {
    expect(busyWords(entries, { time, minutes })).toBe(words);
  });

  it('leaves out the session that it is about', () => {
    expect(busyWords(entries, { time: instant(3, 18), minutes: 60, besides: 'session-1' })).toBeUndefined();
  });

  it('says what the member takes part in', () => {
    const joined = [{ ...event, role: 'participant' } as const];
    expect(busyWords(joined, { time: instant(2, 18), minutes: 60 })).toBe('You have joined “Sourdough” then.');
  });
});

it('finds the times that wait for a member', () => {
  const offer = {
    by: other._id,
    kind: 'counter',
    times: [instant(5), instant(4)],
    durationMinutes: 60,
    note: '',
    expiresAt: instant(1),
  } as const;
  const scheduled = { status: 'Scheduled', date: instant(3) } as const;
  const sessions = [
    makeSession({ ...scheduled, waitingFor: me._id, offer: { ...offer, times: [...offer.times] } }),
    makeSession({ ...scheduled, waitingFor: me._id }),
    makeSession({ ...scheduled, waitingFor: other._id }),
    makeSession({ status: 'Cancelled', waitingFor: me._id }),
  ];
  expect(timesAskedOf(sessions, me._id)).toEqual([instant(3), instant(4), instant(5)]);
});
