import type { SessionStep } from '@skill-exchange/api-client/types';
import type { SessionOfferTable } from '../../db/tables/sessions.ts';
import type { SessionRow } from './repository.ts';
import { otherMember } from './status.ts';

/** An offer about a session, open or closed. */
export interface PastOffer {
  by: string;
  kind: SessionOfferTable['kind'];
  times: Date[];
  created_at: Date;
  expires_at: Date;
  closed_at: Date | null;
  outcome: SessionOfferTable['outcome'];
  agreed_time: Date | null;
}

type StepKind = SessionStep['kind'];

const suggested = { proposal: 'proposed', counter: 'suggested', move: 'moveAsked' } as const satisfies Record<
  PastOffer['kind'],
  StepKind
>;

/** Returns a session's history up to `now`, oldest first, from its row and all its offers. */
export function historyOf(session: SessionRow, offers: readonly PastOffer[], now: Date): SessionStep[] {
  const steps = [
    ...planSteps(session, offers[0]),
    ...offers.flatMap((offer) => [
      step(offer.created_at, suggested[offer.kind], offer.by, offer.times),
      ...outcomeStep(session, offer, now),
    ]),
    ...agreedStep(session, offers),
    ...endStep(session),
  ];
  return steps.sort((left, right) => left.at.localeCompare(right.at));
}

function step(at: Date, kind: StepKind, by: string | null, times: readonly Date[] = []): SessionStep {
  return {
    at: at.toISOString(),
    kind,
    ...(by !== null && { by }),
    ...(times.length > 0 && { times: times.map((time) => time.toISOString()) }),
  };
}

/** Returns the steps of a session that was scheduled directly: its plan, and its moves without an offer. */
function planSteps(session: SessionRow, first: PastOffer | undefined): SessionStep[] {
  const { created_at, one_id, moved_by, planned_for, plan_moves } = session;
  const moves = plan_moves.map(({ at, by, time }) => step(new Date(at), 'moved', by, [new Date(time)]));
  if (first?.kind === 'proposal') return moves;
  const planned = planned_for ?? (moved_by === null ? session.date : null);
  return [step(created_at, 'planned', one_id, planned === null ? [] : [planned]), ...moves];
}

/** Returns the step of an answered offer. A replacement or ending has its own step. */
function outcomeStep(session: SessionRow, offer: PastOffer, now: Date): SessionStep[] {
  const { by, kind, agreed_time, expires_at, closed_at, outcome } = offer;
  if (closed_at === null) return expires_at <= now ? [step(expires_at, 'expired', null)] : [];
  const other = otherMember(session, by);
  switch (outcome) {
    case 'accepted': {
      const agreed = agreed_time === null ? [] : [agreed_time];
      return [step(closed_at, kind === 'move' ? 'moved' : 'accepted', other, agreed)];
    }
    case 'expired':
      return [step(expires_at, 'expired', null)];
    case 'declined':
      return hasEnded(session, closed_at) ? [] : [step(closed_at, 'declined', other)];
    case 'withdrawn':
      return hasEnded(session, closed_at) ? [] : [step(closed_at, 'withdrawn', by)];
    default:
      return [];
  }
}

/** Whether the session ended with an offer. */
function hasEnded({ cancelled_at }: SessionRow, closedAt: Date): boolean {
  return cancelled_at?.getTime() === closedAt.getTime();
}

/** Returns the step of an agreement to a session as planned, without an offer. */
function agreedStep(session: SessionRow, offers: readonly PastOffer[]): SessionStep[] {
  const { agreed_at, plan_agreed, moved_by, one_id, date } = session;
  if (plan_agreed !== null)
    return [step(new Date(plan_agreed.at), 'accepted', plan_agreed.by, [new Date(plan_agreed.time)])];
  // A session that was agreed to before its time was stored.
  const isOffered = offers.some(({ closed_at }) => closed_at?.getTime() === agreed_at?.getTime());
  if (agreed_at === null || isOffered) return [];
  return [step(agreed_at, 'accepted', otherMember(session, moved_by ?? one_id), [date])];
}

function endStep({ cancelled_at, cancelled_by, ending }: SessionRow): SessionStep[] {
  return cancelled_at === null ? [] : [step(cancelled_at, ending ?? 'canceled', cancelled_by)];
}
