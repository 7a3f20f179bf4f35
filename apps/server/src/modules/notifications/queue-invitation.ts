import { sql, type Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import type { JobData } from '../../jobs/queues.ts';

/**
 * Queues the calendar update for the member who agreed to, changed or canceled a session, or left an
 * event, in the transaction of the change. The other members get theirs with the notification.
 */
export async function queueInvitation(
  { jobs }: Pick<AppContext, 'jobs'>,
  trx: Transaction<Database>,
  data: JobData['invitation'],
): Promise<void> {
  await jobs.add(trx, 'invitation', [data]);
}

/** Queues the same for canceled events that a member leaves before an email has told them of the cancellation. */
export async function queueUntoldCancellations(
  context: Pick<AppContext, 'jobs'>,
  trx: Transaction<Database>,
  { eventIds, memberId }: { eventIds: readonly string[]; memberId: string },
): Promise<void> {
  if (eventIds.length === 0) return;
  const { rows } = await sql<{ event_id: string }>`
    select event_id::text from unnest(${eventIds}::uuid[]) as left_events (event_id) where exists (
      select from notifications where member_id = ${memberId} and kind = 'eventCanceled' and emailed_count < count
        and (subject = event_id::text or jsonb_exists(details -> 'eventIds', event_id::text)))`.execute(trx);
  const untold = rows.map(({ event_id }) => event_id);
  if (untold[0] !== undefined) await queueInvitation(context, trx, { eventId: untold[0], eventIds: untold, memberId });
}
