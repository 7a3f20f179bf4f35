import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Hours before the start at which members are reminded. */
export const hoursBefore = [24, 1];

/**
 * Skips reminders that are already due for a session or event that was just moved or agreed to: its
 * members are notified anyway.
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

/** Removes reminders of events and sessions that have started before. */
export async function deleteReminders(db: Kysely<Database>, startedBefore: Date): Promise<void> {
  await db.deleteFrom('reminders').where('starts_at', '<', startedBefore).execute();
}
