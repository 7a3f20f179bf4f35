import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface NewReportRow {
  reporterId: string;
  reportedId: string;
  reason: string;
  createdAt: Date;
}

/** Stores a report unless this reporter has already reported that member; says whether it was stored. */
export async function insertReport(db: Kysely<Database>, report: NewReportRow): Promise<boolean> {
  const stored = await db
    .insertInto('reports')
    .values({
      reporter_id: report.reporterId,
      reported_id: report.reportedId,
      reason: report.reason,
      created_at: report.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['reporter_id', 'reported_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Whether this reporter has reported that member. */
export async function reportExists(db: Kysely<Database>, reporterId: string, reportedId: string): Promise<boolean> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', reporterId)
    .where('reported_id', '=', reportedId)
    .executeTakeFirst();
  return row !== undefined;
}
