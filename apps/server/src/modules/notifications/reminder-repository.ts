import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Hours before the start of an event or session at which members are reminded. */
export const hoursBefore = [24, 1];

/**
 * What was moved or agreed to just now needs no reminder that would be due already: its members hear of it anyway.
 */
export async function skipDueReminders(
  trx: Kysely<Database>,
  { id, startsAt }: { id: string; startsAt: Date },
  now: Date,
): Promise<void> {
  const hoursLeft = (startsAt.getTime() - now.getTime()) / 3_600_000;
  const due = hoursBefore.filter((hours) => hoursLeft <= hours);
  if (due.length === 0) return;
  const reminders = due.map((hours) => ({ about: id, starts_at: startsAt, hours }));
  await trx
    .insertInto('reminders')
    .values(reminders)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets reminders of what has long begun. */
export async function deleteReminders(db: Kysely<Database>, startedBefore: Date): Promise<void> {
  await db.deleteFrom('reminders').where('starts_at', '<', startedBefore).execute();
}
