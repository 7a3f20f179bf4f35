import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { containsPattern } from '../../db/text-search.ts';

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

function skillNames(kind: 'offered' | 'requested') {
  return sql<string[]>`coalesce((
    select json_agg(skills.name order by member_skills.position)
    from member_skills join skills on skills.id = member_skills.skill_id
    where member_skills.member_id = members.id and member_skills.kind = ${kind}
  ), '[]'::json)`;
}

function selectMembers(db: Kysely<Database>) {
  return db
    .selectFrom('members')
    .select(['id', 'seq', 'name', 'username', 'email', 'about', 'image_hash', 'rating_sum', 'rating_count'])
    .select([skillNames('offered').as('skills_offered'), skillNames('requested').as('skills_requested')]);
}

export interface MemberFilter {
  /** Text in the name or a skill's name, without case; null for all. */
  text: string | null;
  /** Only members who joined before this sequence number. */
  beforeSeq: number | null;
  limit: number | null;
}

/** Newest members first. */
export async function findMembers(db: Kysely<Database>, filter: MemberFilter): Promise<MemberRow[]> {
  let query = selectMembers(db).orderBy('seq', 'desc');
  if (filter.text !== null) {
    const pattern = containsPattern(filter.text.toLowerCase());
    query = query.where(({ eb, or, exists, selectFrom }) =>
      or([
        eb(sql<string>`lower(members.name)`, 'like', pattern),
        exists(
          selectFrom('member_skills')
            .innerJoin('skills', 'skills.id', 'member_skills.skill_id')
            .select('member_skills.skill_id')
            .whereRef('member_skills.member_id', '=', 'members.id')
            .where('skills.name_key', 'like', pattern),
        ),
      ]),
    );
  }
  if (filter.beforeSeq !== null) query = query.where('seq', '<', filter.beforeSeq);
  if (filter.limit !== null) query = query.limit(filter.limit);
  return await query.execute();
}

export async function findMember(db: Kysely<Database>, id: string): Promise<MemberRow | undefined> {
  return await selectMembers(db).where('id', '=', id).executeTakeFirst();
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
  const matches = (theirs: 'offered' | 'requested', mine: 'offered' | 'requested') => sql<number>`(
    select count(*) from member_skills theirs
    join member_skills mine on mine.skill_id = theirs.skill_id
    where theirs.member_id = members.id and theirs.kind = ${theirs}
      and mine.member_id = ${memberId} and mine.kind = ${mine}
  )`;
  const theyWant = matches('requested', 'offered');
  return await selectMembers(db)
    .where('id', '!=', memberId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('member_skills as theirs')
        .innerJoin('member_skills as mine', 'mine.skill_id', 'theirs.skill_id')
        .select('theirs.member_id')
        .where('theirs.kind', '=', 'offered')
        .where('mine.kind', '=', 'requested')
        .where('mine.member_id', '=', memberId),
    )
    .orderBy(sql`(${theyWant} > 0)`, 'desc')
    .orderBy(sql`${matches('offered', 'requested')} + ${theyWant}`, 'desc')
    .orderBy(sql`case when rating_count = 0 then 0 else rating_sum::float / rating_count end`, 'desc')
    .orderBy('seq')
    .limit(limit)
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

export async function memberExists(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db.selectFrom('members').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
