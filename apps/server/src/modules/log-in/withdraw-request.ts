import type { AppContext } from '../../context.ts';
import { emailKey, emailTaken } from '../auth/email-key.ts';
import { attemptKey, takeLoginAttempt } from '../auth/login-attempts.ts';
import { findCredentials } from '../auth/repository.ts';
import { tellDeciders } from '../joining/decisions.ts';
import { findWaiting, withdrawRequest } from '../joining/join-requests.ts';
import { verifyInTurn, wrongCredentials } from './service.ts';

/**
 * Erases the request of somebody who waits to be let in. Guesses count as failed log-ins.
 *
 * @param address the result of `addressKey`
 * @throws ApiError 401 with the same message for a wrong password and an address that nobody waits with; 409 if they have been
 * let in; 429 past the limits
 */
export async function withdrawOwnRequest(
  context: AppContext,
  input: { email: string; password: string },
  address: string,
): Promise<void> {
  const key = emailKey(input.email);
  const member = await findCredentials(context.db, key);
  const waiting = member === undefined ? await findWaiting(context.db, key) : undefined;
  const passwordHash = member?.password_hash ?? waiting?.password_hash;
  const attempt = { account: attemptKey(key, passwordHash), memberId: member?.id ?? null, device: null };
  const refund = await takeLoginAttempt(context, attempt, { address });
  const isRight = await verifyInTurn(context, passwordHash ?? null, input.password, address).catch(async (error) => {
    await refund();
    throw error;
  });
  if (!isRight) throw wrongCredentials();
  await refund();
  // A decision may just have made them a member.
  if (waiting === undefined || !(await withdrawRequest(context.db, key))) throw emailTaken();
  await tellDeciders(context);
}
