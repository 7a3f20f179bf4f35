import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { seatsOfKey } from '../matches/match-key.ts';
import { hasMet } from '../users/has-met.ts';

/** Returns the ids of those members with whom a member has agreed to a session, or had one. */
async function findMet(
  db: Kysely<Database>,
  memberId: string,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select members.id from members where id = any(${ids}::uuid[]) and ${hasMet(memberId, 'members.id', now)}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns the matches that are news: without those whose neighbors the member has all met already. */
export async function withStrangers(
  db: Kysely<Database>,
  memberId: string,
  keys: readonly string[],
  now: Date,
): Promise<string[]> {
  const neighborsOf = (key: string) => {
    const [, next, ...rest] = seatsOfKey(key, memberId) ?? [];
    return [next, rest.at(-1)].flatMap((seat) => (seat === undefined ? [] : [seat.memberId]));
  };
  const met = await findMet(db, memberId, keys.flatMap(neighborsOf), now);
  return keys.filter((key) => neighborsOf(key).some((id) => !met.has(id)));
}

/** The member who teaches in a match, and its skills by name. */
export interface Lead {
  actor: string;
  swap: { key: string; gets: string; gives: string; isRing: boolean };
}

/** Returns who teaches the member what in a match; undefined for an unknown one. */
export async function findLead(db: Kysely<Database>, memberId: string, key: string): Promise<Lead | undefined> {
  const seats = seatsOfKey(key, memberId) ?? [];
  const [own] = seats;
  const teacher = seats.at(-1);
  if (own === undefined || teacher === undefined) return undefined;
  const rows = await db
    .selectFrom('skills')
    .select(['id', 'name'])
    .where('id', 'in', [own.gives, teacher.gives])
    .execute();
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name;
  const [gets, gives] = [nameOf(teacher.gives), nameOf(own.gives)];
  if (gets === undefined || gives === undefined) return undefined;
  return { actor: teacher.memberId, swap: { key, gets, gives, isRing: seats.length > 2 } };
}
