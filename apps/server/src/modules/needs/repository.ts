import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { eventNeeds } from './event-needs.ts';
import type { NeedRow, NeedsPart, Viewer } from './need-row.ts';
import { otherNeeds } from './other-needs.ts';
import { ringNeeds } from './ring-needs.ts';
import { sessionNeeds } from './session-needs.ts';

/** The most rows of a list. */
const most = 100;

const parts: readonly NeedsPart[] = [sessionNeeds, ringNeeds, eventNeeds, otherNeeds];

/** Returns what waits for a member: first what has an end, soonest first, then the newest; the address last. */
export async function findNeeds(db: Kysely<Database>, viewer: Viewer): Promise<NeedRow[]> {
  const { rows } = await sql<NeedRow>`
    select needs.kind, needs.id, actor_id, members.name as actor_name, members.image_hash as actor_image,
      detail, count, dates, asked_at, starts_at, ends_at
    from (${sql.join(
      parts.flatMap((part) => part(viewer)),
      sql` union all `,
    )}) as needs (kind, id, actor_id, detail, count, dates, asked_at, starts_at, ends_at)
    left join members on members.id = actor_id
    order by kind = 'confirmAddress', ends_at nulls last, asked_at desc, needs.id
    limit ${most}`.execute(db);
  return rows;
}
