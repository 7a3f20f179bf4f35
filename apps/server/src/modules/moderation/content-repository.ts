import type { CaseKind } from '@skill-exchange/api-client/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ReportedContent } from '../../db/tables/moderation.ts';

/** The current state of something that can be reported. */
export interface ContentRow {
  /** The member responsible for it. */
  memberId: string;
  content: ReportedContent;
  imageHash: string | null;
  /** The members who may see it; null for everyone. */
  readers: string[] | null;
}

type Find = (db: Kysely<Database>, id: string) => Promise<ContentRow | undefined>;

const findMember: Find = async (db, id) => {
  const row = await db
    .selectFrom('members')
    .select(['name', 'about', 'image_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  const content = row && { title: row.name, text: row.about };
  return content && { memberId: id, content, imageHash: row.image_hash, readers: null };
};

/** A member without a photo has nothing to report. */
const findPhoto: Find = async (db, id) => {
  const row = await db.selectFrom('members').select(['name', 'image_hash']).where('id', '=', id).executeTakeFirst();
  if (row === undefined || row.image_hash === null) return undefined;
  return { memberId: id, content: { title: row.name }, imageHash: row.image_hash, readers: null };
};

const findEvent: Find = async (db, id) => {
  const row = await db
    .selectFrom('events')
    .select(['host_id', 'title', 'description', 'recording', 'slides', 'image_hash'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  // Only participants can open the links, and report what they find there.
  const textsOf = ({ description, recording, slides }: NonNullable<typeof row>) =>
    [description, recording, slides].filter((text) => text !== null).join('\n\n');
  const content = row && { title: row.title, text: textsOf(row) };
  return content && { memberId: row.host_id, content, imageHash: row.image_hash, readers: null };
};

const findMessage: Find = async (db, id) => {
  const row = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .select(['sender_id', 'text', 'member_low', 'member_high'])
    .where('messages.id', '=', id)
    .where('removed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const readers = [row.member_low, row.member_high];
  return { memberId: row.sender_id, content: { text: row.text }, imageHash: null, readers };
};

const findReview: Find = async (db, id) => {
  const row = await db
    .selectFrom('reviews')
    .select(['author_id', 'rating', 'comment'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  const content = row && { text: row.comment, rating: row.rating };
  return content && { memberId: row.author_id, content, imageHash: null, readers: null };
};

const findEventReview: Find = async (db, id) => {
  const row = await db
    .selectFrom('event_reviews')
    .select(['author_id', 'rating', 'comment'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  const content = row && { text: row.comment, rating: row.rating };
  return content && { memberId: row.author_id, content, imageHash: null, readers: null };
};

const finders: Record<CaseKind, Find> = {
  member: findMember,
  photo: findPhoto,
  event: findEvent,
  message: findMessage,
  review: findReview,
  eventReview: findEventReview,
};

/** Returns the reportable content of an id; undefined if there is none or a moderator has removed it. */
export async function findContent(db: Kysely<Database>, kind: CaseKind, id: string): Promise<ContentRow | undefined> {
  return await finders[kind](db, id);
}
