import type { NewAppealDecision } from '@skill-exchange/api-client/types';
import { conflict, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import { requireId } from '../../db/ids.ts';
import { partialityOf } from '../../policy.ts';
import { insertAudit } from '../audit/repository.ts';
import { deleteUnreadableFiles } from '../chat/attachment-repository.ts';
import { inNotifyingTransaction } from '../notifications/notify.ts';
import * as actions from './action-repository.ts';
import { findReporterIds } from './case-repository.ts';
import { appealInWords } from './decision-texts.ts';
import { show } from './effects.ts';
import { openerPartiality, requireImpartial } from './impartial.ts';
import type { CaseParts } from './present-case.ts';
import { readCase } from './service.ts';
import { appealableAfter, appealEnd } from './time-limits.ts';

/** Returns the decisions about a member that had a consequence, latest first. */
export async function actionsOf({ db }: Pick<AppContext, 'db'>, memberId: string): Promise<actions.ActionRow[]> {
  const found = await actions.findActionsOf(db, memberId);
  return found.filter(({ kind }) => kind !== 'none');
}

/**
 * @throws ApiError 404 for a decision about another member, 409 for a second appeal and after the
 * appeal period.
 */
export async function appeal(context: AppContext, memberId: string, id: string, text: string): Promise<void> {
  const actionId = requireId(id, 'Action');
  const now = context.clock();
  await inTransaction(context.db, async (trx) => {
    const action = await actions.findOwnAction(trx, actionId, memberId);
    if (action === undefined) throw notFound('Action');
    if (appealEnd(action.created_at) <= now)
      throw conflict('appeal_too_late', 'The 20-day appeal period has ended.', { params: { limit: 20 } });
    const isFirst = await actions.insertAppeal(trx, { action_id: actionId, text: text.trim(), created_at: now });
    if (!isFirst) throw conflict('already_appealed', 'You have already appealed against this.');
    await insertAudit(trx, { at: now, actorId: memberId, what: 'action.appealed', targetId: actionId, details: {} });
  });
}

/**
 * Decides an appeal, once; `reversed` undoes the decision's effects.
 *
 * @throws ApiError 403 to moderators who are not impartial, 404 without such an appeal, 409 when it is already
 * decided.
 */
export async function decideAppeal(
  context: AppContext,
  caller: Caller,
  id: string,
  { outcome, words }: NewAppealDecision,
): Promise<CaseParts> {
  const actionId = requireId(id, 'Appeal');
  const now = context.clock();
  const caseId = await inNotifyingTransaction(context, async (trx, notify) => {
    const found = await actions.lockAppeal(trx, actionId);
    if (found === undefined) throw notFound('Appeal');
    const { case_id: caseId, member_id: memberId, target_id: targetId } = found;
    const reporterIds = await findReporterIds(trx, caseId);
    const decidedBy = found.moderator_id;
    requireImpartial(partialityOf(caller.memberId, { memberId, reporterIds, decidedBy }));
    const left = { openedBy: found.opened_by, memberId, reporterIds, decidedBy, now };
    requireImpartial(await openerPartiality(trx, caller.memberId, left));
    if (found.decided_at !== null) throw conflict('appeal_decided', 'This appeal has been decided.');
    const decision = { decided_by: caller.memberId, decided_at: now, outcome, words: words.trim() };
    await actions.storeOutcome(trx, actionId, decision);
    if (outcome === 'reversed') {
      await actions.markReversed(trx, actionId, now);
      if (found.kind === 'hide') await show(found.case_kind, { trx, notify, now, caseId, targetId }, found.image_hash);
    }
    if (found.case_kind === 'message') await deleteUnreadableFiles(trx, appealableAfter(now), targetId);
    const about = { targetId: actionId, details: { outcome } };
    await insertAudit(trx, { at: now, actorId: caller.memberId, what: 'appeal.decided', ...about });
    const details = { change: appealInWords[outcome], reason: decision.words };
    const subject = `appeal ${actionId}`;
    await notify({ kind: 'moderation', subject, to: [memberId], actor: null, details });
    return caseId;
  });
  return await readCase(context, caller, caseId);
}
