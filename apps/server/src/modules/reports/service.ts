import { conflict, missing } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { parseId } from '../../db/ids.ts';
import { memberExists } from '../users/repository.ts';
import { otherId } from '../users/service.ts';
import * as reports from './repository.ts';

/**
 * Tells the team about a member.
 *
 * @throws ApiError 400 for oneself, 404 when no member has the id, 409 the second time.
 */
export async function reportMember(
  context: AppContext,
  reporterId: string,
  report: { reportedUser: string; reason: string },
): Promise<void> {
  const reportedId = otherId(reporterId, report.reportedUser, 'reportedUser');
  // Members who have blocked each other as well: a block shields none from a report.
  if (!(await memberExists(context.db, reportedId))) throw missing('User');
  const isFirst = await reports.insertReport(context.db, {
    reporterId,
    reportedId,
    reason: report.reason.trim(),
    createdAt: context.clock(),
  });
  if (!isFirst) throw conflict('already_reported', 'You have already reported this member.');
}

/** Whether this member has reported that one. Says nothing of other members' reports. */
export async function hasReported(context: AppContext, reporterId: string, reportedUser: string): Promise<boolean> {
  const reportedId = parseId(reportedUser);
  return reportedId !== null && (await reports.reportExists(context.db, reporterId, reportedId));
}
