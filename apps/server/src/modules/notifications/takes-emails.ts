import type { AppContext } from '../../context.ts';
import type { AccountRow } from '../auth/account-repository.ts';

/**
 * Whether emails may be sent to the member. An unconfirmed address may be a stranger's, and a
 * repeatedly rejected one does not work. A test email is still sent, so that the member can check.
 */
export function takesEmails(
  { settings }: Pick<AppContext, 'settings'>,
  { email, email_verified_at, mail_stopped_at }: Pick<AccountRow, 'email' | 'email_verified_at' | 'mail_stopped_at'>,
  isTest = false,
): boolean {
  if (email === '' || (settings.verifyEmail !== 'off' && email_verified_at === null)) return false;
  return mail_stopped_at === null || isTest;
}
