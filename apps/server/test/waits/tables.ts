import type { Kysely } from 'kysely';
import type { Database } from '../../src/db/schema.ts';

/** The tables that decide what waits for a member, row by row. */
export type Tables = Awaited<ReturnType<typeof readTables>>;

/** Reads every row of the tables: nothing of the product decides here. */
export async function readTables(db: Kysely<Database>) {
  const all = <Name extends keyof Database>(name: Name) =>
    db
      .selectFrom(name as 'members')
      .selectAll()
      .execute();
  const of = async <Name extends keyof Database>(name: Name) =>
    (await all(name)) as unknown as { [Column in keyof Database[Name]]: Selected<Database[Name][Column]> }[];
  return {
    members: await of('members'),
    blocks: await of('blocks'),
    actions: await of('actions'),
    sessions: await of('sessions'),
    offers: await of('session_offers'),
    reviews: await of('reviews'),
    attendance: await of('attendance'),
    events: await of('events'),
    registrations: await of('event_registrations'),
    cohosts: await of('event_hosts'),
    waitlist: await of('event_waitlist'),
    eventReviews: await of('event_reviews'),
    rings: await of('rings'),
    seats: await of('ring_seats'),
    conversations: await of('conversations'),
    reads: await of('conversation_reads'),
    messages: await of('messages'),
    notifications: await of('notifications'),
  };
}

type Selected<Column> = Column extends { __select__: infer Value } ? Value : Column;
