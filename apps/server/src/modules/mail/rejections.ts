import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Consecutive rejections of an address after which ordinary emails stop. */
const rejectionsAllowed = 3;

interface Recipient {
  id: string;
  email: string;
}

/** Counts a permanent rejection of the address, with the codes of the mail server. */
export async function countRejection(
  db: Kysely<Database>,
  { id, email }: Recipient,
  codes: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('members')
    .set((eb) => ({
      mail_rejections: eb('mail_rejections', '+', 1),
      mail_stopped_at: sql<Date | null>`case when mail_rejections + 1 >= ${sql.lit(rejectionsAllowed)}
        then coalesce(mail_stopped_at, ${now}) end`,
      mail_refused_at: now,
      mail_refusal: codes,
    }))
    .where('id', '=', id)
    // They may have changed their address since.
    .where('email', '=', email)
    .execute();
}

/** Columns of an address that receives emails. */
export const acceptedAgain = { mail_rejections: 0, mail_stopped_at: null, mail_refused_at: null, mail_refusal: null };

/** Resets the count once the mail server accepts the address. */
export async function forgetRejections(db: Kysely<Database>, { id, email }: Recipient): Promise<void> {
  await db
    .updateTable('members')
    .set(acceptedAgain)
    .where('id', '=', id)
    .where('email', '=', email)
    .where('mail_rejections', '>', 0)
    .execute();
}
