import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import { emailIsTaken } from '../auth/repository.ts';
import { insertJoining } from '../joining/invitation-repository.ts';
import { lockDecided, markDeclined, withdrawRequest } from '../joining/join-requests.ts';
import { createAccount } from './service.ts';

/** How long a decision can be undone, in milliseconds: longer than the app offers it. */
const undoMs = 60_000;

/** Creates the accounts of people who were let in a minute ago, and notifies them and those who were declined. */
export async function settleJoinDecisions(context: AppContext): Promise<void> {
  while (await settleOne(context));
}

/** Returns whether there was one. */
async function settleOne(context: AppContext): Promise<boolean> {
  const { db, clock, jobs } = context;
  const now = clock();
  return await inTransaction(db, async (trx) => {
    const request = await lockDecided(trx, new Date(now.getTime() - undoMs));
    if (request === undefined) return false;
    const { id, question, answer, email_key } = request;
    if (request.decision === 'declined') {
      await markDeclined(trx, id, now);
      await jobs.add(trx, 'account-email', [{ about: 'join-declined', joinRequestId: id }]);
      return true;
    }
    await withdrawRequest(trx, email_key);
    // They have joined with an invitation, or somebody else has moved to the address.
    if (await emailIsTaken(trx, email_key, now)) return true;
    const account = {
      ...{ name: request.name, email: request.email, emailKey: email_key, passwordHash: request.password_hash },
      ...{ timeZone: request.time_zone, language: request.site_language, skillsOffered: request.skills_offered },
      skillsRequested: request.skills_requested,
    };
    // Somebody has read the request, so the names of its skills count for no limit.
    const memberId = await createAccount(context, trx, account, {});
    if (memberId === null) return true;
    await insertJoining(trx, { member_id: memberId, joined_at: now, question, answer });
    await jobs.add(trx, 'account-email', [{ about: 'let-in', memberId }]);
    return true;
  });
}
