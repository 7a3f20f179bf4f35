import type { Codes } from '@skill-exchange/api-client/types';
import { conflict, forbidden, unauthenticated } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import { confirmPassword } from '../account/confirm-password.ts';
import { addressOf, makeSecret, stepOf } from './authenticator.ts';
import { hashOfCode, makeRecoveryCodes } from './recovery-codes.ts';
import * as codes from './repository.ts';

const wrongCode = 'That code is wrong, or was used before.';
const codesOn = () => conflict('codes_on', 'Codes are switched on already.');
const codesOff = () => conflict('codes_off', 'Codes are switched off.');

export async function getCodes({ db, seal }: AppContext, memberId: string): Promise<Codes> {
  const left = await codes.countRecoveryCodes(db, memberId);
  return { success: true, isOffered: seal !== null, isOn: left !== undefined, recoveryCodesLeft: left ?? 0 };
}

/** Makes a secret, which counts once `confirmCodes` is given a code of it. @throws ApiError 403, 409 */
export async function startCodes(
  context: AppContext,
  memberId: string,
  password: string,
  ip: string,
): Promise<{ secret: string; uri: string }> {
  const { db, seal } = context;
  if (seal === null) throw conflict('codes_not_offered', 'This site offers no codes.');
  const { email } = await confirmPassword(context, memberId, password, ip);
  const secret = makeSecret();
  if (!(await codes.saveSecret(db, memberId, seal.close(secret, memberId)))) throw codesOn();
  return { secret, uri: addressOf(secret, email) };
}

/** Switches codes on; gives the recovery codes. @throws ApiError 403 for a wrong code, 409 */
export async function confirmCodes(context: AppContext, memberId: string, code: string): Promise<string[]> {
  const row = await codes.findTotp(context.db, memberId);
  if (row === undefined) throw codesOff();
  if (row.confirmed_at !== null) throw codesOn();
  const step = stepIn(context, memberId, row, code);
  if (step === null) throw forbidden('wrong_code', wrongCode);
  const recoveryCodes = makeRecoveryCodes();
  await inTransaction(context.db, async (trx) => {
    if (!(await codes.confirmSecret(trx, memberId, step, context.clock()))) throw codesOn();
    await codes.replaceRecoveryCodes(trx, memberId, recoveryCodes.map(hashOfCode));
    await context.jobs.add(trx, 'account-email', [{ about: 'codes-on', memberId }]);
  });
  return recoveryCodes;
}

/** Switches codes off. @throws ApiError 403, 409 */
export async function removeCodes(context: AppContext, memberId: string, password: string, ip: string): Promise<void> {
  await confirmPassword(context, memberId, password, ip);
  await inTransaction(context.db, async (trx) => {
    if (!(await codes.deleteTotp(trx, memberId))) throw codesOff();
    await context.jobs.add(trx, 'account-email', [{ about: 'codes-off', memberId }]);
  });
}

/** Puts new recovery codes in place of the old ones, and gives them. @throws ApiError 403, 409 */
export async function renewRecoveryCodes(
  context: AppContext,
  memberId: string,
  password: string,
  ip: string,
): Promise<string[]> {
  await confirmPassword(context, memberId, password, ip);
  if ((await codes.countRecoveryCodes(context.db, memberId)) === undefined) throw codesOff();
  const recoveryCodes = makeRecoveryCodes();
  await inTransaction(context.db, async (trx) => {
    await codes.replaceRecoveryCodes(trx, memberId, recoveryCodes.map(hashOfCode));
    await context.jobs.add(trx, 'account-email', [{ about: 'recovery-codes-made', memberId }]);
  });
  return recoveryCodes;
}

/**
 * Uses a code of a member up who has just given the right password. A missing code is no failed log-in.
 *
 * @throws ApiError 401 without a code and for a wrong one, 429 past the limit of wrong ones.
 */
export async function requireCode(
  context: AppContext,
  memberId: string,
  code: string | undefined,
  giveBackLogIn: () => Promise<void>,
): Promise<void> {
  if (code === undefined) {
    await giveBackLogIn();
    throw unauthenticated('Enter the code from your app.', 'code_required');
  }
  const giveBack = await context.limits.take('code-failures', { member: memberId });
  const isRight = await useCode(context, memberId, code).catch(async (error) => {
    await Promise.all([giveBack(), giveBackLogIn()]);
    throw error;
  });
  if (!isRight) throw unauthenticated(wrongCode, 'wrong_code');
  await giveBack();
}

async function useCode(context: AppContext, memberId: string, code: string): Promise<boolean> {
  const { db } = context;
  const digits = code.replace(/\s/g, '');
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

/** The step of a code; null for a wrong one, and where the key that sealed the secret is lost. */
function stepIn({ seal, clock }: AppContext, memberId: string, { secret_sealed }: codes.TotpRow, code: string) {
  const secret = seal?.open(secret_sealed, memberId) ?? null;
  return secret === null ? null : stepOf(secret, code.replace(/\s/g, ''), clock());
}
