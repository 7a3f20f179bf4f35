import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A sentence that operators announce on every page. */
export interface Banner {
  id: string;
  text: string;
  /** The sentence in other languages. */
  translations: readonly { language: string; text: string }[];
  hasMore: boolean;
  startsAt: Date;
  endsAt: Date;
  forVisitors: boolean;
}

/** Returns the banners that are shown now or later, those that begin last first. */
export async function findBanners(db: Kysely<Database>, now: Date): Promise<Banner[]> {
  const rows = await db
    .selectFrom('announcements')
    .select(['id', 'banner', 'translations', 'banner_starts_at', 'banner_ends_at', 'for_visitors'])
    .select(sql<boolean>`content <> ''`.as('has_more'))
    .where('sent_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .where('banner_ends_at', '>', now)
    .orderBy('banner_starts_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, banner, translations, banner_starts_at, banner_ends_at, for_visitors, has_more }) =>
    banner_starts_at === null || banner_ends_at === null
      ? []
      : [
          {
            id,
            text: banner,
            translations: translations.map((words) => ({ language: words.language, text: words.banner })),
            hasMore: has_more,
            startsAt: banner_starts_at,
            endsAt: banner_ends_at,
            forVisitors: for_visitors,
          },
        ],
  );
}

/** Returns those of banners that a member has dismissed. */
export async function findDismissed(
  db: Kysely<Database>,
  memberId: string,
  announcementIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('dismissed_banners')
    .select('announcement_id')
    .where('member_id', '=', memberId)
    .where('announcement_id', '=', sql<string>`any(${announcementIds}::uuid[])`)
    .execute();
  return new Set(rows.map((row) => row.announcement_id));
}
