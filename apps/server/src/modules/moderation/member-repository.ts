import { searchWords } from '@skill-exchange/api-client/fold-text';
import { type Kysely, sql } from 'kysely';
import { parseId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import type { ReportedContent } from '../../db/tables/moderation.ts';
import { containsText } from '../../db/text-search.ts';
import { rowCount } from '../../paging.ts';
import { isLimited, isSuspended } from '../auth/active-actions.ts';

export interface ModeratedMemberRow {
  id: string;
  name: string;
  image_hash: string | null;
  about: string;
  created_at: Date;
  role: 'member' | 'moderator';
  is_operator: boolean;
  is_limited: boolean;
  is_suspended: boolean;
}

/** Further words are ignored: each one costs time and rarely changes the result. */
const maxWords = 6;

/**
 * Returns the members whose name contains the words, or with the id, those who joined last first. Without `isListed`:
 * moderators find members who are suspended, and those who have blocked them.
 */
export async function findModeratedMembers(
  db: Kysely<Database>,
  { search, callerId, now, rows }: { search: string; callerId: string; now: Date; rows: number },
): Promise<ModeratedMemberRow[]> {
  let query = db
    .selectFrom('members')
    .select(['members.id', 'name', 'image_hash', 'about', 'created_at', 'role', 'is_operator'])
    .select([isLimited('members.id', now).as('is_limited'), isSuspended('members.id', now).as('is_suspended')])
    .where('leaving_at', 'is', null)
    .where('members.id', '<>', callerId);
  const id = parseId(search.trim());
  const words = searchWords(search).slice(0, maxWords);
  if (id !== null) query = query.where('members.id', '=', id);
  // Signs without a letter are in no name.
  else if (words.length === 0 && search.trim() !== '') return [];
  else for (const word of words) query = query.where(containsText(sql.ref('name_folded'), word));
  return await query.orderBy('seq', 'desc').limit(rowCount(rows)).execute();
}

/** Returns what moderators read of a profile; undefined for a member who has left. Locks it until the transaction ends. */
export async function lockProfile(trx: Kysely<Database>, memberId: string): Promise<ReportedContent | undefined> {
  const row = await trx
    .selectFrom('members')
    .select(['name', 'about'])
    .where('id', '=', memberId)
    .where('leaving_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row && { title: row.name, text: row.about };
}

/**
 * Returns whether the member is a moderator or an operator, and whether a moderator can decide now who is not among
 * `partial`.
 */
export async function findOtherDeciders(
  db: Kysely<Database>,
  { memberId, partial, now }: { memberId: string; partial: string[]; now: Date },
): Promise<{ isAboutStaff: boolean; hasOther: boolean }> {
  const staff = db
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where(({ or, eb }) => or([eb('role', '=', 'moderator'), eb('is_operator', '=', true)]));
  const others = db
    .selectFrom('members')
    .select('id')
    .where('role', '=', 'moderator')
    .where('leaving_at', 'is', null)
    .where('id', 'not in', partial)
    .where(({ not }) => not(isSuspended('members.id', now)));
  return await db
    .selectNoFrom(({ exists }) => [exists(staff).as('isAboutStaff'), exists(others).as('hasOther')])
    .$narrowType<{ isAboutStaff: boolean; hasOther: boolean }>()
    .executeTakeFirstOrThrow();
}

interface Opening {
  memberId: string;
  openedBy: string;
  reason: string;
  content: ReportedContent;
  now: Date;
}

/** Opens a case about a member. Returns its id; undefined if there is an open one. */
export async function insertOpenedCase(
  trx: Kysely<Database>,
  { memberId, openedBy, reason, content, now }: Opening,
): Promise<string | undefined> {
  const about = { kind: 'member', target_id: memberId, member_id: memberId, opened_at: now } as const;
  const opening = { opened_by: openedBy, opening_reason: reason, opening_content: JSON.stringify(content) };
  const stored = await trx
    .insertInto('cases')
    .values({ ...about, ...opening })
    .onConflict((conflict) => conflict.columns(['kind', 'target_id']).where('closed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored?.id;
}
