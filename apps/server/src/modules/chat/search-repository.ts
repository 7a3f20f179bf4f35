import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { isUnblocked } from '../users/listed.ts';
import { isNotDeclined } from './conversation-columns.ts';
import type { MessageQuery } from './message-query.ts';

/** A found message, newest first. */
export interface FoundRow {
  id: string;
  /** Its time in milliseconds since 1970, as in cursors. */
  at: number;
  other_id: string;
  other_name: string;
  other_image_hash: string | null;
}

export interface MessageSearch {
  memberId: string;
  query: MessageQuery;
  /** Only the conversation with this member. */
  withId: string | null;
  before: { at: number; id: string } | null;
  rows: number;
}

/** The member's conversations that their chat list contains. */
const ownConversations = ({ memberId, withId }: MessageSearch) => sql`
  select conversations.id as conversation_id, last_message_at,
    members.id as other_id, members.name as other_name, members.image_hash as other_image_hash
  from conversations join members
    on members.id = case when member_low = ${memberId} then member_high else member_low end
  where (member_low = ${memberId} or member_high = ${memberId}) and last_seq > 0
    and ${isNotDeclined(memberId)} and ${isUnblocked(memberId, 'members.id')}
    ${withId === null ? sql`` : sql`and members.id = ${withId}::uuid`}`;

/** Whole milliseconds, so that a cursor has the exact key. Computed for found messages only. */
const msOf = (column: string) => sql<number>`floor(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** The first condition is cheap, and true whenever the second one is. */
const isBefore = ({ before }: MessageSearch) =>
  before === null
    ? sql`true`
    : sql`messages.created_at < ${new Date(before.at + 1)}::timestamptz
        and (${msOf('messages.created_at')}, messages.id) < (${before.at}::bigint, ${before.id}::uuid)`;

const isReadable = sql`messages.deleted_at is null and messages.removed_at is null`;

const latestConversations = 50;

/** Found among the newest messages; `isPage` unless older ones may belong to the page. */
interface FoundNewest {
  rows: FoundRow[];
  isPage: boolean;
}

/** Searches the newest messages of the latest conversations, which is fast for frequent words. */
async function findAmongNewest(
  db: Kysely<Database>,
  search: MessageSearch,
  newestMessages: number,
): Promise<FoundNewest> {
  const perConversation = search.withId === null ? newestMessages : newestMessages * latestConversations;
  const { rows } = await sql<FoundRow & { bound: number | null }>`
    with own as materialized (
      select *, row_number() over (order by last_message_at desc) as place
      from (${ownConversations(search)}) as every order by last_message_at desc limit ${sql.lit(latestConversations + 1)}
    ), looked as materialized (
      select own.conversation_id, newest.*
      from own cross join lateral (
        select messages.id, messages.created_at, ${isReadable} and messages.words @@ ${search.query.all}::tsquery as is_hit
        from messages where messages.conversation_id = own.conversation_id and ${isBefore(search)}
        order by messages.seq desc limit ${sql.lit(perConversation)}
      ) as newest
      where place <= ${sql.lit(latestConversations)}
    ), bound as (
      select greatest(
        (select last_message_at from own where place > ${sql.lit(latestConversations)}),
        (select max(oldest) from (
          select min(created_at) as oldest from looked group by conversation_id
          having count(*) = ${sql.lit(perConversation)}
        ) as cut)
      ) as bound
    )
    select looked.id, ${msOf('looked.created_at')} as at, other_id, other_name, other_image_hash, ${msOf('bound')} as bound
    from looked join own using (conversation_id) cross join bound
    where is_hit order by at desc, id desc limit ${rowCount(search.rows)}`.execute(db);
  const [newest] = rows;
  if (newest === undefined) return { rows, isPage: false };
  const { bound } = newest;
  return { rows, isPage: bound === null || (rows.length === search.rows && (rows.at(-1)?.at ?? 0) > bound) };
}

/**
 * Searches all messages by the index of words, which is fast for rare words. Returns null if the looked up words are in more
 * than `most` messages of all members.
 *
 * @param lookedUp those of the words by the index; all of them are compared then
 */
async function findByIndex(
  db: Kysely<Database>,
  search: MessageSearch,
  { lookedUp = search.query.all, most }: { lookedUp?: string; most: number | null },
): Promise<FoundRow[] | null> {
  const { all } = search.query;
  const { rows } = await sql<(FoundRow | Record<keyof FoundRow, null>) & { matches: number }>`
    with matching as materialized (
      select id, conversation_id, created_at ${all === lookedUp ? sql`` : sql`, words @@ ${all}::tsquery as is_hit`}
      from messages where words @@ ${lookedUp}::tsquery and ${isReadable}
      ${most === null ? sql`` : sql`limit ${sql.lit(most + 1)}`}
    ), page as (
      select messages.id, ${msOf('messages.created_at')} as at, other_id, other_name, other_image_hash
      from matching as messages
      join (${ownConversations(search)}) as own on own.conversation_id = messages.conversation_id
      where ${isBefore(search)} ${all === lookedUp ? sql`` : sql`and is_hit`}
      order by at desc, messages.id desc limit ${rowCount(search.rows)}
    )
    select page.*, matches::int from (select count(*) as matches from matching) as total left join page on true
    order by at desc, id desc`.execute(db);
  if (most !== null && (rows[0]?.matches ?? 0) > most) return null;
  return rows.filter((row) => row.id !== null);
}

/** With fewer among the newest messages, the words before the last one may be rare. */
const rare = 5;

/** Searches the member's messages, newest first, in the way that is fastest for the words' frequency. */
export async function findMessages(db: Kysely<Database>, search: MessageSearch): Promise<FoundRow[]> {
  const { rows, isPage } = await findAmongNewest(db, search, 100);
  if (isPage) return rows;
  const { first } = search.query;
  const more = async () => {
    const found = await findAmongNewest(db, search, 400);
    return found.isPage ? found.rows : null;
  };
  const byFirst = () => (first === null ? null : findByIndex(db, search, { lookedUp: first, most: 3_000 }));
  const byAll = () => findByIndex(db, search, { most: 3_000 });
  const ways = rows.length === search.rows ? [more] : [...(rows.length < rare ? [byFirst] : []), byAll, more];
  for (const way of ways) {
    const found = await way();
    if (found !== null) return found;
  }
  return (await findByIndex(db, search, { most: null })) ?? [];
}
