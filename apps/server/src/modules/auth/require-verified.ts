import { forbidden } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { type AccountRow, findAccount } from './account-repository.ts';

const unverified = () =>
  forbidden('email_unverified', 'Confirm your email address first: open the link in the email that we sent you.');

/** @throws ApiError 403 when the site requires a confirmed address and the member's is not confirmed. */
export async function requireVerified(
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
  memberId: string,
): Promise<void> {
  if (settings.verifyEmail !== 'require') return;
  const account = await findAccount(db, memberId);
  if (account?.email_verified_at === null) throw unverified();
}

/**
 * Prevents new credentials before the address is confirmed: somebody else may have signed up with it,
 * and the credentials would lock out its owner.
 *
 * @throws ApiError 403 when the site confirms addresses and this one is not confirmed.
 */
export function requireConfirmedAddress(
  { settings }: Pick<AppContext, 'settings'>,
  { email_verified_at }: Pick<AccountRow, 'email_verified_at'>,
): void {
  if (settings.verifyEmail !== 'off' && email_verified_at === null) throw unverified();
}
