import { forbidden } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { findAccount } from './repository.ts';

/** @throws ApiError 403 where the site demands that members confirm their address first, and this one has not. */
export async function requireVerified(
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
  memberId: string,
): Promise<void> {
  if (settings.verifyEmail !== 'require') return;
  const account = await findAccount(db, memberId);
  if (account?.email_verified_at === null)
    throw forbidden(
      'email_unverified',
      'Confirm your email address first: open the link in the email that we sent you.',
    );
}
