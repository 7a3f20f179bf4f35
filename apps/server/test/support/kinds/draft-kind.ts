import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/db/schema.ts';
import type { CommunitySize, Instant, Parts } from './kind-parts.ts';

/** Stores a draft of an event. */
export async function insertDraft(db: Kysely<Database>, { id = randomUUID(), one, now }: Parts): Promise<string> {
  const row = { id, member_id: one, content: JSON.stringify({ title: 'Mine' }), created_at: now, changed_at: now };
  await db.insertInto('event_drafts').values(row).execute();
  return id;
}

/** Two for every third member. */
export async function insertDrafts(trx: Kysely<Database>, _size: CommunitySize, at: Instant): Promise<void> {
  await sql`
    insert into event_drafts (id, member_id, content, created_at, changed_at)
    select gen_random_uuid(), id, jsonb_build_object('title', 'Event ' || place), ${at}, ${at}
    from nth_member, generate_series(1, 2) as place where n % 3 = 0`.execute(trx);
}
