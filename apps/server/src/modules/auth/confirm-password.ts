import { forbidden, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { addressKey } from '../../limits/address-key.ts';
import * as accounts from './account-repository.ts';

/** @throws ApiError 404 when the account is gone. */
export async function requireAccount({ db }: AppContext, memberId: string): Promise<accounts.AccountRow> {
  const account = await accounts.findAccount(db, memberId);
  if (account === undefined) throw notFound('User');
  return account;
}

/** @throws ApiError 403 for a wrong password. */
export async function requirePassword({ passwords }: AppContext, account: accounts.AccountRow, password: string) {
  if (!(await passwords.verify(account.password_hash, password)))
    throw forbidden('wrong_password', 'That is not your password.');
}

/** Returns the account of a member who has re-entered the password. @throws ApiError 403 for a wrong one. */
export async function confirmPassword(
  context: AppContext,
  memberId: string,
  password: string,
  ip: string,
): Promise<accounts.AccountRow> {
  const account = await requireAccount(context, memberId);
  await context.limits.passwordsInFlight.run(addressKey(ip), () => requirePassword(context, account, password));
  return account;
}
