import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { seesReceipts } from './conversation-columns.ts';
import type { MarkedRow } from './thread-repository.ts';

/** Messages up to this `seq` have reached a member. */
export interface Delivered {
  conversationId: string;
  memberId: string;
  seq: number;
}

export interface DeliveredRow extends MarkedRow {
  conversation_id: string;
  member_id: string;
}

/** Raises the delivered marks of several members. Returns those that have changed. */
export async function raiseDelivered(db: Kysely<Database>, delivered: readonly Delivered[]): Promise<DeliveredRow[]> {
  const { rows } = await sql<DeliveredRow>`
    insert into conversation_reads (conversation_id, member_id, delivered_seq)
    select conversations.id, reached.member_id, least(reached.seq, conversations.last_seq)
    from unnest(
      ${delivered.map(({ conversationId }) => conversationId)}::uuid[],
      ${delivered.map(({ memberId }) => memberId)}::uuid[],
      ${delivered.map(({ seq }) => seq)}::bigint[]
    ) as reached (conversation_id, member_id, seq)
    join conversations on conversations.id = reached.conversation_id
    -- Two instances that store the same marks lock them in the same order.
    order by conversations.id, reached.member_id
    on conflict (conversation_id, member_id) do update set delivered_seq = excluded.delivered_seq
    where conversation_reads.delivered_seq < excluded.delivered_seq
    returning conversation_id, member_id, read_seq, delivered_seq, coalesce((
      select ${seesReceipts} from conversations
      join members as viewer on viewer.id = conversation_reads.member_id
      join members as other on other.id in (member_low, member_high) and other.id <> viewer.id
      where conversations.id = conversation_reads.conversation_id and not exists (
        select from blocks where (blocker_id = viewer.id and blocked_id = other.id)
          or (blocker_id = other.id and blocked_id = viewer.id)
      )
    ), false) as is_shared`.execute(db);
  return rows;
}
