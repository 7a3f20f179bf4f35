import type { CaseKind } from '@skill-exchange/api-client/types';
import { conflict, invalid, notFound, type Thing } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/contention.ts';
import { parseId, requireId } from '../../db/ids.ts';
import { findContent } from '../moderation/content-repository.ts';
import { otherId } from '../users/service.ts';
import * as reports from './repository.ts';

const thingOf: Record<CaseKind, Thing> = {
  member: 'User',
  photo: 'Picture',
  event: 'Event',
  message: 'Message',
  review: 'Review',
  eventReview: 'Review',
};

/**
 * Reports a member to the moderators.
 *
 * @throws ApiError 400 for oneself, 404 when no member has the id, 409 for a second report while one is undecided.
 */
export async function reportMember(
  context: AppContext,
  reporterId: string,
  report: { reportedUser: string; reason: string },
): Promise<void> {
  const id = otherId(reporterId, report.reportedUser, 'reportedUser');
  if (!(await store(context, reporterId, { kind: 'member', id, reason: report.reason })))
    throw conflict('already_reported', 'You have already reported this member.');
}

/**
 * Reports a member or their content to the moderators.
 *
 * @throws ApiError 400 for one's own content, 404 for content that the reporter cannot see, 409 for a second report
 * while one is undecided.
 */
export async function reportContent(
  context: AppContext,
  reporterId: string,
  report: { kind: CaseKind; id: string; reason: string },
): Promise<void> {
  if (!(await store(context, reporterId, report)))
    throw conflict('already_reported', 'You have already reported this.');
}

/** Stores a report. Returns whether it was new. A block does not prevent reports. */
async function store(
  context: AppContext,
  reporterId: string,
  { kind, id, reason }: { kind: CaseKind; id: string; reason: string },
): Promise<boolean> {
  const targetId = requireId(id, thingOf[kind]);
  return await inTransaction(context.db, async (trx) => {
    const found = await findContent(trx, kind, targetId);
    if (found === undefined || found.readers?.includes(reporterId) === false) throw notFound(thingOf[kind]);
    const { memberId: reportedId, content, imageHash } = found;
    if (reportedId === reporterId) throw invalid('id', 'must be of somebody else', { rule: 'somebody_else' });
    const createdAt = context.clock();
    const report = { kind, targetId, reporterId, reportedId, reason: reason.trim(), content, imageHash, createdAt };
    return await reports.insertReport(trx, report);
  });
}

/** Whether this member has an undecided report of that one. Ignores other members' reports. */
export async function hasReported(context: AppContext, reporterId: string, reportedUser: string): Promise<boolean> {
  const reportedId = parseId(reportedUser);
  return reportedId !== null && (await reports.reportExists(context.db, reporterId, reportedId));
}
