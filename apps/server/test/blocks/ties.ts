import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/db/schema.ts';
import { endsAt, isActiveAt } from '../../src/modules/sessions/status.ts';

/** A plan, an invitation or a notification that ties one member to another. */
export interface Tie {
  one: string;
  two: string;
  /** The thing and its state: a change of it is another text. */
  what: string;
}

/** Returns all ties: plans that are ahead, invitations, and notifications that name another member. */
export async function readTies(db: Kysely<Database>, now: Date): Promise<Tie[]> {
  const { rows } = await sql<Tie>`
    with ahead as (select id, host_id from events where cancelled_at is null and end_time > ${now})
    select host_id as one, member_id as two, concat(state, ' ', event_id) as what
      from event_registrations join ahead on ahead.id = event_id where state in ('pending', 'approved', 'declined')
    union all
    select host_id, member_id, concat('waits ', event_id, ' ', offer_expires_at)
      from event_waitlist join ahead on ahead.id = event_id
    union all
    select host_id, member_id, concat(state, ' ', event_id) from event_hosts join ahead on ahead.id = event_id
    union all
    select user_one, user_two, concat('session ', id, ' ', version) from sessions
      where ${isActiveAt(now)} and ${endsAt} > ${now}
    union all
    select one.member_id, two.member_id, concat('ring ', rings.id, ' ', version)
      from rings join ring_seats one on one.ring_id = rings.id join ring_seats two on two.ring_id = rings.id
      where one.member_id < two.member_id and ended_at is null and (agreed_at is not null or expires_at > ${now})
        and one.answer in ('waiting', 'accepted') and two.answer in ('waiting', 'accepted')
    union all
    select member_id, unnest(actors), concat(kind, ' ', id, ' ', count) from notifications`.execute(db);
  // What a co-host does, the host is told of in their own name.
  return rows.filter(({ one, two }) => one !== two);
}

/** Tables that refer to two members, or to one member and something of another, by whether `readTies` reads them. */
export const tablesOfTwo = {
  ties: ['event_hosts', 'event_registrations', 'event_waitlist', 'ring_seats', 'sessions'],
  // What is over, texts that a block hides, parts of a session, and what moderators need.
  others: [
    'actions',
    'attendance',
    'blocks',
    'busy',
    'cases',
    'conversation_reads',
    'conversations',
    'event_reviews',
    'event_updates',
    'joinings',
    'message_attachments',
    'message_reactions',
    'messages',
    'reports',
    'reviews',
    'session_notes',
    'session_offers',
    'skill_merges',
  ],
} as const;

/** Returns the names of such tables in the database. */
export async function findTablesOfTwo(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and confrelid::regclass::text in
      ('members', 'events', 'sessions', 'rings', 'conversations', 'messages')
    group by relname having count(*) > 1 and bool_or(confrelid = 'members'::regclass) order by relname`.execute(db);
  return rows.map(({ name }) => name);
}
