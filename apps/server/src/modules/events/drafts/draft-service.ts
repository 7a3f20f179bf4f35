import type { EventDraft, EventDraftChange } from '@skill-exchange/api-client/types';
import { conflict, notFound } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/contention.ts';
import { requireId } from '../../../db/ids.ts';
import { lockMember } from '../../users/repository.ts';
import * as drafts from './draft-repository.ts';
import { draftVersion, presentDraft } from './present-draft.ts';

/** Maximum number of drafts per member. */
const maxDrafts = 20;

export async function draftsOf({ db }: AppContext, memberId: string): Promise<drafts.EventDraftRow[]> {
  return await drafts.findDraftsOf(db, memberId);
}

/**
 * Saves a draft, or replaces the member's draft with this id.
 *
 * @throws ApiError 404 for a malformed id or that of another member's draft, 409 if the member has 20 others, or the draft has
 * changed since `version`.
 */
export async function saveDraft(
  { db, clock }: AppContext,
  memberId: string,
  draftId: string,
  { version, ...content }: EventDraftChange,
): Promise<drafts.EventDraftRow> {
  const id = requireId(draftId, 'Draft');
  return await inTransaction(db, async (trx) => {
    // Without the lock, concurrent calls could exceed the limit.
    await lockMember(trx, memberId);
    if (version !== undefined) requireVersion(await drafts.findDraft(trx, memberId, id), content, version);
    const saved = await drafts.storeDraft(trx, { id, memberId, content, now: clock() });
    if (saved === undefined) throw notFound('Draft');
    if ((await drafts.findDraftsOf(trx, memberId)).length > maxDrafts)
      throw conflict('too_many_drafts', `You have ${maxDrafts} drafts. Delete one to save another.`, {
        params: { limit: maxDrafts },
      });
    return saved;
  });
}

/** @throws ApiError 409 with the draft as it is, if it has changed since a version. A deleted draft can be saved again. */
function requireVersion(draft: drafts.EventDraftRow | undefined, content: EventDraft, version: string): void {
  // A retry after a lost response has the old version, too.
  if (draft === undefined || [version, draftVersion(content)].includes(draftVersion(draft.content))) return;
  const message =
    'This draft has changed since you opened it. Your changes are still here: save again to replace the others.';
  throw conflict('changed_meanwhile', message, { fields: { draft: presentDraft(draft) } });
}

/** Deletes a draft. @throws ApiError 404 if the member has no such draft. */
export async function deleteDraft({ db }: AppContext, memberId: string, draftId: string): Promise<void> {
  if (!(await drafts.deleteDraft(db, memberId, requireId(draftId, 'Draft')))) throw notFound('Draft');
}
