import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Removes a member's passkeys and codes: all, or only those added since an instant. */
export async function deleteCredentials(
  trx: Transaction<Database>,
  memberId: string,
  addedSince: Date | null = null,
): Promise<void> {
  let passkeys = trx.deleteFrom('passkeys').where('member_id', '=', memberId);
  let codes = trx.deleteFrom('totp').where('member_id', '=', memberId);
  if (addedSince !== null) {
    passkeys = passkeys.where('created_at', '>=', addedSince);
    codes = codes.where('confirmed_at', '>=', addedSince);
  }
  await passkeys.execute();
  await codes.execute();
  await trx.deleteFrom('webauthn_challenges').where('member_id', '=', memberId).execute();
}
