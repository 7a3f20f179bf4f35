import type { AppContext } from '../../context.ts';
import type { AccountRow } from '../auth/account-repository.ts';

/**
 * An address that is not confirmed may be a stranger's, and one that keeps being rejected is nobody's. A test is how a
 * member finds out whether it works again.
 */
export function takesEmails(
  { settings }: Pick<AppContext, 'settings'>,
  { email, email_verified_at, mail_stopped_at }: Pick<AccountRow, 'email' | 'email_verified_at' | 'mail_stopped_at'>,
  isTest = false,
): boolean {
  if (email === '' || (settings.verifyEmail !== 'off' && email_verified_at === null)) return false;
  return mail_stopped_at === null || isTest;
}
