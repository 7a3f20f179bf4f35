import type { Transaction } from 'kysely';
import { invalid, missing } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import { isUniqueViolation } from '../../db/database-errors.ts';
import type { Database } from '../../db/schema.ts';
import { addressKey } from '../../limits/address-key.ts';
import { emailKey, emailTaken } from '../auth/email-key.ts';
import { rejectWeakPassword } from '../auth/new-password.ts';
import { deleteAuthSessionsOf, emailIsTaken } from '../auth/repository.ts';
import { deleteFeed } from '../calendar/feed-repository.ts';
import { appointModerators } from '../moderation/roles.ts';
import { requireAccount, requirePassword } from './confirm-password.ts';
import { requireOpen, takeLink } from './links.ts';
import * as accounts from './repository.ts';

/** Queues the email that confirms the caller's address. Null where nothing is to be confirmed. */
export async function sendVerification(context: AppContext, memberId: string): Promise<{ email: string } | null> {
  const account = await requireAccount(context, memberId);
  if (context.settings.verifyEmail === 'off' || account.email_verified_at !== null) return null;
  await inTransaction(context.db, (trx) => context.jobs.add(trx, 'account-email', [{ about: 'verify', memberId }]));
  return account;
}

/** Queues a link for a new password. What it takes says nothing of whether the address has an account: the job looks. */
export async function requestPasswordReset(context: AppContext, email: string, ip: string): Promise<void> {
  await context.limits.take('password-reset-requests', { account: emailKey(email), address: addressKey(ip) });
  await inTransaction(context.db, (trx) => context.jobs.add(trx, 'account-email', [{ about: 'reset', email }]));
}

/**
 * Sets a new password by a link, and ends every session of the member and the address of their calendar.
 *
 * @throws ApiError 400 for a password that is easy to guess, 404 and 409 for a link that does not work.
 */
export async function resetPassword(
  context: AppContext,
  { token, password }: { token: string; password: string },
  ip: string,
): Promise<void> {
  const { member_id: memberId } = await requireOpen(context, token, ['reset']);
  const { name, email, email_verified_at } = await requireAccount(context, memberId);
  const password_hash = await context.limits.passwordsInFlight.run(addressKey(ip), async () => {
    await rejectWeakPassword(context, 'password', password, [name, email]);
    return await context.passwords.hash(password);
  });
  const now = context.clock();
  const ended = await inTransaction(context.db, async (trx) => {
    await takeLink(trx, token, now);
    await accounts.updateAccount(trx, memberId, { password_hash, email_verified_at: email_verified_at ?? now });
    await appointModerators(trx, context.settings, now, memberId);
    await deleteFeed(trx, memberId);
    return await passwordChanged(context, trx, memberId, { about: 'password-reset', keptSession: null });
  });
  context.broadcaster.endAuthSessions(ended);
}

/**
 * Changes the caller's password, and ends their other sessions.
 *
 * @throws ApiError 400 for a password that is easy to guess, 403 for a wrong current one.
 */
export async function changePassword(
  context: AppContext,
  { memberId, sessionId }: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  ip: string,
): Promise<void> {
  const account = await requireAccount(context, memberId);
  const password_hash = await context.limits.passwordsInFlight.run(addressKey(ip), async () => {
    await requirePassword(context, account, currentPassword);
    await rejectWeakPassword(context, 'newPassword', newPassword, [account.name, account.email]);
    return await context.passwords.hash(newPassword);
  });
  const ended = await inTransaction(context.db, async (trx) => {
    await accounts.updateAccount(trx, memberId, { password_hash });
    return await passwordChanged(context, trx, memberId, { about: 'password-changed', keptSession: sessionId });
  });
  context.broadcaster.endAuthSessions(ended);
}

/** Ends sessions, and links that were asked for before. Gives the ids of the sessions. */
async function passwordChanged(
  { jobs }: AppContext,
  trx: Transaction<Database>,
  memberId: string,
  { about, keptSession }: { about: 'password-changed' | 'password-reset'; keptSession: string | null },
): Promise<string[]> {
  await accounts.deleteOpenLinks(trx, memberId, ['reset', 'change']);
  await jobs.add(trx, 'account-email', [{ about, memberId }]);
  return await deleteAuthSessionsOf(trx, memberId, keptSession);
}

/**
 * Queues the link that makes an address the caller's.
 *
 * @throws ApiError 400 for the caller's own address, 403 for a wrong password, 409 for an address that has an account.
 */
export async function changeEmail(
  context: AppContext,
  memberId: string,
  { email, password }: { email: string; password: string },
  ip: string,
): Promise<void> {
  const account = await requireAccount(context, memberId);
  await context.limits.passwordsInFlight.run(addressKey(ip), () => requirePassword(context, account, password));
  const key = emailKey(email);
  if (key === account.email_key) throw invalid('email', 'is your address already');
  if (await emailIsTaken(context.db, key, context.clock(), memberId)) throw emailTaken();
  await inTransaction(context.db, async (trx) => {
    // The last one that is asked for counts.
    await accounts.deleteOpenLinks(trx, memberId, ['change']);
    await context.jobs.add(trx, 'account-email', [{ about: 'change', memberId, email: email.trim() }]);
  });
}

/**
 * Does what a link is for: confirms an address, changes it, or takes a change back.
 *
 * @throws ApiError 404 and 409 for a link that does not work, 409 where another account has the address by now.
 */
export async function confirmLink(context: AppContext, token: string): Promise<accounts.LinkRow> {
  await requireOpen(context, token, ['verify', 'change', 'undo']);
  const now = context.clock();
  try {
    const { link, ended } = await inTransaction(context.db, async (trx) => {
      const link = await takeLink(trx, token, now);
      return { link, ended: await apply(context, trx, link, now) };
    });
    context.broadcaster.endAuthSessions(ended);
    return link;
  } catch (error) {
    if (isUniqueViolation(error, 'members_email_key_key')) throw emailTaken();
    throw error;
  }
}

/** Gives the ids of sessions that end with it. */
async function apply(
  context: AppContext,
  trx: Transaction<Database>,
  { purpose, member_id: memberId, email, email_key, expires_at }: accounts.LinkRow,
  now: Date,
): Promise<string[]> {
  if (purpose === 'verify') {
    await accounts.updateAccount(trx, memberId, { email_verified_at: now });
    await appointModerators(trx, context.settings, now, memberId);
    return [];
  }
  const before = await accounts.findAccount(trx, memberId);
  if (before === undefined) throw missing('Link');
  if (await emailIsTaken(trx, email_key, now, memberId)) throw emailTaken();
  await accounts.updateAccount(trx, memberId, { email, email_key, email_verified_at: now });
  // They went to the address before.
  await accounts.deleteOpenLinks(trx, memberId, ['verify', 'reset', 'change']);
  await appointModerators(trx, context.settings, now, memberId);
  if (purpose === 'change') {
    const told = { memberId, email: before.email, at: now.toISOString() };
    await context.jobs.add(trx, 'account-email', [{ about: 'address-changed', ...told }]);
    return [];
  }
  // A thief who changed it has the later links; the earlier ones may be the member's.
  await accounts.deleteLaterUndos(trx, memberId, expires_at);
  await deleteFeed(trx, memberId);
  return await deleteAuthSessionsOf(trx, memberId);
}
