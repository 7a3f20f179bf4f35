import type { Session, SessionOffer } from '@skill-exchange/api-client/types';
import { instant, makeSession } from '@skill-exchange/api-mocks/factories';
import { describe, expect, it } from 'vitest';
import { canJoin, sessionStanding, stateOf } from './session-state.ts';

const base = makeSession({ status: 'Scheduled', userOne: { _id: 'me', name: 'Jonas Brandt' } });
const me = 'me';
const { userTwo: other } = base;
const session = (parts: Partial<Session>): Session => ({ ...base, ...parts });
const actionsOf = (each: Session) => sessionStanding(each, me, { now: 0 }).actions;
const offer = (kind: SessionOffer['kind'], by: string): Partial<Session> => ({
  consent: kind === 'move' ? 'agreed' : 'pending',
  isProposal: kind === 'proposal',
  waitingFor: by === me ? other._id : me,
  offer: { by, kind, times: [instant(4)], durationMinutes: 60, note: '', expiresAt: instant(2) },
});

const states = {
  proposed: offer('proposal', other._id),
  countered: offer('counter', other._id),
  planned: { consent: 'pending', waitingFor: me },
  moveAsked: offer('move', other._id),
  proposing: offer('proposal', me),
  suggesting: offer('move', me),
  set: { consent: 'agreed' },
  over: { status: 'Completed' },
  reviewed: { status: 'Completed', isReviewProvidedByUserOne: true },
  canceled: { status: 'Cancelled' },
  expired: { status: 'Cancelled', ending: 'expired' },
} satisfies Record<string, Partial<Session>>;

describe.each(Object.entries(states))('a session that is %s', (state, parts) => {
  const each = session(parts);

  it('is known', () => {
    expect(stateOf(each, me)).toBe(state);
  });

  it('shows two actions at most, and each once', () => {
    const { quiet, menu } = actionsOf(each);
    expect(quiet.length).toBeLessThanOrEqual(2);
    expect(new Set([...quiet, ...menu]).size).toBe(quiet.length + menu.length);
  });
});

it('shows Edit and Cancel of a planned session to both', () => {
  for (const waitingFor of [me, other._id, undefined])
    expect(actionsOf(session({ consent: 'pending', ...(waitingFor && { waitingFor }) })).quiet).toEqual([
      'edit',
      'cancel',
    ]);
});

it('does not offer to join or cancel a session without agreement', () => {
  for (const parts of [states.proposed, states.proposing]) {
    expect(canJoin(session(parts), me)).toBe(false);
    const { quiet, menu } = actionsOf(session(parts));
    expect([...quiet, ...menu]).not.toContain('cancel');
  }
  expect(canJoin(session(states.set), me)).toBe(true);
  expect(canJoin(session(states.moveAsked), me)).toBe(true);
});

it('says what a session waits for', () => {
  const words = (parts: Partial<Session>) => sessionStanding(session(parts), me, { now: 0 }).words;
  expect(words({})).toBeNull();
  expect(words(states.set)).toBe('Agreed');
  expect(words(states.proposed)).toBe(`${other.name.split(' ')[0]} is waiting for your answer`);
  expect(words(states.moveAsked)).toBe(`${other.name.split(' ')[0]} asks to move it`);
  expect(words(states.proposing)).toBe(`Waiting for ${other.name}`);
  expect(words(states.over)).toBe('Session Completed');
  expect(words(states.canceled)).toBe('Session Canceled');
  expect(words(states.expired)).toBe('No answer in time');
});

it('names one primary action by state', () => {
  const primary = (parts: Partial<Session>) => sessionStanding(session(parts), me, { now: 0 }).primary;
  expect(primary(states.proposed)).toBe('accept');
  expect(primary(states.moveAsked)).toBe('accept');
  expect(primary(states.proposing)).toBeNull();
  expect(primary(states.set)).toBe('join');
  expect(primary({ ...states.set, link: '' })).toBeNull();
  expect(primary(states.over)).toBe('review');
  expect(primary(states.reviewed)).toBeNull();
  expect(primary(states.expired)).toBe('proposeAgain');
  expect(primary({ ...states.canceled, ending: 'declined' })).toBeNull();
  expect(primary({ ...states.canceled, userTwo: { _id: '', name: '' } })).toBeNull();
});
