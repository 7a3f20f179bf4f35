import type { ActionKind, CaseKind, CaseState } from '@skill-exchange/api-client/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ReportedContent } from '../../db/tables/moderation.ts';
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
  /** The first report's reason, or its moderator's; null when its reporter's account is gone. */
  reason: string | null;
  /** Who opened it without a report. */
  opened_by: string | null;
  opener_name: string | null;
  opener_image: string | null;
  opening_reason: string | null;
  opening_content: ReportedContent | null;
  decision: ActionKind | null;
  /** Earlier decisions about the member that still apply. */
  earlier: number;
  /** 0 for the most severe, up to 2. */
  rank: number;
  /** When its pending appeal was made; null without one. */
  appealed_at: Date | null;
  waits_since: Date;
  reports: number;
  /** The content of the first report, or of its opening; null when its reporter's account is gone. */
  content: ReportedContent | null;
}

/** The content that the first report of a case was about, or that a moderator opened it about. */
export const firstContent = sql<ReportedContent | null>`coalesce(cases.opening_content, (
  select content from reports where reports.case_id = cases.id order by reports.created_at, reports.id limit 1))`;

const firstReason = sql<string | null>`coalesce(cases.opening_reason, (
  select reason from reports where reports.case_id = cases.id order by reports.created_at, reports.id limit 1))`;

const reportCount = sql<number>`(select count(*)::int from reports where reports.case_id = cases.id)`;

/** Decisions with a consequence. */
const earlierCount = sql<number>`(
  select count(*)::int from actions as earlier where earlier.member_id = cases.member_id
    and earlier.case_id <> cases.id and earlier.kind <> 'none' and earlier.reversed_at is null)`;

/** See `CaseSeverity` in the contract. */
const severityRank = sql<number>`greatest(0, 3 - ${reportCount} - (cases.opening_reason is not null)::int
  - ${earlierCount} - (cases.kind = 'message')::int)`;

const waitsSince = sql<Date>`coalesce(appeals.created_at, cases.opened_at)`;

function selectCases(db: Kysely<Database>) {
  return db
    .selectFrom('cases')
    .innerJoin('members', 'members.id', 'cases.member_id')
    .leftJoin('members as openers', 'openers.id', 'cases.opened_by')
    .leftJoin('actions', 'actions.case_id', 'cases.id')
    .leftJoin('appeals', (join) =>
      join.onRef('appeals.action_id', '=', 'actions.id').on('appeals.decided_at', 'is', null),
    )
    .select(['cases.id', 'cases.kind', 'cases.target_id', 'cases.member_id', 'opened_at', 'closed_at'])
    .select(['members.name as member_name', 'members.image_hash as member_image'])
    .select(['appeals.created_at as appealed_at', waitsSince.as('waits_since'), firstContent.as('content')])
    .select(['cases.opened_by', 'openers.name as opener_name', 'openers.image_hash as opener_image'])
    .select(['cases.opening_reason', 'cases.opening_content', 'actions.kind as decision', firstReason.as('reason')])
    .select([reportCount.as('reports'), earlierCount.as('earlier'), severityRank.as('rank')]);
}

/** States of cases that need a decision, or one about their appeal. */
type WaitingState = 'open' | 'appealed';

const openIds = (db: Kysely<Database>) =>
  db.selectFrom('cases as open').select('open.id').where('open.closed_at', 'is', null);

const appealedIds = (db: Kysely<Database>) =>
  db
    .selectFrom('appeals as waiting')
    .innerJoin('actions as appealed', 'appealed.id', 'waiting.action_id')
    .select('appealed.case_id as id')
    .where('waiting.decided_at', 'is', null);

/** Counts the cases of each state, each up to `most`. */
export async function countCases(db: Kysely<Database>, most: number): Promise<Record<CaseState, number>> {
  const limit = sql.lit(most);
  const { rows } = await sql<Record<CaseState, number>>`select
    (select count(*)::int from (${openIds(db)} limit ${limit}) as counted) as open,
    (select count(*)::int from (${appealedIds(db)} limit ${limit}) as counted) as appealed,
    (select count(*)::int from (
      select 1 from cases where closed_at is not null and id not in (${appealedIds(db)}) limit ${limit}
    ) as counted) as closed
  `.execute(db);
  return rows[0] ?? { open: 0, appealed: 0, closed: 0 };
}

export interface WaitingPage {
  state: WaitingState | undefined;
  after: { rank: number; waitsSince: string; id: string } | null;
  rows: number;
}

/** Returns waiting cases, most severe first, then oldest. */
export async function findWaitingCases(db: Kysely<Database>, { state, after, rows }: WaitingPage): Promise<CaseRow[]> {
  const ids = { open: () => openIds(db), appealed: () => appealedIds(db) };
  let query = selectCases(db)
    .where('cases.id', 'in', state ? ids[state] : () => openIds(db).union(appealedIds(db)))
    .orderBy(severityRank)
    .orderBy(waitsSince)
    .orderBy('cases.id');
  if (after !== null) {
    const key = sql`(${after.rank}::int, ${after.waitsSince}::timestamptz, ${after.id}::uuid)`;
    query = query.where(sql<boolean>`(${severityRank}, ${waitsSince}, cases.id) > ${key}`);
  }
  return await query.limit(rowCount(rows)).execute();
}

/** Returns decided cases without an open appeal, latest first. */
export async function findDecidedCases(
  db: Kysely<Database>,
  { after, rows }: { after: { closedAt: string; id: string } | null; rows: number },
): Promise<CaseRow[]> {
  let query = selectCases(db)
    .where('closed_at', 'is not', null)
    .where('appeals.created_at', 'is', null)
    .orderBy('closed_at', 'desc')
    .orderBy('cases.id', 'desc');
  if (after !== null) {
    query = query.where(
      sql<boolean>`(cases.closed_at, cases.id) < (${after.closedAt}::timestamptz, ${after.id}::uuid)`,
    );
  }
  return await query.limit(rowCount(rows)).execute();
}

export async function findCase(db: Kysely<Database>, id: string): Promise<CaseRow | undefined> {
  return await selectCases(db).where('cases.id', '=', id).executeTakeFirst();
}

/** Returns the cases about members, latest first. */
export async function findCasesOf(db: Kysely<Database>, memberIds: string[]): Promise<CaseRow[]> {
  return await selectCases(db)
    .where('cases.member_id', 'in', memberIds)
    .orderBy('opened_at', 'desc')
    .orderBy('cases.id')
    .limit(rowCount(1_000))
    .execute();
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

/** Returns a case's reports, oldest first. */
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
  opened_by: string | null;
}

/** Locks a case until the transaction ends: no other decisions or reports. */
export async function lockCase(trx: Kysely<Database>, id: string): Promise<LockedCase | undefined> {
  return await trx
    .selectFrom('cases')
    .select(['id', 'kind', 'target_id', 'member_id', 'closed_at', 'opened_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function closeCase(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  await trx.updateTable('cases').set({ closed_at: now }).where('id', '=', id).execute();
}

/**
 * Removes the pictures of decided cases from their reports and decisions.
 *
 * @param appealableAfter decisions after this instant can be appealed against
 * @returns the pictures, which may now be unused
 */
export async function releasePictures(trx: Kysely<Database>, appealableAfter: Date): Promise<string[]> {
  const settled = sql`(
    select cases.id from cases where closed_at is not null and not exists (
      select from actions left join appeals on appeals.action_id = actions.id
      where actions.case_id = cases.id and actions.kind <> 'none' and appeals.decided_at is null
        and (appeals.created_at is not null or actions.created_at > ${appealableAfter})))`;
  const { rows } = await sql<{ image_hash: string }>`
    select image_hash from reports where image_hash is not null and case_id in ${settled}
    union select image_hash from actions where image_hash is not null and case_id in ${settled}`.execute(trx);
  for (const table of ['reports', 'actions'])
    await sql`
      update ${sql.table(table)} set image_hash = null where image_hash is not null and case_id in ${settled}`.execute(
      trx,
    );
  return rows.map(({ image_hash }) => image_hash);
}
