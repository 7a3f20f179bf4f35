import type { Session } from '@skill-exchange/api-client/types';
import { expect } from 'vitest';
import type { Call } from './commands.ts';

/** The state at a moment: each session as its two members read it, and its stored rows. */
export interface World {
  now: Date;
  sessions: Map<string, Seen>;
  /** Pairs of a member and the session that makes them busy, as text. */
  busy: Set<string>;
}

export interface Seen {
  /** As user one reads it, and user two. */
  one: Session;
  two: Session;
  /** It does not take place without an answer. */
  isProposal: boolean;
  /** The number of open offers. */
  open: number;
}

const endOf = ({ date, durationMinutes = 0 }: Session) => Date.parse(date) + durationMinutes * 60_000;
const membersOf = ({ userOne, userTwo }: Session) => [userOne._id, userTwo._id];
const otherOf = (session: Session, memberId: string) => membersOf(session).find((id) => id !== memberId);
const isAgreed = ({ consent, ending }: Session) => consent === 'agreed' && ending === undefined;

function overlap(one: Session, other: Session): boolean {
  const share = membersOf(one).some((id) => membersOf(other).includes(id));
  return share && Date.parse(one.date) < endOf(other) && Date.parse(other.date) < endOf(one);
}

/**
 * Returns whether a call should succeed, based on what its caller read before; null if it is not an
 * answer to a session.
 */
export function isExpected(call: Call, { sessions }: World): boolean | null {
  const { about, kind, memberId } = call;
  if (about === undefined || kind === 'propose' || kind === 'plan' || kind === 'wait') return null;
  if (!membersOf(about).includes(memberId)) return false;
  const isSeen = call.version === undefined || call.version === about.version;
  const isScheduled = about.status === 'Scheduled';
  if (kind === 'cancel') return isScheduled;
  if (kind === 'withdraw') return about.offer?.by === memberId;
  if (kind === 'suggest') return isScheduled && isSeen;
  const isAsked = about.waitingFor === memberId;
  if (kind === 'decline') {
    const { one, two } = sessions.get(about._id) as Seen;
    const { canDecline } = one.userOne._id === memberId ? one : two;
    return isSeen && (canDecline === true || (isAsked && about.consent === 'agreed'));
  }
  if (kind === 'edit') return null;
  if (!isSeen || !isAsked || !(about.offer?.times ?? [about.date]).includes(call.time)) return false;
  const { durationMinutes = 0 } = about.offer ?? about;
  const agreed = { ...about, date: call.time, durationMinutes };
  return ![...sessions.values()].some(({ one }) => one._id !== about._id && isAgreed(one) && overlap(one, agreed));
}

/** Checks the rules that hold at every moment. */
export function requireConsistent({ now, sessions, busy }: World): void {
  const agreed = [...sessions.values()].map(({ one }) => one).filter(isAgreed);
  for (const [index, one] of agreed.entries())
    for (const other of agreed.slice(index + 1)) expect([one, other, overlap(one, other)]).toEqual([one, other, false]);
  expect(busy).toEqual(new Set(agreed.flatMap((one) => membersOf(one).map((id) => `${one._id} ${id}`))));
  for (const seen of sessions.values()) requireConsistentSession(seen, now);
}

function requireConsistentSession({ one, two, isProposal, open }: Seen, now: Date): void {
  expect({ ...one, canDecline: null }).toEqual({ ...two, canDecline: null });
  expect(open).toBeLessThanOrEqual(1);
  const { status, consent, offer, waitingFor, ending, date } = one;
  expect(status === 'Cancelled').toBe(ending !== undefined);
  if (status === 'Scheduled') expect(endOf(one)).toBeGreaterThan(now.getTime());
  if (status === 'Completed') expect(endOf(one)).toBeLessThanOrEqual(now.getTime());
  if (isProposal) expect(status).not.toBe('Completed');
  if (isProposal && status === 'Scheduled') expect(offer?.times).toContain(date);
  expect(waitingFor !== undefined).toBe(status === 'Scheduled' && (consent === 'pending' || offer !== undefined));
  if (offer !== undefined) {
    expect(open).toBe(1);
    expect(waitingFor).toBe(otherOf(one, offer.by));
    expect(Date.parse(offer.expiresAt)).toBeGreaterThan(now.getTime());
    expect(offer.kind === 'move').toBe(consent === 'agreed');
  }
  for (const [side, memberId] of [
    [one, one.userOne._id],
    [two, one.userTwo._id],
  ] as const) {
    if (side.canDecline) expect([consent, status === 'Cancelled']).toEqual(['pending', false]);
    if (waitingFor === memberId && consent === 'pending') expect(side.canDecline).toBe(true);
  }
}

/** Checks what a command may change. `isDone` is false for a rejected one, which changes nothing. */
export function requireLawfulStep(
  before: World,
  after: World,
  { call, isDone }: { call: Call; isDone: boolean },
): void {
  for (const [id, { one: was }] of before.sessions) {
    const is = after.sessions.get(id)?.one as Session;
    const isAbout = isDone && !['propose', 'plan'].includes(call.kind) && call.about?._id === id;
    const version = was.version ?? 0;
    expect(is.version).toBeGreaterThanOrEqual(version);
    const hasChanged = JSON.stringify(stored(is)) !== JSON.stringify(stored(was));
    if (!isAbout) expect([hasChanged, is.version]).toEqual([false, version]);
    else if (hasChanged) expect(is.version).toBeGreaterThan(version);
    if (was.status === 'Cancelled') expect(is.status).toBe('Cancelled');
    if (was.status === 'Completed' && is.status !== 'Completed')
      expect([call.kind, was.consent]).toEqual(['decline', 'pending']);
    if (was.consent !== 'agreed') continue;
    expect(is.consent).toBe('agreed');
    const isMoved = is.date !== was.date || is.durationMinutes !== was.durationMinutes;
    if (isMoved) expect([call.kind, call.memberId, was.offer?.kind]).toEqual(['accept', was.waitingFor, 'move']);
    if (isMoved) expect(was.offer?.times).toContain(is.date);
  }
}

/** Returns the parts of a session that only a command changes, not the clock. */
function stored({ date, durationMinutes, link, consent, ending, offer }: Session) {
  return {
    date,
    durationMinutes,
    link,
    consent,
    ended: ending === undefined || ending === 'expired' ? null : ending,
    offer: offer ?? null,
  };
}
