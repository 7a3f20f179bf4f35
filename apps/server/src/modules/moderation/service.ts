import type { CaseState, LimitHits, NewDecision } from '@skill-exchange/api-client/types';
import type { Kysely } from 'kysely';
import { conflict, invalid, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { requireId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import { type Page, type PageRequest, readPage } from '../../paging.ts';
import { partialityOf } from '../../policy.ts';
import { cancelUpcoming } from '../absence/cancel-upcoming.ts';
import { type AuditRow, findAudit, insertAudit, insertAuditOnce } from '../audit/repository.ts';
import { deleteAuthSessionsOf } from '../auth/repository.ts';
import { deleteUnreadableFiles } from '../chat/attachment-repository.ts';
import { lockWithHeirs } from '../events/cohosts/handover-repository.ts';
import { inNotifyingTransaction } from '../notifications/notify.ts';
import { countReliability } from '../profiles/reliability-repository.ts';
import { findActionsOf, insertAction } from './action-repository.ts';
import * as cases from './case-repository.ts';
import { findContent } from './content-repository.ts';
import { findMemberFacts, findMessagesAround } from './context-repository.ts';
import { outcomeInWords } from './decision-texts.ts';
import { choicesOf, hide } from './effects.ts';
import { openerPartiality, requireImpartial } from './impartial.ts';
import { findLimitHits } from './limit-hits.ts';
import type { CaseParts } from './present-case.ts';
import { appealableAfter, daysOn } from './time-limits.ts';

// The contract's `x-roles` reject members who are not moderators: see plugins/authentication.ts.

type CaseContext = Pick<AppContext, 'db' | 'clock'>;

/** Cases are counted up to this number per state. */
export const mostCounted = 1_000;

export interface CasesRequest extends PageRequest {
  state?: CaseState | undefined;
}

export interface CasesPage extends Page<cases.CaseRow> {
  counts: Record<CaseState, number>;
  limitHits: LimitHits[];
}

/** Returns the cases of a state, or all waiting ones, with recent counts of exceeded limits. */
export async function listCases(context: AppContext, { state, ...request }: CasesRequest): Promise<CasesPage> {
  const { db, clock } = context;
  const page = state === 'closed' ? await readDecided(db, request) : await readWaiting(db, state, request);
  const counts = await cases.countCases(db, mostCounted);
  return { ...page, counts, limitHits: await findLimitHits(db, clock()) };
}

function readWaiting(db: Kysely<Database>, state: 'open' | 'appealed' | undefined, request: PageRequest) {
  return readPage(request, {
    kinds: ['number', 'instant', 'id'],
    keyOf: (row: cases.CaseRow) => [row.rank, row.waits_since.toISOString(), row.id],
    read: (key, rows) => {
      const after = key && { rank: key[0], waitsSince: key[1], id: key[2] };
      return cases.findWaitingCases(db, { state, after, rows });
    },
  });
}

function readDecided(db: Kysely<Database>, request: PageRequest) {
  return readPage(request, {
    kinds: ['instant', 'id'],
    keyOf: (row: cases.CaseRow) => [(row.closed_at ?? row.opened_at).toISOString(), row.id],
    read: (key, rows) => cases.findDecidedCases(db, { after: key && { closedAt: key[0], id: key[1] }, rows }),
  });
}

/** Returns a case with everything that a decision needs. @throws ApiError 404 without such a case. */
export async function readCase({ db, clock }: CaseContext, caller: Caller, id: string): Promise<CaseParts> {
  const row = await cases.findCase(db, requireId(id, 'Case'));
  if (row === undefined) throw notFound('Case');
  const now = clock();
  const reports = await cases.findReports(db, row.id);
  const content = await findContent(db, row.kind, row.target_id);
  const actions = await findActionsOf(db, row.member_id);
  const facts = await findMemberFacts(db, row.member_id, now);
  const { came: sessions } = await countReliability(db, row.member_id, now);
  const mayReadMessages = row.kind === 'message' && row.member_id !== caller.memberId;
  const messages = mayReadMessages ? await findMessagesAround(db, row.target_id) : [];
  if (messages.length > 0) {
    const read = { at: now, actorId: caller.memberId, what: 'messages.read', targetId: row.id, details: {} } as const;
    await insertAuditOnce(db, read);
  }
  const left = await openerPartiality(db, caller.memberId, {
    openedBy: row.opened_by,
    memberId: row.member_id,
    reporterIds: reports.map(({ reporter_id }) => reporter_id),
    decidedBy: actions.find(({ case_id }) => case_id === row.id)?.moderator_id ?? null,
    now,
  });
  return { row, reports, content, actions, facts: { ...facts, sessions }, messages, left };
}

/**
 * Closes a case with a decision, once: the first of several concurrent ones counts.
 *
 * @throws ApiError 400 for a decision that does not fit, 403 to moderators who are not impartial, 404 without such a
 * case, 409 when it is closed.
 */
export async function decideCase(
  context: AppContext,
  caller: Caller,
  id: string,
  decision: NewDecision,
): Promise<CaseParts> {
  const caseId = requireId(id, 'Case');
  const now = context.clock();
  const ended = await inNotifyingTransaction(context, async (trx, notify) => {
    const found = await cases.lockCase(trx, caseId);
    if (found === undefined) throw notFound('Case');
    const { kind: about, member_id: memberId, target_id: targetId } = found;
    const reporterIds = await cases.findReporterIds(trx, caseId);
    requireImpartial(partialityOf(caller.memberId, { memberId, reporterIds, decidedBy: null }));
    if (found.closed_at !== null) throw conflict('case_closed', 'This case has been decided.');
    const until = readEnd(decision, now);
    const { kind } = decision;
    if (kind === 'suspend') {
      const left = { openedBy: found.opened_by, memberId, reporterIds, decidedBy: null, now };
      requireImpartial(await openerPartiality(trx, caller.memberId, left));
    }
    if (!choicesOf(about).includes(kind)) throw invalid('kind', `cannot be ${kind} in a case about a ${about}`);
    const reason = decision.reason.trim();
    await cases.closeCase(trx, caseId, now);
    const image_hash = kind === 'hide' ? await hide(about, { trx, notify, now, caseId, targetId }) : null;
    const by = { case_id: caseId, member_id: memberId, moderator_id: caller.memberId };
    const actionId = await insertAction(trx, { ...by, kind, reason, created_at: now, until, image_hash });
    if (about === 'message') await deleteUnreadableFiles(trx, appealableAfter(now), targetId);
    const details = { kind, action: actionId, ...(until !== null && { until: until.toISOString() }) };
    await insertAudit(trx, { at: now, actorId: caller.memberId, what: 'case.decided', targetId: caseId, details });
    if (kind !== 'none')
      await notify({
        kind: 'moderation',
        subject: actionId,
        to: [memberId],
        actor: null,
        details: { decision: { kind, about, ...(until !== null && { until: until.toISOString() }) }, reason },
      });
    const outcome = { change: outcomeInWords(kind) };
    await notify({ kind: 'reportDecided', subject: caseId, to: reporterIds, actor: null, details: outcome });
    if (kind !== 'suspend') return [];
    await lockWithHeirs(trx, memberId);
    await cancelUpcoming(trx, notify, memberId, { now, until });
    return await deleteAuthSessionsOf(trx, memberId);
  });
  context.broadcaster.endAuthSessions(ended);
  return await readCase(context, caller, caseId);
}

/** Returns when a restriction or suspension ends; null if it does not. */
function readEnd({ kind, days }: NewDecision, now: Date): Date | null {
  if (kind === 'limit' && days === undefined) throw invalid('days', 'is required for a limit', { rule: 'required' });
  if (days === undefined) return null;
  if (kind !== 'limit' && kind !== 'suspend') throw invalid('days', 'is for limits and suspensions alone');
  return daysOn(now, days);
}

/** Returns the log, latest first. */
export async function readAudit(context: AppContext, request: PageRequest): Promise<Page<AuditRow>> {
  return await readPage(request, {
    kinds: ['number'],
    keyOf: (row: AuditRow) => [row.id],
    read: (before, rows) => findAudit(context.db, before?.[0] ?? null, rows),
  });
}
