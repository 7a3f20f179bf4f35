import type { Codes } from '@skill-exchange/api-client/types';
import type { Transaction } from 'kysely';
import { conflict, forbidden, unauthenticated } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import type { Database } from '../../db/schema.ts';
import { lockAccountOf } from '../auth/account-lock.ts';
import { deleteOpenLinks, insertRequest } from '../auth/account-repository.ts';
import { confirmPassword, requireAccount } from '../auth/confirm-password.ts';
import { type LoginAttempt, takeCodeAttempt } from '../auth/login-attempts.ts';
import { requireConfirmedAddress } from '../auth/require-verified.ts';
import { addressOf, makeSecret, stepOf } from './authenticator.ts';
import { hashOfCode, makeRecoveryCodes } from './recovery-codes.ts';
import * as codes from './repository.ts';
import { typedCode } from './typed-code.ts';

const wrongCode = 'That code is wrong, or was used before.';
const codesOn = () => conflict('codes_on', 'Codes are switched on already.');
const codesOff = () => conflict('codes_off', 'Codes are switched off.');

export async function getCodes({ db, seal }: AppContext, memberId: string): Promise<Codes> {
  const left = await codes.countRecoveryCodes(db, memberId);
  return { success: true, isOffered: seal !== null, isOn: left !== undefined, recoveryCodesLeft: left ?? 0 };
}

/** Creates a secret, which is enabled once `confirmCodes` gets one of its codes. @throws ApiError 403, 409 */
export async function startCodes(
  context: AppContext,
  caller: Caller,
  password: string,
  ip: string,
): Promise<{ secret: string; uri: string }> {
  const { seal } = context;
  const { memberId } = caller;
  if (seal === null) throw conflict('codes_not_offered', 'This site has no two-factor codes.');
  const account = await confirmPassword(context, memberId, password, ip);
  requireConfirmedAddress(context, account);
  const secret = makeSecret();
  await inTransaction(context.db, async (trx) => {
    await lockAccountOf(trx, caller, context.clock());
    if (!(await codes.saveSecret(trx, memberId, seal.close(secret, memberId)))) throw codesOn();
  });
  return { secret, uri: addressOf(secret, account.email, context.community.values.name) };
}

/**
 * Enables codes and returns the recovery codes. An email informs the member, with a link that undoes
 * it.
 *
 * @throws ApiError 403 for a wrong code, 409
 */
export async function confirmCodes(context: AppContext, caller: Caller, code: string): Promise<string[]> {
  const { memberId } = caller;
  const { email, email_key } = await requireAccount(context, memberId);
  const row = await codes.findTotp(context.db, memberId);
  if (row === undefined) throw codesOff();
  if (row.confirmed_at !== null) throw codesOn();
  const step = stepIn(context, memberId, row, code);
  if (step === null) throw forbidden('wrong_code', wrongCode);
  const recoveryCodes = makeRecoveryCodes();
  const now = context.clock();
  await inTransaction(context.db, async (trx) => {
    await lockAccountOf(trx, caller, now);
    if (!(await codes.confirmSecret(trx, memberId, { step, secret_sealed: row.secret_sealed }, now))) throw codesOn();
    await codes.replaceRecoveryCodes(trx, memberId, recoveryCodes.map(hashOfCode));
    const request = { member_id: memberId, email, email_key, requested_at: now };
    const requestId = await insertRequest(trx, { ...request, purpose: 'undoCodes' });
    await context.jobs.add(trx, 'account-email', [{ about: 'codes-on', memberId, requestId }]);
  });
  return recoveryCodes;
}

/** Disables codes. @throws ApiError 403, 409 */
export async function removeCodes(context: AppContext, caller: Caller, password: string, ip: string): Promise<void> {
  await confirmPassword(context, caller.memberId, password, ip);
  await inTransaction(context.db, async (trx) => {
    await lockAccountOf(trx, caller, context.clock());
    if (!(await switchCodesOff(context, trx, caller.memberId))) throw codesOff();
  });
}

/** Disables a member's codes and emails them. Returns false if they were already disabled. */
export async function switchCodesOff(
  { jobs }: Pick<AppContext, 'jobs'>,
  trx: Transaction<Database>,
  memberId: string,
): Promise<boolean> {
  if (!(await codes.deleteTotp(trx, memberId))) return false;
  await deleteOpenLinks(trx, memberId, ['undoCodes']);
  await jobs.add(trx, 'account-email', [{ about: 'codes-off', memberId }]);
  return true;
}

/** Replaces the recovery codes. Returns the new ones. @throws ApiError 403, 409 */
export async function renewRecoveryCodes(
  context: AppContext,
  caller: Caller,
  password: string,
  ip: string,
): Promise<string[]> {
  const { memberId } = caller;
  await confirmPassword(context, memberId, password, ip);
  const recoveryCodes = makeRecoveryCodes();
  await inTransaction(context.db, async (trx) => {
    await lockAccountOf(trx, caller, context.clock());
    if ((await codes.countRecoveryCodes(trx, memberId)) === undefined) throw codesOff();
    await codes.replaceRecoveryCodes(trx, memberId, recoveryCodes.map(hashOfCode));
    await context.jobs.add(trx, 'account-email', [{ about: 'recovery-codes-made', memberId }]);
  });
  return recoveryCodes;
}

/**
 * Consumes a code of a member who has entered the right password. A missing code is not a failed
 * log-in. Wrong ones count like wrong passwords: on a known device for that device only.
 *
 * @throws ApiError 401 without a code and for a wrong one, 429 past the limit of wrong ones.
 */
export async function requireCode(
  context: AppContext,
  code: string | undefined,
  { address, ...attempt }: LoginAttempt & { memberId: string; address: string },
  giveBackLogIn: () => Promise<void>,
): Promise<void> {
  if (code === undefined) {
    await giveBackLogIn();
    throw unauthenticated('Enter the code from your app.', 'code_required');
  }
  const refund = await takeCodeAttempt(context, attempt, { address });
  const isRight = await useCode(context, attempt.memberId, code).catch(async (error) => {
    await Promise.all([refund(), giveBackLogIn()]);
    throw error;
  });
  if (!isRight) throw unauthenticated(wrongCode, 'wrong_code');
  await refund();
}

async function useCode(context: AppContext, memberId: string, code: string): Promise<boolean> {
  const { db } = context;
  const digits = typedCode(code);
  if (/^\d{6}$/.test(digits)) {
    const row = await codes.findTotp(db, memberId);
    const step = row === undefined ? null : stepIn(context, memberId, row, digits);
    return step !== null && (await codes.useStep(db, memberId, step));
  }
  return await inTransaction(db, async (trx) => {
    const isRight = await codes.useRecoveryCode(trx, memberId, hashOfCode(code), context.clock());
    if (isRight) await context.jobs.add(trx, 'account-email', [{ about: 'recovery-code-used', memberId }]);
    return isRight;
  });
}

/** Returns the time step of a code; null for a wrong one, or when the key that sealed the secret is lost. */
function stepIn({ seal, clock }: AppContext, memberId: string, { secret_sealed }: codes.TotpRow, code: string) {
  const secret = seal?.open(secret_sealed, memberId) ?? null;
  return secret === null ? null : stepOf(secret, typedCode(code), clock());
}
