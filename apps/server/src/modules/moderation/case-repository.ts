import type { CaseKind } from '@skill-exchange/api-client/types';
import { type Kysely, sql } from 'kysely';
import type { Database, ReportedContent } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';

export interface CaseRow {
  id: string;
  kind: CaseKind;
  target_id: string;
  member_id: string;
  member_name: string;
  member_image: string | null;
  opened_at: Date;
  closed_at: Date | null;
  /** Since when its open appeal waits; null without one. */
  appealed_at: Date | null;
  waits_since: Date;
  reports: number;
  /** Of the first report; null when its reporter's account is gone. */
  content: ReportedContent | null;
}

/** The content that the first report of a case was about. */
export const firstContent = sql<ReportedContent | null>`(
  select content from reports where reports.case_id = cases.id order by reports.created_at, reports.id limit 1)`;

const waitsSince = sql<Date>`coalesce(appeals.created_at, cases.opened_at)`;

function selectCases(db: Kysely<Database>) {
  return db
    .selectFrom('cases')
    .innerJoin('members', 'members.id', 'cases.member_id')
    .leftJoin('actions', 'actions.case_id', 'cases.id')
    .leftJoin('appeals', (join) =>
      join.onRef('appeals.action_id', '=', 'actions.id').on('appeals.decided_at', 'is', null),
    )
    .select(['cases.id', 'cases.kind', 'cases.target_id', 'cases.member_id', 'opened_at', 'closed_at'])
    .select(['members.name as member_name', 'members.image_hash as member_image'])
    .select(['appeals.created_at as appealed_at', waitsSince.as('waits_since'), firstContent.as('content')])
    .select(sql<number>`(select count(*)::int from reports where reports.case_id = cases.id)`.as('reports'));
}

export interface CasePage {
  after: { waitsSince: string; id: string } | null;
  rows: number;
}

/** The ids of cases that wait for a decision, or for one about their appeal. */
const waitingIds = (db: Kysely<Database>) =>
  db
    .selectFrom('cases as open')
    .select('open.id')
    .where('open.closed_at', 'is', null)
    .union(
      db
        .selectFrom('appeals as waiting')
        .innerJoin('actions as appealed', 'appealed.id', 'waiting.action_id')
        .select('appealed.case_id as id')
        .where('waiting.decided_at', 'is', null),
    );

/** Counts open cases, up to `most`. */
export async function countWaitingCases(db: Kysely<Database>, most: number): Promise<number> {
  const some = waitingIds(db).limit(sql.lit(most)).as('some');
  const { count } = await db
    .selectFrom(some)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Cases that wait; the oldest first. */
export async function findWaitingCases(db: Kysely<Database>, { after, rows }: CasePage): Promise<CaseRow[]> {
  let query = selectCases(db)
    .where('cases.id', 'in', () => waitingIds(db))
    .orderBy(waitsSince)
    .orderBy('cases.id');
  if (after !== null)
    query = query.where(
      sql<boolean>`(${waitsSince}, cases.id) > (${after.waitsSince}::timestamptz, ${after.id}::uuid)`,
    );
  return await query.limit(rowCount(rows)).execute();
}

export async function findCase(db: Kysely<Database>, id: string): Promise<CaseRow | undefined> {
  return await selectCases(db).where('cases.id', '=', id).executeTakeFirst();
}

export interface ReportRow {
  reason: string;
  created_at: Date;
  content: ReportedContent;
  image_hash: string | null;
  reporter_id: string;
  reporter_name: string;
  reporter_image: string | null;
}

/** A case's reports, oldest first. */
export async function findReports(db: Kysely<Database>, caseId: string): Promise<ReportRow[]> {
  return await db
    .selectFrom('reports')
    .innerJoin('members', 'members.id', 'reporter_id')
    .select(['reason', 'reports.created_at', 'content', 'reports.image_hash', 'reporter_id'])
    .select(['members.name as reporter_name', 'members.image_hash as reporter_image'])
    .where('case_id', '=', caseId)
    .orderBy('reports.created_at')
    .orderBy('reports.id')
    .limit(rowCount(1_000))
    .execute();
}

export async function findReporterIds(db: Kysely<Database>, caseId: string): Promise<string[]> {
  const rows = await db.selectFrom('reports').select('reporter_id').where('case_id', '=', caseId).execute();
  return rows.map(({ reporter_id }) => reporter_id);
}

export interface LockedCase {
  id: string;
  kind: CaseKind;
  target_id: string;
  member_id: string;
  closed_at: Date | null;
}

/** A case that nobody else decides, or reports to, until the transaction ends. */
export async function lockCase(trx: Kysely<Database>, id: string): Promise<LockedCase | undefined> {
  return await trx
    .selectFrom('cases')
    .select(['id', 'kind', 'target_id', 'member_id', 'closed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function closeCase(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  await trx.updateTable('cases').set({ closed_at: now }).where('id', '=', id).execute();
}
