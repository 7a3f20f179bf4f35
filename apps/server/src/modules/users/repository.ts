import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { reusable } from '../../db/reusable.ts';
import type { Database } from '../../db/schema.ts';
import type { MemberSkillTable } from '../../db/tables/skills.ts';
import { rowCount } from '../../paging.ts';
import { type FactsRow, factColumns } from './facts.ts';
import { hasMet } from './has-met.ts';
import { isDiscoverable, isListedOne } from './listed.ts';
import { type MemberPage, membersFeatured, membersNamed, passes, type RankedPage } from './member-search-repository.ts';
import { type MatchRow, matchColumns } from './skill-match.ts';

/** A member as others may see them, with the email address, which only the member sees. */
export interface MemberRow {
  id: string;
  seq: number;
  name: string;
  username: string;
  email: string;
  email_verified_at: Date | null;
  mail_stopped_at: Date | null;
  role: 'member' | 'moderator';
  is_operator: boolean;
  about: string;
  image_hash: string | null;
  rating_sum: number;
  rating_count: number;
  skills_offered: string[];
  skills_requested: string[];
}

/** A member with everything that their profile shows. */
export interface ProfileRow extends MemberRow, FactsRow, MatchRow {
  /** Skills on their own lists that moderators have hidden; only for the member. */
  hidden_skills: string[];
  /** They have had enough sessions for a reliability. */
  has_history: boolean;
}

/** Selects the names on one of a member's lists, in the member's order. */
function skillNames(kind: 'offered' | 'requested') {
  return sql<string[]>`coalesce(listed.${sql.ref(kind)}, '[]'::json)`;
}

const listedSkills = sql<Listed>`(
  select kind, skill_id, position from member_skills where member_id = members.id)`;

/** With the skills that moderators have hidden, for the member alone. */
const ownSkills = (viewerId: string) => sql<Listed>`(
  select kind, skill_id, position from member_skills where member_id = members.id
  union all
  select kind, skill_id, position from skill_merge_doubles
  where member_id = members.id and skill_id is not null and members.id = ${viewerId}::uuid)`;

type Listed = Pick<MemberSkillTable, 'kind' | 'skill_id' | 'position'>;

function selectMembers(db: Kysely<Database>, skills = listedSkills) {
  return (
    db
      .selectFrom('members')
      // Both lists in one pass through the member's skills.
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom(skills.as('of_member'))
            .select([namesOf('offered').as('offered'), namesOf('requested').as('requested')])
            .as('listed'),
        (join) => join.onTrue(),
      )
      .select(['members.id', 'members.seq', 'members.name', 'username', 'email', 'about', 'members.image_hash'])
      .select(['email_verified_at', 'mail_stopped_at', 'role', 'is_operator'])
      .select(['rating_sum', 'rating_count'])
      .select([skillNames('offered').as('skills_offered'), skillNames('requested').as('skills_requested')])
  );
}

function namesOf(kind: 'offered' | 'requested') {
  // A subquery per id: for a join, the planner reads the whole of a small catalog for every member.
  return sql<string[]>`json_agg((select skills.name from skills where skills.id = skill_id) order by position)
    filter (where kind = ${sql.lit(kind)})`;
}

/** Returns a page of members, newest first. */
export async function findMembers(
  db: Kysely<Database>,
  { beforeSeq, limit, ...filter }: MemberPage,
): Promise<MemberRow[]> {
  const all = selectMembers(db).where(passes(filter)).orderBy('seq', 'desc');
  const older = beforeSeq === null ? all : all.where('seq', '<', beforeSeq);
  return await older.limit(rowCount(limit)).execute();
}

/** Returns members by their sequence numbers with their facts, unordered. */
export async function findMembersBySeq(db: Kysely<Database>, seqs: readonly number[]) {
  return await selectMembers(db)
    .select(factColumns)
    .where('members.seq', '=', sql<number>`any(${seqs}::bigint[])`)
    .execute();
}

export interface RankedMemberRow extends MemberRow {
  rank: number;
}

/** Returns members whose name contains the text, best matches first; without a text, full profiles first. */
export async function findMembersRanked(
  db: Kysely<Database>,
  name: string | null,
  page: RankedPage,
): Promise<RankedMemberRow[]> {
  const ranked = name === null ? membersFeatured(db, page) : membersNamed(db, name, page);
  return await selectMembers(db)
    .innerJoin(ranked.as('ranked'), 'ranked.seq', 'members.seq')
    .select('ranked.rank')
    .orderBy('ranked.rank')
    .orderBy('members.seq', 'desc')
    .limit(rowCount(page.limit))
    .execute();
}

/** A profile shows a member's reliability from this many sessions or answers on: fewer could be chance. */
export const minimumHistory = 5;

const membersById = reusable((db, id: string, viewerId: string) =>
  selectMembers(db, ownSkills(viewerId))
    .where('members.id', '=', id)
    .where(isListedOne(viewerId))
    .select(factColumns)
    .select(matchColumns(viewerId))
    .select(
      sql<string[]>`array(
        select distinct skills.name from skill_merge_doubles as hidden join skills on skills.id = skill_id
        where member_id = members.id and members.id = ${viewerId}::uuid)`.as('hidden_skills'),
    )
    .select(
      sql<boolean>`exists (
        select from (
          select from sessions where user_one = members.id union all select from sessions where user_two = members.id
        ) as had offset ${sql.lit(minimumHistory - 1)})`.as('has_history'),
    ),
);

/** Returns a member with both lists of skills; undefined if the viewer may not find one with this id. */
export async function findMember(db: Kysely<Database>, id: string, viewerId: string): Promise<ProfileRow | undefined> {
  return (await membersById(db, id, viewerId))[0];
}

/**
 * Returns members who teach something that this one wants: first those who also want what this one teaches, then by
 * the number of matching skills, then by rating. Without those with whom this one has agreed to a session, or had one.
 */
export async function findTeachersFor(
  db: Kysely<Database>,
  memberId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<(MemberRow & MatchRow)[]> {
  return await selectMembers(db)
    .select(matchColumns(memberId))
    .innerJoin(
      // Starts at this member's skills and joins members with them on the other list: the cost grows with the matches.
      (eb) =>
        eb
          .selectFrom('member_skills as mine')
          .innerJoin('member_skills as theirs', (join) =>
            join.onRef('theirs.skill_id', '=', 'mine.skill_id').onRef('theirs.kind', '<>', 'mine.kind'),
          )
          .select(({ fn }) => [
            'theirs.member_id',
            fn.countAll<number>().filterWhere('theirs.kind', '=', 'offered').as('teach'),
            fn.countAll<number>().filterWhere('theirs.kind', '=', 'requested').as('want'),
          ])
          .where('mine.member_id', '=', memberId)
          .where('theirs.member_id', '!=', memberId)
          .where(isDiscoverable(memberId, 'theirs.member_id'))
          .where(sql<boolean>`not ${hasMet(memberId, 'theirs.member_id', now)}`)
          .groupBy('theirs.member_id')
          .as('matches'),
      (join) => join.onRef('matches.member_id', '=', 'members.id').on('matches.teach', '>', 0),
    )
    .orderBy(sql`matches.want > 0`, 'desc')
    .orderBy(sql`matches.teach + matches.want`, 'desc')
    .orderBy(sql`case when rating_count = 0 then 0 else rating_sum::float / rating_count end`, 'desc')
    .orderBy('seq')
    .limit(rowCount(limit))
    .execute();
}

export interface MemberChange {
  name?: string;
  about?: string;
  image_hash?: string | null;
  languages?: string[];
  browser_time_zone?: string;
  hides_activity?: boolean;
  hides_time_zone?: boolean;
  members_only?: boolean;
  away_until?: string | null;
}

/** Updates a member; does nothing without changes. */
export async function updateMember(db: Kysely<Database>, id: string, change: MemberChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('members').set(change).where('id', '=', id).execute();
}

/**
 * Locks a member for a change of the profile and returns their current picture. Further changes of this profile wait;
 * rows that reference the member can still be inserted.
 */
export async function lockMember(trx: Kysely<Database>, id: string): Promise<string | null> {
  const row = await trx
    .selectFrom('members')
    .select('image_hash')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.image_hash ?? null;
}

const memberIds = reusable((db, id: string, viewerId: string | null) =>
  db.selectFrom('members').select('id').where('id', '=', id).where(isListedOne(viewerId)),
);

/** Ids of members, or a statement's array of them. */
type MemberIds = readonly string[] | RawBuilder<string[]>;

// In the same order for all callers, which prevents deadlocks.
const selectInOrder = (trx: Transaction<Database>, ids: MemberIds) =>
  trx.selectFrom('members').select('id').where('id', '=', sql<string>`any(${ids}::uuid[])`).orderBy('id');

/** Locks members until the transaction ends. Members before everything else: events, sessions and rings are locked later. */
export async function lockMembers(trx: Transaction<Database>, ids: MemberIds): Promise<void> {
  await selectInOrder(trx, ids).forNoKeyUpdate().execute();
}

/**
 * Locks members until the transaction ends, so that none of them can leave, be suspended or block another one. Callers do not
 * wait for each other, so many guests can join an event at once. Whom a member may find is read afterwards.
 */
export async function lockForShare(trx: Transaction<Database>, ids: MemberIds): Promise<void> {
  await lockingForShare(trx, ids).execute();
}

/** The statement of `lockForShare`, which returns the members' ids. */
export const lockingForShare = (trx: Transaction<Database>, ids: MemberIds) => selectInOrder(trx, ids).forShare();

/**
 * Locks two members with `lockForShare`.
 *
 * @returns whether the viewer may find the other one
 */
export async function lockPairForShare(trx: Transaction<Database>, viewerId: string, id: string): Promise<boolean> {
  await lockForShare(trx, [viewerId, id]);
  return await memberExists(trx, id, viewerId);
}

/** Returns whether the viewer may find this member. Cheaper than `findMember`, which also loads the skills. */
export async function memberExists(db: Kysely<Database>, id: string, viewerId: string | null): Promise<boolean> {
  return (await memberIds(db, id, viewerId)).length > 0;
}

export async function hasBlocked(db: Kysely<Database>, blockerId: string, blockedId: string): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('blocked_id')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst();
  return row !== undefined;
}
