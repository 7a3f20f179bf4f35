import type { AppContext } from '../../context.ts';
import { parseId, requireId } from '../../db/ids.ts';
import { conflict, invalid, missing } from '../../refusals.ts';
import { memberExists } from '../users/repository.ts';
import * as reports from './repository.ts';

/**
 * Tells the team about a member.
 *
 * @throws Refusal 400 for oneself, 404 for nobody, 409 the second time.
 */
export async function reportMember(
  context: AppContext,
  reporterId: string,
  report: { reportedUser: string; reason: string },
): Promise<void> {
  const reportedId = requireId(report.reportedUser, 'User');
  if (reportedId === reporterId) throw invalid('reportedUser', 'must be somebody else');
  if (!(await memberExists(context.db, reportedId))) throw missing('User');
  const isFirst = await reports.insertReport(context.db, {
    reporterId,
    reportedId,
    reason: report.reason.trim(),
    createdAt: context.clock(),
  });
  if (!isFirst) throw conflict('You have already reported this member.');
}

/** Whether this member has reported that one. Says nothing of anybody else's reports. */
export async function hasReported(
  context: AppContext,
  reporterId: string,
  reportedUser: string,
): Promise<boolean> {
  const reportedId = parseId(reportedUser);
  return reportedId !== null && (await reports.reportExists(context.db, reporterId, reportedId));
}
