import type { Session } from '@skill-exchange/api-client/types';
import { instant, makeSession } from '@skill-exchange/api-mocks/factories';
import { describe, expect, it } from 'vitest';
import { consentOf, endingWords } from './session-consent.ts';
import { sessionStanding } from './session-state.ts';

const { userOne: me, userTwo: other, ...rest } = makeSession({ status: 'Scheduled' });
const session = (parts: Partial<Session>): Session => ({ ...rest, userOne: me, userTwo: other, ...parts });
const offer = (kind: 'proposal' | 'counter' | 'move', times = [instant(4)]) => ({
  by: other._id,
  kind,
  times,
  durationMinutes: 60,
  note: '',
  expiresAt: instant(2),
});

const asking = { consent: 'pending', isProposal: true, waitingFor: me._id } as const;

const wordsFor = (each: Session, memberId: string) => sessionStanding(each, memberId, { now: 0 });

describe('the words of an agreement', () => {
  it('has no answers for a server without them', () => {
    expect(wordsFor(session({}), me._id)).toMatchObject({ words: null, question: null });
    expect(consentOf(session({}), me._id)).toMatchObject({ turn: 'nobody', isAgreed: false, isOpen: false });
  });

  it('says who has to answer', () => {
    const planned = session({ consent: 'pending', waitingFor: other._id });
    expect(wordsFor(planned, me._id).words).toBe(`Waiting for ${other.name}`);
    expect(wordsFor(planned, other._id).question).toBe(`${me.name} proposes a session`);
  });

  it.each([
    ['proposal', [instant(4)], 'proposes a session'],
    ['counter', [instant(4)], 'suggests another time'],
    ['counter', [instant(4), instant(5)], 'suggests other times'],
  ] as const)('says what a %s of %j is', (kind, times, words) => {
    const asked = session({ ...asking, offer: offer(kind, [...times]) });

    expect(wordsFor(asked, me._id).question).toBe(`${other.name} ${words}`);
    expect(consentOf(asked, me._id)).toMatchObject({ turn: 'mine', isOpen: true });
  });

  it('keeps an agreed session while one asks to move it', () => {
    const moving = session({ consent: 'agreed', waitingFor: me._id, offer: offer('move') });
    expect(wordsFor(moving, me._id).question).toBe(`${other.name} asks to move it`);
    expect(consentOf(moving, me._id)).toMatchObject({ isAgreed: true, isOpen: false });
    expect(wordsFor(session({ consent: 'agreed' }), me._id).words).toBe('Agreed');
  });
});

it('says how a session ended', () => {
  const ended = (parts: Partial<Session>) => endingWords(session({ status: 'Cancelled', ...parts }), me._id);
  expect(ended({})).toBeNull();
  expect(ended({ ending: 'expired' })).toBeNull();
  expect(ended({ ending: 'canceled' })).toBeNull();
  expect(ended({ ending: 'canceled', endedBy: me._id })).toBe('You canceled it.');
  expect(ended({ ending: 'declined', endedBy: other._id })).toBe(`${other.name} declined.`);
  expect(ended({ ending: 'withdrawn', endedBy: other._id })).toBe(`${other.name} took the times back.`);
});
