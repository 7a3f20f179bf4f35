import type { CaseKind } from '@skill-exchange/api-client/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ReportedContent } from '../../db/tables/moderation.ts';

export interface NewReportRow {
  kind: CaseKind;
  targetId: string;
  reporterId: string;
  reportedId: string;
  reason: string;
  content: ReportedContent;
  imageHash: string | null;
  createdAt: Date;
}

/**
 * Stores a report in the open case about its target, which it creates if necessary. Returns whether it
 * was stored: a case accepts one report per member. Locks the case, so that it is not decided concurrently.
 */
export async function insertReport(trx: Kysely<Database>, report: NewReportRow): Promise<boolean> {
  const { kind, targetId, reportedId, createdAt } = report;
  const { id } = await trx
    .insertInto('cases')
    .values({ kind, target_id: targetId, member_id: reportedId, opened_at: createdAt })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'target_id'])
        .where('closed_at', 'is', null)
        .doUpdateSet((eb) => ({ opened_at: eb.ref('cases.opened_at') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = await trx
    .insertInto('reports')
    .values({
      case_id: id,
      reporter_id: report.reporterId,
      reported_id: reportedId,
      reason: report.reason,
      content: JSON.stringify(report.content),
      image_hash: report.imageHash,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.columns(['case_id', 'reporter_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Whether this reporter has an undecided report of that member. */
export async function reportExists(db: Kysely<Database>, reporterId: string, reportedId: string): Promise<boolean> {
  const row = await db
    .selectFrom('reports')
    .innerJoin('cases', 'cases.id', 'case_id')
    .select('reports.id')
    .where('reporter_id', '=', reporterId)
    .where('reported_id', '=', reportedId)
    .where('kind', '=', sql.lit('member'))
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
