import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { managesEvent } from '../cohosts/cohost-repository.ts';

/** A host's notification of a member's requests for dates of a series. */
export interface RequestThread {
  hostId: string;
  /** Subject of the unread notification that an earlier request has made; null without one. */
  subject: string | null;
  /** Upcoming dates of the host's that the member asks to join. */
  dates: number;
}

/** Returns each host's thread of a member's pending requests for dates of a series. */
export async function findRequestThreads(
  trx: Transaction<Database>,
  hosts: readonly string[],
  { memberId, seriesId, now }: { memberId: string; seriesId: string; now: Date },
): Promise<RequestThread[]> {
  const threads: RequestThread[] = [];
  for (const hostId of hosts) {
    const { rows } = await sql<Omit<RequestThread, 'hostId'>>`
      select count(*)::int as dates, (
        select subject from notifications
        where member_id = ${hostId} and kind = 'eventRequest' and read_at is null and ${memberId}::uuid = any(actors)
          and subject = any(array(select id::text from events where series_id = ${seriesId}))
        order by id limit 1
      ) as subject
      from events join event_registrations as asked on asked.event_id = events.id
      where series_id = ${seriesId} and cancelled_at is null and end_time > ${now}
        and asked.member_id = ${memberId} and asked.state = 'pending' and ${managesEvent(hostId)}`.execute(trx);
    threads.push(...rows.map((row) => ({ hostId, ...row })));
  }
  return threads;
}
