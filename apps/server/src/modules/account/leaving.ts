import type { Transaction } from 'kysely';
import { conflict } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import type { Database } from '../../db/schema.ts';
import { mayOperate } from '../../policy.ts';
import { cancelUpcoming } from '../absence/cancel-upcoming.ts';
import { lockAccountOf } from '../auth/account-lock.ts';
import { confirmPassword } from '../auth/confirm-password.ts';
import { deleteAuthSessionsOf } from '../auth/repository.ts';
import { deleteFeed } from '../calendar/feed-repository.ts';
import { lockWithHeirs } from '../events/cohosts/handover-repository.ts';
import { dropPicture } from '../images/service.ts';
import { inNotifyingTransaction } from '../notifications/notify.ts';
import * as leaving from './leaving-repository.ts';
import { lockOperators } from './members/repository.ts';

const dayMs = 24 * 3_600_000;

/** The grace period of a deletion, in days. */
export const daysToComeBack = 7;

/**
 * Starts the deletion of an account: its member can no longer be found, co-hosts inherit their upcoming events, other events
 * and sessions are canceled, and they are logged out everywhere. A log-in within seven days cancels the deletion.
 *
 * @returns When the account is erased.
 * @throws ApiError 403 for a wrong password, 409 for the last operator of a community with other members.
 */
export async function leave(context: AppContext, caller: Caller, password: string, ip: string): Promise<Date> {
  const { memberId } = caller;
  await confirmPassword(context, memberId, password, ip);
  const now = context.clock();
  const erasedAt = new Date(now.getTime() + daysToComeBack * dayMs);
  const ended = await inNotifyingTransaction(context, async (trx, notify) => {
    // A suspended operator could appoint nobody.
    if (mayOperate(caller) && !caller.isSuspended) await requireOtherOperator(trx, memberId, now);
    await lockWithHeirs(trx, memberId);
    await lockAccountOf(trx, caller, now);
    if (!(await leaving.markLeaving(trx, memberId, now))) return [];
    await cancelUpcoming(trx, notify, memberId, { now, until: null });
    await deleteFeed(trx, memberId);
    await context.jobs.add(trx, 'account-email', [{ about: 'leaving', memberId, at: erasedAt.toISOString() }]);
    return await deleteAuthSessionsOf(trx, memberId);
  });
  context.broadcaster.endAuthSessions(ended);
  return erasedAt;
}

/** @throws ApiError 409 for the last operator, unless nobody else is a member. */
async function requireOtherOperator(trx: Transaction<Database>, memberId: string, now: Date): Promise<void> {
  const operators = await lockOperators(trx, now);
  if (operators.some((id) => id !== memberId) || !(await leaving.hasOtherMembers(trx, memberId))) return;
  throw conflict('last_operator', 'You are the last operator. Appoint another member first: Members, in the console.');
}

/** Erases the accounts whose members requested it seven days ago. */
export async function eraseLeft(context: AppContext): Promise<void> {
  const now = context.clock();
  const before = new Date(now.getTime() - daysToComeBack * dayMs);
  for (;;) {
    const left = await leaving.findLeft(context.db, before);
    if (left.length === 0) return;
    for (const memberId of left) {
      const pictures = await inTransaction(context.db, (trx) => leaving.eraseMember(trx, memberId, { before, now }));
      for (const hash of pictures ?? []) await dropPicture(context, hash);
    }
  }
}
