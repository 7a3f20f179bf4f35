import { makeSession } from '@skill-exchange/api-mocks/factories';
import { describe, expect, it } from 'vitest';
import { draftOf, toPlan } from './session-plan.ts';

describe('toPlan', () => {
  const session = makeSession({ date: '2026-12-03T19:00:00.000Z', skillTaughtByUserTwo: null });

  it('round-trips a session from the side of either member', () => {
    const one = toPlan(draftOf(session, session.userOne._id));
    const two = toPlan(draftOf(session, session.userTwo._id));
    const skill = session.skillTaughtByUserOne?._id;
    expect(one).toMatchObject({ date: session.date, mine: skill, theirs: null });
    expect(two).toMatchObject({ date: session.date, mine: null, theirs: skill });
  });

  it('returns no plan without a day or a time', () => {
    const draft = draftOf(session, session.userOne._id);
    expect(toPlan({ ...draft, date: '' })).toBeUndefined();
    expect(toPlan({ ...draft, time: '' })).toBeUndefined();
  });

  it('uses the name of a skill without an id', () => {
    expect(toPlan({ ...draftOf(session, session.userOne._id), mine: [{ name: 'Whistling' }] })?.mine).toBe('Whistling');
  });
});
