import type { Transaction } from 'kysely';
import { invalid, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import { isUniqueViolation } from '../../db/database-errors.ts';
import type { Database } from '../../db/schema.ts';
import { addressKey } from '../../limits/address-key.ts';
import { lockAccount, lockAccountOf } from '../auth/account-lock.ts';
import * as accounts from '../auth/account-repository.ts';
import { requireAccount, requirePassword } from '../auth/confirm-password.ts';
import { emailKey, emailTaken, readAddress } from '../auth/email-key.ts';
import { changedAt, requireOpen, takeLink } from '../auth/links.ts';
import { rejectWeakPassword } from '../auth/new-password.ts';
import { deleteAuthSessionsOf, emailIsTaken } from '../auth/repository.ts';
import { appointModerators } from '../auth/roles.ts';
import { deleteFeed } from '../calendar/feed-repository.ts';
import { acceptedAgain } from '../mail/rejections.ts';
import { deleteCredentials } from './credentials-repository.ts';

/** Queues the email that confirms the caller's address. Null when there is nothing to confirm. */
export async function sendVerification(context: AppContext, memberId: string): Promise<{ email: string } | null> {
  const account = await requireAccount(context, memberId);
  if (context.settings.verifyEmail === 'off' || account.email_verified_at !== null) return null;
  await inTransaction(context.db, (trx) => context.jobs.add(trx, 'account-email', [{ about: 'verify', memberId }]));
  return account;
}

/** Queues a link for a new password. The job checks for an account, so the timing does not reveal one. */
export async function requestPasswordReset(context: AppContext, email: string, ip: string): Promise<void> {
  const address = readAddress('email', email);
  await context.limits.consume('password-reset-requests', { account: emailKey(address), address: addressKey(ip) });
  const request = { email: address, email_key: emailKey(address), requested_at: context.clock() };
  await inTransaction(context.db, async (trx) => {
    const requestId = await accounts.insertResetRequest(trx, request);
    await context.jobs.add(trx, 'account-email', [{ about: 'reset', requestId }]);
  });
}

/**
 * Sets a new password by a link, and ends the member's sessions and calendar URL. The first link that
 * confirms the address also removes all other credentials, since somebody else may have signed up with the address.
 *
 * @throws ApiError 400 for a password that is easy to guess, 404 and 409 for an invalid link.
 */
export async function resetPassword(
  context: AppContext,
  { token, password }: { token: string; password: string },
  ip: string,
): Promise<void> {
  const { member_id: memberId } = await requireOpen(context, token, ['reset']);
  const { name, email } = await requireAccount(context, memberId);
  const password_hash = await context.limits.passwordsInFlight.run(addressKey(ip), async () => {
    await rejectWeakPassword(context, 'password', password, [name, email]);
    return await context.passwords.hash(password);
  });
  const now = context.clock();
  const ended = await inTransaction(context.db, async (trx) => {
    await takeLink(trx, token, now);
    await lockAccount(trx, memberId);
    const account = await accounts.findAccount(trx, memberId);
    if (account?.email_verified_at === null) {
      await forgetEarlierAccess(trx, memberId, now);
      await queueWaiting(context, trx, account);
    }
    await accounts.updateAccount(trx, memberId, {
      password_hash,
      email_verified_at: account?.email_verified_at ?? now,
      ...acceptedAgain,
    });
    await appointModerators(trx, context.settings, now, memberId);
    await deleteFeed(trx, memberId);
    return await passwordChanged(context, trx, memberId, { about: 'password-reset', keptSession: null });
  });
  context.broadcaster.endAuthSessions(ended);
}

/** Removes everything added to an account before its address was confirmed. The new password ends its sessions. */
async function forgetEarlierAccess(trx: Transaction<Database>, memberId: string, now: Date): Promise<void> {
  await deleteCredentials(trx, memberId);
  await accounts.deleteOpenLinks(trx, memberId, ['verify', 'undo', 'undoCodes']);
  await accounts.updateAccount(trx, memberId, { devices_known_since: now });
}

/**
 * Changes the caller's password, and ends their other sessions.
 *
 * @throws ApiError 400 for a password that is easy to guess, 403 for a wrong current one.
 */
export async function changePassword(
  context: AppContext,
  caller: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  ip: string,
): Promise<void> {
  const { memberId, sessionId } = caller;
  const account = await requireAccount(context, memberId);
  const password_hash = await context.limits.passwordsInFlight.run(addressKey(ip), async () => {
    await requirePassword(context, account, currentPassword);
    await rejectWeakPassword(context, 'newPassword', newPassword, [account.name, account.email]);
    return await context.passwords.hash(newPassword);
  });
  const ended = await inTransaction(context.db, async (trx) => {
    await lockAccountOf(trx, caller, context.clock());
    await accounts.updateAccount(trx, memberId, { password_hash });
    return await passwordChanged(context, trx, memberId, { about: 'password-changed', keptSession: sessionId });
  });
  context.broadcaster.endAuthSessions(ended);
}

/** Ends sessions and earlier links. Returns the ids of the sessions. */
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
 * Queues the link that confirms the caller's new address.
 *
 * @throws ApiError 400 for the caller's current address, 403 for a wrong password, 409 for an address that has an
 * account.
 */
export async function changeEmail(
  context: AppContext,
  caller: Caller,
  { email: text, password }: { email: string; password: string },
  ip: string,
): Promise<void> {
  const { memberId } = caller;
  const email = readAddress('email', text);
  const account = await requireAccount(context, memberId);
  await context.limits.passwordsInFlight.run(addressKey(ip), () => requirePassword(context, account, password));
  const key = emailKey(email);
  if (key === account.email_key) throw invalid('email', 'is your address already', { rule: 'own_address' });
  if (await emailIsTaken(context.db, key, context.clock(), memberId)) throw emailTaken();
  const now = context.clock();
  const request = { member_id: memberId, email, email_key: key, requested_at: now };
  await inTransaction(context.db, async (trx) => {
    await lockAccountOf(trx, caller, now);
    // Only the latest request counts.
    await accounts.deleteOpenLinks(trx, memberId, ['change']);
    const requestId = await accounts.insertRequest(trx, { ...request, purpose: 'change' });
    await context.jobs.add(trx, 'account-email', [{ about: 'change', memberId, requestId }]);
  });
}

/**
 * Performs a link's action: confirms an address, changes it, or reverts such a change or new codes.
 *
 * @throws ApiError 404 and 409 for an invalid link, 409 when another account has taken the address.
 */
export async function confirmLink(context: AppContext, token: string): Promise<accounts.LinkRow> {
  await requireOpen(context, token, ['verify', 'change', 'undo', 'undoCodes']);
  const now = context.clock();
  try {
    const { link, ended } = await inTransaction(context.db, async (trx) => {
      // Consume the link first: concurrent requests with it are rejected before they wait for the account's lock.
      const link = await takeLink(trx, token, now);
      await lockAccount(trx, link.member_id);
      return { link, ended: await apply(context, trx, link, now) };
    });
    context.broadcaster.endAuthSessions(ended);
    // Other devices ask for the confirmation no longer.
    context.broadcaster.emitNotifications([link.member_id]);
    return link;
  } catch (error) {
    if (isUniqueViolation(error, 'members_email_key_key')) throw emailTaken();
    throw error;
  }
}

/** Sends what waited in one email to a member who is about to confirm their address. */
async function queueWaiting(
  { jobs, settings }: AppContext,
  trx: Transaction<Database>,
  account: accounts.AccountRow | undefined,
): Promise<void> {
  if (account === undefined || account.email_verified_at !== null || settings.verifyEmail === 'off') return;
  await jobs.add(trx, 'digest', [{ memberId: account.id, isWaiting: true }]);
}

/** Returns the ids of the sessions that this ends. */
async function apply(
  context: AppContext,
  trx: Transaction<Database>,
  link: accounts.LinkRow,
  now: Date,
): Promise<string[]> {
  const { purpose, member_id: memberId } = link;
  if (purpose === 'verify') {
    await queueWaiting(context, trx, await accounts.findAccount(trx, memberId));
    await accounts.updateAccount(trx, memberId, { email_verified_at: now, ...acceptedAgain });
    await appointModerators(trx, context.settings, now, memberId);
    return [];
  }
  if (purpose === 'undoCodes') {
    await deleteCredentials(trx, memberId, changedAt(link));
    await context.jobs.add(trx, 'account-email', [{ about: 'codes-off', memberId }]);
    return await endAccess(trx, memberId);
  }
  const before = await putAddress(context, trx, link, now);
  if (purpose === 'change') {
    const request = { member_id: memberId, email: before.email, email_key: before.email_key, requested_at: now };
    const requestId = await accounts.insertRequest(trx, { ...request, purpose: 'undo' });
    await context.jobs.add(trx, 'account-email', [{ about: 'address-changed', memberId, requestId }]);
    return [];
  }
  // If a thief changed the address, later links and credentials are the thief's; earlier ones may be the member's.
  const change = { changedAt: changedAt(link), expiresAt: link.expires_at };
  await accounts.deleteLaterUndos(trx, memberId, change);
  await deleteCredentials(trx, memberId, change.changedAt);
  return await endAccess(trx, memberId);
}

/** Sets a link's address as the member's. Returns the previous account. */
async function putAddress(
  context: AppContext,
  trx: Transaction<Database>,
  { member_id: memberId, email, email_key }: accounts.LinkRow,
  now: Date,
): Promise<accounts.AccountRow> {
  const before = await accounts.findAccount(trx, memberId);
  if (before === undefined) throw notFound('Link');
  if (await emailIsTaken(trx, email_key, now, memberId)) throw emailTaken();
  await queueWaiting(context, trx, before);
  await accounts.updateAccount(trx, memberId, { email, email_key, email_verified_at: now, ...acceptedAgain });
  // These links went to the previous address.
  await accounts.deleteOpenLinks(trx, memberId, ['verify', 'reset', 'change']);
  await appointModerators(trx, context.settings, now, memberId);
  return before;
}

/**
 * Ends the sessions, open links and calendar URL that could give somebody else access. Returns the
 * sessions' ids.
 */
async function endAccess(trx: Transaction<Database>, memberId: string): Promise<string[]> {
  await accounts.deleteOpenLinks(trx, memberId, ['reset', 'change']);
  await deleteFeed(trx, memberId);
  return await deleteAuthSessionsOf(trx, memberId);
}
