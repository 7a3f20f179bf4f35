import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { StoredAttachment } from '../../db/tables/chat.ts';

/** Messages before and after a reported one: just enough to understand the exchange. */
const before = 3;
const after = 2;

export interface ContextMessageRow {
  id: string;
  text: string;
  created_at: Date;
  sender_id: string;
  sender_name: string;
  sender_image: string | null;
  /** Also those of a deleted message, which stay for its case; null without any. */
  attachments: StoredAttachment[] | null;
}

/** Returns a message and its neighbors, oldest first; empty when it is gone. */
export async function findMessagesAround(db: Kysely<Database>, messageId: string): Promise<ContextMessageRow[]> {
  return await db
    .selectFrom('messages as reported')
    .innerJoinLateral(
      (eb) => {
        const inConversation = eb
          .selectFrom('messages')
          .select(['id', 'seq', 'text', 'created_at', 'sender_id'])
          .whereRef('conversation_id', '=', 'reported.conversation_id');
        const upTo = inConversation.whereRef('seq', '<=', 'reported.seq').orderBy('seq', 'desc');
        const later = inConversation.whereRef('seq', '>', 'reported.seq').orderBy('seq');
        return eb
          .selectFrom(upTo.limit(sql.lit(before + 1)).as('earlier'))
          .selectAll()
          .unionAll(eb.selectFrom(later.limit(sql.lit(after)).as('later')).selectAll())
          .as('messages');
      },
      (join) => join.onTrue(),
    )
    .innerJoin('members', 'members.id', 'messages.sender_id')
    .select(['messages.id', 'messages.text', 'messages.created_at', 'messages.sender_id'])
    .select(['members.name as sender_name', 'members.image_hash as sender_image'])
    .select(
      sql<StoredAttachment[] | null>`(
        select json_agg(json_strip_nulls(json_build_object('id', id, 'kind', kind, 'name', name, 'bytes', length(content),
          'description', description)) order by created_at, id)
        from message_attachments where message_id = messages.id
      )`.as('attachments'),
    )
    .where('reported.id', '=', messageId)
    .orderBy('messages.seq')
    .limit(sql.lit(before + 1 + after))
    .execute();
}

export interface MemberFacts {
  created_at: Date;
  reports_this_week: number;
}

const weekMs = 7 * 24 * 3_600_000;

/** Returns what a moderator needs to know about a member. */
export async function findMemberFacts(db: Kysely<Database>, memberId: string, now: Date): Promise<MemberFacts> {
  return await db
    .selectFrom('members')
    .select('created_at')
    .select(({ selectFrom }) =>
      selectFrom('reports')
        .innerJoin('cases', 'cases.id', 'case_id')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('cases.member_id', '=', memberId)
        .where('reports.created_at', '>', new Date(now.getTime() - weekMs))
        .$asScalar()
        .$notNull()
        .as('reports_this_week'),
    )
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}
