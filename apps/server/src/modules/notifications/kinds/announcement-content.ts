import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { NotificationDetails } from '../../../db/tables/notifications.ts';

const idOf = (subject: string) => subject.split(' ')[0] ?? '';

/** Whether a test still shows a draft to an operator: nobody else reads it, nor one that was deleted. */
export async function isStillTest(db: Kysely<Database>, subject: string, memberId: string): Promise<boolean> {
  const draft = await db
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', idOf(subject))
    .where((eb) => eb.exists(eb.selectFrom('members').where('id', '=', memberId).where('is_operator', '=', true)))
    .executeTakeFirst();
  return draft !== undefined;
}

/** Returns the details of an announcement with its words, which are stored once for all members. */
export async function withContent(
  db: Kysely<Database>,
  subject: string,
  details: NotificationDetails,
): Promise<NotificationDetails> {
  const announcement = await db
    .selectFrom('announcements')
    .select(['content', 'translations'])
    .where('id', '=', idOf(subject))
    .executeTakeFirst();
  const { content = '', translations = [] } = announcement ?? {};
  return { ...details, content, contents: Object.fromEntries(translations.map((one) => [one.language, one.content])) };
}
