import { conflict, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import { requireId } from '../../db/ids.ts';
import { partialityOf } from '../../policy.ts';
import { insertAudit } from '../audit/repository.ts';
import { type CaseRow, findCasesOf } from './case-repository.ts';
import { requireImpartial } from './impartial.ts';
import { findModeratedMembers, insertOpenedCase, lockProfile, type ModeratedMemberRow } from './member-repository.ts';
import type { CaseParts } from './present-case.ts';
import { readCase } from './service.ts';

/** Members on the page. */
const shownMembers = 50;

export interface ModeratedMemberParts {
  row: ModeratedMemberRow;
  cases: CaseRow[];
}

/** Returns the first members whom the words select, with the cases about them. */
export async function findMembersToModerate(
  { db, clock }: AppContext,
  { memberId: callerId }: Caller,
  search: string,
): Promise<{ members: ModeratedMemberParts[]; hasMore: boolean }> {
  const found = await findModeratedMembers(db, { search, callerId, now: clock(), rows: shownMembers + 1 });
  const rows = found.slice(0, shownMembers);
  const cases =
    rows.length === 0
      ? []
      : await findCasesOf(
          db,
          rows.map(({ id }) => id),
        );
  const members = rows.map((row) => ({ row, cases: cases.filter(({ member_id }) => member_id === row.id) }));
  return { members, hasMore: found.length > shownMembers };
}

/**
 * Opens a case about a member whom nobody has reported. The log shows the reason through the case, so that it
 * stores no words about a member that nobody could delete.
 *
 * @throws ApiError 403 about oneself, 404 for a member who has left, 409 while a case about them is open.
 */
export async function openCase(context: AppContext, caller: Caller, userId: string, text: string): Promise<CaseParts> {
  const memberId = requireId(userId, 'User');
  requireImpartial(partialityOf(caller.memberId, { memberId, reporterIds: [], decidedBy: null }));
  const now = context.clock();
  const caseId = await inTransaction(context.db, async (trx) => {
    const content = await lockProfile(trx, memberId);
    if (content === undefined) throw notFound('User');
    const opening = { memberId, openedBy: caller.memberId, reason: text.trim(), content, now };
    const id = await insertOpenedCase(trx, opening);
    if (id === undefined) throw conflict('case_open', 'There is an open case about this member.');
    await insertAudit(trx, { at: now, actorId: caller.memberId, what: 'case.opened', targetId: id, details: {} });
    return id;
  });
  return await readCase(context, caller, caseId);
}
