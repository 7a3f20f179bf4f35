import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { searchName } from '../../texts/search-name.ts';
import { seatsOfKey } from '../matches/match-key.ts';

/** Matches that a member saved or dismissed, and their rings, with the names of the others. */
export async function readMatches(db: Kysely<Database>, memberId: string) {
  const states = await db
    .selectFrom('match_states')
    .select(['key', 'state', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('at')
    .execute();
  const circles = states.map(({ key }) => seatsOfKey(key, memberId) ?? []);
  const ids = [...new Set(circles.flat().map((seat) => seat.memberId))];
  const { rows: members } = await sql<{ id: string; name: string }>`
    select id, name from members where id = any(${ids}::uuid[])`.execute(db);
  const nameOf = (id: string) => members.find((member) => member.id === id)?.name;
  const chosen = states.map(({ state, at }, index) => {
    const others = (circles[index] ?? []).slice(1).flatMap((seat) => nameOf(seat.memberId) ?? []);
    return { state, at, with: others };
  });
  const rings = await db
    .selectFrom('ring_seats as own')
    .innerJoin('rings', 'rings.id', 'own.ring_id')
    .innerJoin('skills', 'skills.id', 'own.gives')
    .select([
      'rings.id',
      'rings.created_at as proposed',
      'agreed_at as agreed',
      'ended_at as ended',
      'expires_at as until',
    ])
    .select(sql<string | null>`case when started_by = own.member_id then note end`.as('note'))
    .select(['skills.name as teaches', 'answer', 'answered_at as answered'])
    .select(
      sql<string[]>`array(
      select members.name from ring_seats join members on members.id = member_id
      where ring_id = own.ring_id and member_id <> own.member_id order by position
    )`.as('with'),
    )
    .where('own.member_id', '=', memberId)
    .orderBy('rings.seq')
    .execute();
  return { chosen, rings };
}

/** The skills that the member follows. */
export async function readFollowedSkills(db: Kysely<Database>, memberId: string) {
  return await db
    .selectFrom('followed_skills')
    .innerJoin('skills', 'skills.id', 'skill_id')
    .select(['skills.name', 'followed_skills.created_at as followed'])
    .where('member_id', '=', memberId)
    .orderBy('skills.name')
    .execute();
}

/** The member's saved searches. */
export async function readSearches(db: Kysely<Database>, memberId: string) {
  const rows = await db
    .selectFrom('saved_searches')
    .select(['name', 'filters', 'created_at as saved'])
    .where('member_id', '=', memberId)
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({ ...row, name: searchName(row.name, row.filters) }));
}
