import { isBlank } from '@skill-exchange/api-client/plain-text';
import type { MemberFilter } from '@skill-exchange/api-client/types';
import type { Transaction } from 'kysely';
import { conflict, invalid, notFound, notOperator } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import type { Caller } from '../../../contract/handlers.ts';
import { inTransaction } from '../../../db/contention.ts';
import { requireId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';
import { insertAudit, type NewAuditRow } from '../../audit/repository.ts';
import { lockAccountOf } from '../../auth/account-lock.ts';
import { confirmPassword } from '../../auth/confirm-password.ts';
import { emailKey } from '../../auth/email-key.ts';
import { deleteAuthSessionsOf } from '../../auth/repository.ts';
import { switchCodesOff } from '../../two-factor/service.ts';
import {
  type CommunityMemberRow,
  findCommunityMember,
  findCommunityMembers,
  lockOperators,
  lockRoles,
  updateRoles,
} from './repository.ts';

/** Members on the page. */
const shownMembers = 50;

/** Returns the first members whom the words and the filter select. */
export async function findMembers(
  { db, clock }: AppContext,
  { search, filter }: { search: string; filter: MemberFilter | undefined },
): Promise<{ rows: CommunityMemberRow[]; hasMore: boolean }> {
  const rows = await findCommunityMembers(db, { search, filter, now: clock(), rows: shownMembers + 1 });
  return { rows: rows.slice(0, shownMembers), hasMore: rows.length > shownMembers };
}

/** @throws ApiError 404 for a member who is gone. */
async function requireMember({ db, clock }: AppContext, memberId: string): Promise<CommunityMemberRow> {
  const row = await findCommunityMember(db, memberId, clock());
  if (row === undefined) throw notFound('User');
  return row;
}

interface Change {
  caller: Caller;
  /** The member of the path. */
  userId: string;
  password: string;
  ip: string;
}

/** What a change does to a member, in its transaction. Returns what the log says of it; null if nothing changed. */
type Apply = (
  trx: Transaction<Database>,
  memberId: string,
  now: Date,
) => Promise<Pick<NewAuditRow, 'what' | 'details'> | null>;

/** Confirms the caller's password, changes a member and logs it. Returns the member as they are then. */
async function changeMember(
  context: AppContext,
  { caller, userId, password, ip }: Change,
  apply: Apply,
): Promise<CommunityMemberRow> {
  await confirmPassword(context, caller.memberId, password, ip);
  const memberId = requireId(userId, 'User');
  await inTransaction(context.db, async (trx) => {
    const now = context.clock();
    await lockAccountOf(trx, caller, now);
    // Somebody may have dismissed the caller while the password was verified; a suspension ends the log-in.
    const own = await findCommunityMember(trx, caller.memberId, now);
    if (own?.is_operator !== true) throw notOperator();
    const entry = await apply(trx, memberId, now);
    if (entry !== null) await insertAudit(trx, { at: now, actorId: caller.memberId, targetId: memberId, ...entry });
  });
  return await requireMember(context, memberId);
}

interface Roles {
  role: 'member' | 'moderator';
  isOperator: boolean;
}

/**
 * Appoints or dismisses a moderator or an operator.
 *
 * @throws ApiError 403 for a wrong password, 404, 409 for the last operator and for moderators of the environment
 */
export async function setMemberRoles(context: AppContext, change: Change, { role, isOperator }: Roles) {
  const fixed = context.settings.moderators.map(emailKey);
  return await changeMember(context, change, async (trx, memberId, now) => {
    const operators = await lockOperators(trx, now);
    const member = await lockRoles(trx, memberId);
    if (member === undefined) throw notFound('User');
    if (member.role === role && member.is_operator === isOperator) return null;
    if (!isOperator && member.is_operator && operators.every((id) => id === memberId))
      throw conflict('last_operator', 'This is the last operator. Appoint another one first.');
    if (role === 'member' && member.role === 'moderator' && fixed.includes(member.email_key))
      throw conflict('set_by_server', 'MODERATORS sets this where the server starts. Change it there.');
    await updateRoles(trx, memberId, { role, is_operator: isOperator });
    const roles = [role, ...(isOperator ? ['operator'] : [])].join(', ');
    return { what: 'role.changed', details: { role: roles } };
  });
}

/** @throws ApiError 400 for an empty reason */
function requireReason(text: string): string {
  const reason = text.trim();
  if (isBlank(reason)) throw invalid('reason', 'must not be empty', { rule: 'required' });
  return reason;
}

/** Ends all log-ins of a member. @throws ApiError 400, 403 for a wrong password, 404 */
export async function logMemberOut(context: AppContext, change: Change, text: string) {
  const reason = requireReason(text);
  let ended: string[] = [];
  const row = await changeMember(context, change, async (trx, memberId) => {
    if ((await lockRoles(trx, memberId)) === undefined) throw notFound('User');
    ended = await deleteAuthSessionsOf(trx, memberId, null);
    return { what: 'log_ins.ended', details: { reason } };
  });
  context.broadcaster.endAuthSessions(ended);
  return row;
}

/** Turns off a member's codes and emails them. @throws ApiError 400, 403, 404, 409 without codes, or for the caller */
export async function resetMemberCodes(context: AppContext, change: Change, text: string) {
  const reason = requireReason(text);
  return await changeMember(context, change, async (trx, memberId) => {
    if (memberId === change.caller.memberId)
      throw conflict('own_account', 'This is your own account. Use your recovery codes, or ask another operator.');
    if ((await lockRoles(trx, memberId)) === undefined) throw notFound('User');
    if (!(await switchCodesOff(context, trx, memberId))) throw conflict('codes_off', 'They have no two-factor codes.');
    return { what: 'codes.reset', details: { reason } };
  });
}
