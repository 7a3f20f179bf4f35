import { type Kysely, type RawBuilder, sql } from 'kysely';
import { reusable } from '../../db/reusable.ts';
import type { Database } from '../../db/schema.ts';
import { containsFolded } from '../../db/text-search.ts';
import { rowCount } from '../../paging.ts';

/** A member as others may see them, and the e-mail address for the member's own eyes. */
export interface MemberRow {
  id: string;
  seq: number;
  name: string;
  username: string;
  email: string;
  about: string;
  image_hash: string | null;
  rating_sum: number;
  rating_count: number;
  skills_offered: string[];
  skills_requested: string[];
}

/** The names on one of a member's lists, in the member's order. */
function skillNames(kind: 'offered' | 'requested') {
  return sql<string[]>`coalesce(listed.${sql.ref(kind)}, '[]'::json)`;
}

function selectMembers(db: Kysely<Database>) {
  return (
    db
      .selectFrom('members')
      // Both lists in one pass through the member's skills.
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('member_skills')
            .innerJoin('skills', 'skills.id', 'skill_id')
            .whereRef('member_id', '=', 'members.id')
            .select([namesOf('offered').as('offered'), namesOf('requested').as('requested')])
            .as('listed'),
        (join) => join.onTrue(),
      )
      .select(['members.id', 'seq', 'members.name', 'username', 'email', 'about', 'members.image_hash'])
      .select(['rating_sum', 'rating_count'])
      .select([skillNames('offered').as('skills_offered'), skillNames('requested').as('skills_requested')])
  );
}

function namesOf(kind: 'offered' | 'requested') {
  return sql<string[]>`json_agg(skills.name order by position) filter (where kind = ${sql.lit(kind)})`;
}

export interface MemberFilter {
  /** Text in the name or a skill's name, without case and accents; null for all. */
  text: string | null;
  /** Only members who joined before this sequence number. */
  beforeSeq: number | null;
  limit: number | null;
}

/** Newest members first. */
export async function findMembers(db: Kysely<Database>, filter: MemberFilter): Promise<MemberRow[]> {
  let query = selectMembers(db).orderBy('seq', 'desc');
  if (filter.text !== null) query = query.where('seq', 'in', await matching(db, filter, filter.text));
  if (filter.beforeSeq !== null) query = query.where('seq', '<', filter.beforeSeq);
  if (filter.limit !== null) query = query.limit(rowCount(filter.limit));
  return await query.execute();
}

/** Up to so many are quicker gathered and sorted than met on the way through all members. */
const fewMembers = 2_000;

/**
 * The sequence numbers of members whose name, or one of whose skills, contains the text. Each half finds its own page
 * by its own index: joined by "or", neither could use one.
 */
async function matching(db: Kysely<Database>, filter: MemberFilter, text: string) {
  let page = db.selectFrom('members').select('members.seq').orderBy('seq', 'desc');
  if (filter.beforeSeq !== null) page = page.where('seq', '<', filter.beforeSeq);
  if (filter.limit !== null) page = page.limit(rowCount(filter.limit));
  // With the C locale the database knows no capitals but English ones, and leaves others in the name as they are.
  const lowered = new Set([text, text.toLowerCase()]);
  const named = page.where((eb) =>
    eb.or([...lowered].map((name) => eb('members.name_folded', 'like', containsFolded(name)))),
  );
  const rows = await db
    .selectFrom('skills')
    .select('id')
    .where('name_folded', 'like', containsFolded(text.toLowerCase()))
    .execute();
  if (rows.length === 0) return sql<number>`(select seq from ${named} as named)`;
  const skills = sql`${rows.map(({ id }) => id)}::uuid[]`;
  const most = filter.limit === null ? null : fewMembers + 1;
  const holders = holdersOf(skills, most);
  const skilled =
    most !== null && (await countRows(db, holders, most)) === most
      ? // Looked up one by one on the way, and not "exists", which may be turned into a join of everybody.
        page.where(
          sql<boolean>`(select true from member_skills where member_id = members.id and skill_id = any(${skills}) limit 1)`,
        )
      : page.where('members.id', 'in', sql<string>`(with holders as materialized ${holders} table holders)`);
  return sql<number>`(select seq from ${named} as named union select seq from ${skilled} as skilled)`;
}

/** Who has the skills on either list: those of one skill after the other, `most` of each, which binds the planner. */
function holdersOf(skills: RawBuilder<unknown>, most: number | null): RawBuilder<string> {
  return sql`(
    select held.member_id from unnest(${skills}) as meant (id) cross join lateral (
      select member_id from member_skills where skill_id = meant.id limit ${most}::bigint
    ) as held
  )`;
}

/** How many rows there are, without counting on past `most`. The planner would guess, and walk on a wrong guess. */
async function countRows(db: Kysely<Database>, rows: RawBuilder<string>, most: number): Promise<number> {
  const counted = sql<{ count: number }>`
    select count(*) as count from (select from ${rows} as counted limit ${most}::bigint) as bounded`;
  return (await counted.execute(db)).rows[0]?.count ?? 0;
}

const membersById = reusable((db, id: string) => selectMembers(db).where('members.id', '=', id));

export async function findMember(db: Kysely<Database>, id: string): Promise<MemberRow | undefined> {
  return (await membersById(db, id))[0];
}

/**
 * Members who teach something that this one wants. First those who also want what this one teaches, then by how many
 * skills match, then by rating.
 */
export async function findTeachersFor(
  db: Kysely<Database>,
  memberId: string,
  limit: number,
): Promise<MemberRow[]> {
  return await selectMembers(db)
    .innerJoin(
      // From this member's skills to everybody who has them on the other list: what it costs grows with the matches.
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
  image_hash?: string;
}

/** Does nothing when there is nothing to change. */
export async function updateMember(db: Kysely<Database>, id: string, change: MemberChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('members').set(change).where('id', '=', id).execute();
}

/** The member's picture before a change of it; changes of one member's picture take turns from here on. */
export async function lockPicture(trx: Kysely<Database>, id: string): Promise<string | null> {
  const row = await trx
    .selectFrom('members')
    .select('image_hash')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.image_hash ?? null;
}

const memberIds = reusable((db, id: string) => db.selectFrom('members').select('id').where('id', '=', id));

export async function memberExists(db: Kysely<Database>, id: string): Promise<boolean> {
  return (await memberIds(db, id)).length > 0;
}
