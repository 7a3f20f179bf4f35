import type { OperationId } from '../../src/contract/handlers.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { errorCodesOf } from '../support/contract-inputs.ts';
import type { Kind } from '../support/kinds/kinds.ts';
import { kindOf, type Target } from './targets.ts';
import type { Role } from './world.ts';

/**
 * A caller's audiences for their own thing, as in the contract's `x-audiences`; for other kinds, the
 * owner is its owner.
 */
const relations: Partial<Record<Kind, Partial<Record<Role, readonly string[]>>>> = {
  event: { owner: ['participant'], counterpart: ['requester', 'invited'], host: ['host'], cohost: ['cohost'] },
  session: { owner: ['one-of-two'], counterpart: ['one-of-two', 'invited'] },
  conversation: { owner: ['one-of-two'], counterpart: ['one-of-two'] },
  message: { owner: ['owner', 'one-of-two'], counterpart: ['one-of-two'] },
  attachment: { owner: ['one-of-two'], counterpart: ['one-of-two'] },
  ring: { owner: ['ring-member'], counterpart: ['ring-member'] },
};

function audiencesOf(role: Role, kind: Kind | null, target: Target): readonly string[] {
  if (role === 'visitor' || role === 'stale') return ['visitor'];
  const isOwn = target === 'own' || target === 'cancelled';
  const relation = kind !== null && isOwn ? (relations[kind] ?? { owner: ['owner'] })[role] : undefined;
  // Members have confirmed their address, or the site does not require it.
  const ofStaff = role === 'moderator' || role === 'operator' ? [role] : [];
  return ['visitor', 'member', 'confirmed-member', ...ofStaff, ...(relation ?? [])];
}

/** Returns whether `x-roles` of an operation includes a caller for such a thing. */
export function isNamed(id: OperationId, target: Target, role: Role): boolean {
  const audiences = audiencesOf(role, kindOf(id), target);
  return (loadContract().operations.get(id)?.roles ?? []).some((one) => audiences.includes(one));
}

/** Returns whether the codes of an operation's 403 name the missing role: `not_host`, `not_author`. */
export function rejectsByRole(id: OperationId): boolean {
  return errorCodesOf(id, 403).some((code) => code.startsWith('not_'));
}

const nobodyWithThemselves = { own: { owner: 400 } } as const;
const nobodyInTheEvent = { own: { owner: 409, host: 409, cohost: 409 } } as const;

const operatorsOnly = {
  owner: 403,
  counterpart: 403,
  member: 403,
  host: 403,
  cohost: 403,
  namesake: 403,
  moderator: 403,
};
/** Also about nobody who asks; operators let moderators do so first. */
const lettingIn = { own: { moderator: 403 }, another: { moderator: 403 }, absent: operatorsOnly };

/** Statuses of operations' own rules for callers in `x-roles` who are too late or request something invalid. */
const byRule: Partial<Record<OperationId, Partial<Record<Target, Partial<Record<Role, number | 'success'>>>>>> = {
  blockMember: nobodyWithThemselves,
  unblockMember: nobodyWithThemselves,
  createSession: nobodyWithThemselves,
  proposeSession: nobodyWithThemselves,
  findOverlap: nobodyWithThemselves,
  reportUser: nobodyWithThemselves,
  reportContent: { own: { host: 400 }, cancelled: { host: 400 } },
  registerForEvent: { own: { owner: 409, counterpart: 409, host: 409, cohost: 409 } },
  answerMessageRequest: { own: { counterpart: 409 } },
  joinWaitlist: nobodyInTheEvent,
  leaveWaitlist: nobodyInTheEvent,
  takePlace: nobodyInTheEvent,
  withdrawTimes: { own: { counterpart: 409 } },
  // These first check whether it is canceled.
  acceptSession: { cancelled: { owner: 409 } },
  declineSession: { cancelled: { owner: 409 } },
  // Operators let moderators do so first.
  listJoinRequests: { any: { moderator: 403 } },
  decideJoinRequest: lettingIn,
  undoJoinDecision: lettingIn,
  // The only operator.
  deleteAccount: { any: { operator: 409 } },
  leaveEvent: {
    cancelled: {
      // It may come back.
      ...({ owner: 'success', counterpart: 'success' } as const),
      ...{ member: 409, host: 409, cohost: 409, namesake: 409, moderator: 409, operator: 409 },
    },
  },
};

/** Returns the contract's response to a caller: a status, or a success. */
export function expectedOf(id: OperationId, target: Target, role: Role): number | 'success' {
  const operation = loadContract().operations.get(id);
  const { roles = [], isForModerators = false, isForOperators = false, isUpsert = false } = operation ?? {};
  const needsLogIn = !roles.includes('visitor');
  if (needsLogIn && (role === 'visitor' || role === 'stale')) return 401;
  const ruled = byRule[id]?.[target]?.[role];
  if (ruled !== undefined) return ruled;
  if ((isForModerators && role !== 'moderator') || (isForOperators && role !== 'operator')) return 403;
  if (target === 'absent' && isUpsert) return 'success';
  const isAbsent = target === 'absent' && errorCodesOf(id, 404).length > 0;
  if (isAbsent) return 404;
  if (!isNamed(id, target, role)) return rejectsByRole(id) ? 403 : 404;
  const isClosed = (code: string) => code === 'event_canceled' || code === 'session_canceled';
  const isCancelled = target === 'cancelled' && errorCodesOf(id, 409).some(isClosed);
  return isCancelled ? 409 : 'success';
}
