import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AnnouncementTable } from '../../db/tables/announcements.ts';

export type AnnouncementRow = Selectable<AnnouncementTable> & {
  author_name: string | null;
  author_image: string | null;
};

/** What an operator has written. */
export type Draft = Pick<
  AnnouncementRow,
  'subject' | 'content' | 'is_message' | 'banner' | 'banner_starts_at' | 'banner_ends_at' | 'for_visitors'
> &
  Required<Pick<Insertable<AnnouncementTable>, 'translations'>>;

const selectAnnouncements = (db: Kysely<Database>) =>
  db
    .selectFrom('announcements')
    .leftJoin('members', 'members.id', 'written_by')
    .selectAll('announcements')
    .select(['members.name as author_name', 'members.image_hash as author_image']);

/** Returns the last announcements, latest first. */
export async function findAnnouncements(db: Kysely<Database>, rows: number): Promise<AnnouncementRow[]> {
  return await selectAnnouncements(db)
    .orderBy('announcements.created_at', 'desc')
    .orderBy('announcements.id')
    .limit(rows)
    .execute();
}

export async function findAnnouncement(db: Kysely<Database>, id: string): Promise<AnnouncementRow | undefined> {
  return await selectAnnouncements(db).where('announcements.id', '=', id).executeTakeFirst();
}

/** Locks an announcement, so that it is not changed, sent and stopped at once. */
export async function lockAnnouncement(
  trx: Kysely<Database>,
  id: string,
): Promise<Selectable<AnnouncementTable> | undefined> {
  return await trx.selectFrom('announcements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Stores a draft and returns its id. */
export async function insertAnnouncement(
  trx: Kysely<Database>,
  { memberId, now, ...draft }: Draft & { language: string; memberId: string; now: Date },
): Promise<string> {
  const row = { ...draft, written_by: memberId, created_at: now, changed_at: now };
  return (await trx.insertInto('announcements').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Replaces a draft, whose next version is not tested. */
export async function replaceDraft(
  trx: Kysely<Database>,
  id: string,
  { memberId, now, ...draft }: Draft & { memberId: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('announcements')
    .set({ ...draft, written_by: memberId, changed_at: now, tested_at: null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** What has happened to an announcement since it was written. */
type Progress = Partial<
  Pick<AnnouncementRow, 'tested_at' | 'sent_at' | 'stopped_at' | 'finished_at' | 'last_told' | 'told'>
>;

export async function setProgress(trx: Kysely<Database>, id: string, progress: Progress): Promise<void> {
  await trx.updateTable('announcements').set(progress).where('id', '=', id).execute();
}

export async function deleteAnnouncement(trx: Kysely<Database>, id: string): Promise<void> {
  await trx.deleteFrom('announcements').where('id', '=', id).execute();
}

/** Stores that a member no longer wants to see a banner; a second time changes nothing. */
export async function storeDismissal(
  db: Kysely<Database>,
  dismissal: { memberId: string; announcementId: string; now: Date },
): Promise<void> {
  const { memberId: member_id, announcementId: announcement_id, now: dismissed_at } = dismissal;
  await db
    .insertInto('dismissed_banners')
    .values({ member_id, announcement_id, dismissed_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns what a member has announced, and the banners that they have dismissed, for the copy of their data. */
export async function readOwnAnnouncements(db: Kysely<Database>, memberId: string) {
  const written = await db
    .selectFrom('announcements')
    .select(['subject', 'content', 'banner', 'language', 'translations', 'created_at as written', 'sent_at as sent'])
    .where('written_by', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const dismissed = await db
    .selectFrom('dismissed_banners')
    .innerJoin('announcements', 'announcements.id', 'announcement_id')
    .select(['banner', 'dismissed_at as dismissed'])
    .where('member_id', '=', memberId)
    .orderBy('dismissed_at')
    .execute();
  return { written, dismissed };
}
