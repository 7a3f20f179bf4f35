import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { NotificationDetails } from '../../../db/tables/notifications.ts';

/** Returns the details of an announcement with its words, which are stored once for all members. */
export async function withContent(
  db: Kysely<Database>,
  subject: string,
  details: NotificationDetails,
): Promise<NotificationDetails> {
  const [id = ''] = subject.split(' ');
  const announcement = await db
    .selectFrom('announcements')
    .select(['content', 'translations'])
    .where('id', '=', id)
    .executeTakeFirst();
  const { content = '', translations = [] } = announcement ?? {};
  return { ...details, content, contents: Object.fromEntries(translations.map((one) => [one.language, one.content])) };
}
