import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/db/schema.ts';
import type { CommunitySize, Instant, Parts } from './kind-parts.ts';

/** Stores a draft of an announcement; returns its id. */
export async function insertAnnouncement(db: Kysely<Database>, { id, one, now }: Parts): Promise<string> {
  const words = { subject: 'Quiet days', content: 'Dear members', is_message: true, banner: '' };
  const row = { ...words, written_by: one, created_at: now, changed_at: now, ...(id !== undefined && { id }) };
  return (await db.insertInto('announcements').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** One a week that was sent, for years. Their banners have ended. */
export async function insertAnnouncements(trx: Kysely<Database>, _size: CommunitySize, at: Instant): Promise<void> {
  await sql`
    insert into announcements (subject, content, is_message, banner, banner_starts_at, banner_ends_at, written_by, created_at,
      changed_at, tested_at, sent_at, finished_at)
    select 'News ' || week, 'Dear members', true, 'News', sent, sent + interval '2 days', id, sent, sent, sent, sent, sent
    from (select week, ${at} - week * interval '7 days' as sent from generate_series(1, 200) week) as weeks
    join nth_member on n = 1`.execute(trx);
  await sql`
    insert into dismissed_banners (member_id, announcement_id, dismissed_at)
    select nth_member.id, announcements.id, ${at} from announcements join nth_member on n % 5 = 0
    where subject = 'News 1'`.execute(trx);
}
