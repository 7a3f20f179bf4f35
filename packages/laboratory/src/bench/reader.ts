import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../apps/server/src/db/schema.ts';

/** The member of a generated community who makes all authenticated calls, with hours, a session and notifications. */
export const reader = 'member-2@example.org';
export const password = 'swap-an-hour';

/** Sets the reader's password: members of generated communities have none. */
export async function admitReader(db: Kysely<Database>): Promise<void> {
  // As costly as ours: see modules/auth/passwords.ts.
  const password_hash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await db.updateTable('members').set({ password_hash }).where('email', '=', reader).execute();
}
