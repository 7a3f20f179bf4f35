import type { EventDraft } from '@skill-exchange/api-client/types';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';

export interface EventDraftRow {
  id: string;
  content: EventDraft;
  created_at: Date;
  changed_at: Date;
}

const columns = ['id', 'content', 'created_at', 'changed_at'] as const;

/** Returns a member's drafts, the last changed first. */
export async function findDraftsOf(db: Kysely<Database>, memberId: string): Promise<EventDraftRow[]> {
  return await db
    .selectFrom('event_drafts')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Returns a member's draft with this id. */
export async function findDraft(
  trx: Transaction<Database>,
  memberId: string,
  id: string,
): Promise<EventDraftRow | undefined> {
  return await trx
    .selectFrom('event_drafts')
    .select(columns)
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Stores a draft or replaces the member's draft with this id; undefined if another member has it. */
export async function storeDraft(
  trx: Transaction<Database>,
  draft: { id: string; memberId: string; content: EventDraft; now: Date },
): Promise<EventDraftRow | undefined> {
  const { id, memberId, now } = draft;
  const content = JSON.stringify(draft.content);
  return await trx
    .insertInto('event_drafts')
    .values({ id, member_id: memberId, content, created_at: now, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ content, changed_at: now }).where('event_drafts.member_id', '=', memberId),
    )
    .returning(columns)
    .executeTakeFirst();
}

/** Deletes a member's draft. Returns false if it does not exist. */
export async function deleteDraft(db: Kysely<Database>, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('event_drafts')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
