import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../../src/modules/auth/password-hash.ts';
import { unknownId } from '../support/kinds/things.ts';
import type { Occasion } from './occasion.ts';

export const knownPassword = 'a long passphrase';
const knownHash = hashPassword(knownPassword);

/** Enrolled members have no password and an unconfirmed address. */
export async function givePassword({ server, caller }: Pick<Occasion, 'server' | 'caller'>): Promise<void> {
  const { db } = server.database;
  const id = caller?.id ?? unknownId;
  const account = { password_hash: knownHash, email_verified_at: server.clock.now() };
  await db.updateTable('members').set(account).where('id', '=', id).execute();
}

export const siteOrigin = 'http://localhost:3000';

/** Gives the caller a secret, enabled or not; returns one of its codes. */
export async function startCodes({ server, caller }: Occasion, isOn: boolean): Promise<string> {
  const { seal, clock } = server.app.context;
  const member_id = caller?.id;
  const secret = new Secret();
  if (member_id !== undefined) {
    const confirmed_at = isOn ? clock() : null;
    const row = { secret_sealed: seal?.close(secret.base32, member_id) ?? '', confirmed_at };
    await server.database.db
      .insertInto('totp')
      .values({ member_id, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute();
  }
  return new TOTP({ secret }).generate({ timestamp: clock().getTime() });
}
