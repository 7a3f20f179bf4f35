import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/db/schema.ts';
import type { CommunitySize, Instant, Parts } from './kind-parts.ts';

/** Two has written first. */
export async function insertConversation(db: Kysely<Database>, { id, one, two }: Parts): Promise<string> {
  const [member_low = '', member_high = ''] = [one, two].sort();
  const stored = await db
    .insertInto('conversations')
    .values({ id, member_low, member_high, asked_by: two })
    // Two members have one conversation.
    .onConflict((conflict) => conflict.columns(['member_low', 'member_high']).doUpdateSet({ member_low }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return stored.id;
}

/** From one to two. */
export async function insertMessage(db: Kysely<Database>, { id, one, two, now }: Parts): Promise<string> {
  const conversation_id = await insertConversation(db, { one, two, now });
  const { last_seq } = await db
    .updateTable('conversations')
    .set({ last_seq: sql`last_seq + 1`, last_message_at: now })
    .where('id', '=', conversation_id)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  const message = { id, conversation_id, seq: last_seq, sender_id: one, text: 'See you.', created_at: now };
  return (await db.insertInto('messages').values(message).returning('id').executeTakeFirstOrThrow()).id;
}

/** Of a message from one to two. */
export async function insertAttachment(db: Kysely<Database>, { id, ...parts }: Parts): Promise<string> {
  const message_id = await insertMessage(db, parts);
  const { conversation_id } = await db
    .selectFrom('messages')
    .select('conversation_id')
    .where('id', '=', message_id)
    .executeTakeFirstOrThrow();
  const file = { kind: 'pdf', name: 'Notes.pdf', width: null, height: null, content: Buffer.from('%PDF-1.7') } as const;
  const row = { id, conversation_id, member_id: parts.one, message_id, ...file, created_at: parts.now };
  return (await db.insertInto('message_attachments').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function insertConversations(
  trx: Kysely<Database>,
  { members, conversations }: CommunitySize,
  at: Instant,
) {
  await sql`
    insert into conversations (member_low, member_high, last_seq, last_message_at, created_at)
    select least(one.id, two.id), greatest(one.id, two.id), 10, ${at}, ${at} - interval '10 days'
    from generate_series(1, ${conversations}::int) as pair (number)
    join nth_member one on one.n = 1 + number % ${members}::int
    join nth_member two on two.n = 1 + (number * 5 + 2) % ${members}::int
    where one.id <> two.id on conflict do nothing`.execute(trx);
  await sql`
    insert into messages (conversation_id, seq, sender_id, text, created_at)
    select id, n, case when n % 2 = 0 then member_low else member_high end, 'See you on Tuesday, then.', ${at}
    from conversations, generate_series(1, 10) n`.execute(trx);
}
